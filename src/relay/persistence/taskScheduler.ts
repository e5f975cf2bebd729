/** Longest slice of work between two chances for the browser to paint and to hear the shopper. */
export const SLICE_MS = 4

/** No slice waits longer than this for an idle moment. */
const IDLE_PATIENCE_MS = 2000

/** Later, and when there is nothing better to do. Each function returns the one that cancels. */
export type TaskScheduler = {
  readonly after: (delayMs: number, run: () => void) => () => void
  readonly whenIdle: (run: () => void) => () => void
  /** A monotonic time in milliseconds, to end a slice by. */
  readonly now: () => number
}

type Timers = {
  readonly setTimeout: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
  readonly clearTimeout: (timer: ReturnType<typeof setTimeout>) => void
} & Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>

/** Safari has no `requestIdleCallback`: there a slice is a task of its own. */
export function createBrowserScheduler(timers: Timers, performance: Pick<Performance, 'now'>): TaskScheduler {
  const after: TaskScheduler['after'] = (delayMs, run) => {
    const timer = timers.setTimeout(run, delayMs)
    return () => timers.clearTimeout(timer)
  }
  return {
    after,
    whenIdle(run) {
      if (!timers.requestIdleCallback) return after(1, run)
      const handle = timers.requestIdleCallback(run, { timeout: IDLE_PATIENCE_MS })
      return () => timers.cancelIdleCallback?.(handle)
    },
    now: () => performance.now(),
  }
}

export type SlicedTask = {
  /** Does the rest at once: the page is being hidden. */
  readonly finish: () => void
  readonly cancel: () => void
}

/** Runs a generator in idle slices; it yields wherever it may be interrupted. */
export function runInSlices(scheduler: TaskScheduler, steps: Iterator<void, void>): SlicedTask {
  let isDone = false
  let cancelNext = (): void => undefined
  const slice = () => {
    const end = scheduler.now() + SLICE_MS
    while (!isDone) {
      isDone = steps.next().done === true || isDone
      if (!isDone && scheduler.now() >= end) {
        cancelNext = scheduler.whenIdle(slice)
        return
      }
    }
  }
  cancelNext = scheduler.whenIdle(slice)
  return {
    finish() {
      cancelNext()
      while (!isDone) isDone = steps.next().done === true || isDone
    },
    cancel() {
      cancelNext()
      isDone = true
    },
  }
}

/** Runs it to its end in the present task. */
export function runAtOnce(steps: Iterator<void, void>): void {
  while (steps.next().done !== true);
}
