import type { RouterHistory } from '@tanstack/react-router'

/**
 * Ignores further traversals until the current one has ended: until then the history still has the old position, and a
 * second Escape or click on the same link would go back once more. Returns a function that ends the wait without a
 * notification, for a traversal that left the document.
 */
export function serializeTraversals(history: RouterHistory): () => void {
  const { go } = history
  let isUnderWay = false
  const end = () => void (isUnderWay = false)
  // Also called when a guard refuses to leave; then the traversal may be requested again.
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
