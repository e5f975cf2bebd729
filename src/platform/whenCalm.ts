import { whenIdle } from './whenIdle.ts'
import type { IdleTimers } from './whenIdle.ts'

/** Runs once everything the document itself asked for is there and the browser has a moment. */
export function whenCalm(window: IdleTimers & Pick<Window, 'addEventListener' | 'document'>, run: () => void): void {
  const wait = () => void whenIdle(window, run)
  if (window.document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
