/** Runs in a task of its own when the browser has painted what is in the document now; returns the function that cancels. */
export function afterPaint(page: Window, run: () => void): () => void {
  let timer: number | undefined
  const frame = page.requestAnimationFrame(() => (timer = page.setTimeout(run)))
  return () => {
    page.cancelAnimationFrame(frame)
    page.clearTimeout(timer)
  }
}
