/**
 * The page's `fetch`, whose requests never fail of the page's own going: the browser breaks them off when the document is
 * left, and code that runs then must not take that for an answer.
 */
export function fetchWhileHere(page: Window): typeof globalThis.fetch {
  let isGone = false
  page.addEventListener('pagehide', ({ persisted }) => {
    isGone = !persisted
  })
  return (input, init) =>
    page.fetch(input, init).catch((error: unknown) => {
      if (isGone) return new Promise<never>(() => undefined)
      throw error
    })
}
