export type IdleTimers = {
  readonly setTimeout: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
  readonly clearTimeout: (timer: ReturnType<typeof setTimeout>) => void
} & Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>

/** Runs after this delay even if the browser is never idle. */
const IDLE_PATIENCE_MS = 2_000

/**
 * Runs when the browser is idle. Safari has no `requestIdleCallback`; there it runs in a task of its own. Returns the
 * function that cancels.
 */
export function whenIdle(timers: IdleTimers, run: () => void): () => void {
  if (!timers.requestIdleCallback) {
    const timer = timers.setTimeout(run, 1)
    return () => timers.clearTimeout(timer)
  }
  const handle = timers.requestIdleCallback(run, { timeout: IDLE_PATIENCE_MS })
  return () => timers.cancelIdleCallback?.(handle)
}
