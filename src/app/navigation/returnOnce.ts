import type { RouterHistory } from '@tanstack/react-router'

/**
 * Lets one traversal that the shop asks for end before it takes the next: until the browser has arrived, the history
 * still names the place that is being left, and a second Escape or click on the same link would go back once more.
 * Returns what ends the wait where nobody is told: the traversal has left the document.
 */
export function returnOnce(history: RouterHistory): () => void {
  const { go } = history
  let isUnderWay = false
  const end = () => void (isUnderWay = false)
  // Told when a guard refuses to leave as well: then it may be asked for again.
  history.subscribe(({ action }) => {
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') end()
  })
  history.go = (steps, options) => {
    if (isUnderWay) return
    isUnderWay = true
    go(steps, options)
  }
  return end
}
