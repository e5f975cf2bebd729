import { whenIdle } from './whenIdle.ts'
import type { IdleTimers } from './whenIdle.ts'

/** Runs when the document has loaded and the browser is idle. */
export function whenCalm(window: IdleTimers & Pick<Window, 'addEventListener' | 'document'>, run: () => void): void {
  const wait = () => void whenIdle(window, run)
  if (window.document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
