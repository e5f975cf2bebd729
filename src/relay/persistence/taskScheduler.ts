import { whenIdle } from '#src/platform/whenIdle.ts'
import type { IdleTimers } from '#src/platform/whenIdle.ts'

/** The longest slice of work before the browser can paint and handle input. */
export const SLICE_MS = 4

/** Schedules work for later and for idle time. Each function returns the one that cancels. */
export type TaskScheduler = {
  readonly after: (delayMs: number, run: () => void) => () => void
  readonly whenIdle: (run: () => void) => () => void
  /** A monotonic time in milliseconds, to limit a slice. */
  readonly now: () => number
}

export function createBrowserScheduler(timers: IdleTimers, performance: Pick<Performance, 'now'>): TaskScheduler {
  const after: TaskScheduler['after'] = (delayMs, run) => {
    const timer = timers.setTimeout(run, delayMs)
    return () => timers.clearTimeout(timer)
  }
  return {
    after,
    whenIdle: (run) => whenIdle(timers, run),
    now: () => performance.now(),
  }
}

export type SlicedTask = {
  /** Completes the rest at once: the page is being hidden. */
  readonly finish: () => void
  readonly cancel: () => void
}

/** Runs a generator in idle slices; it yields where it may be interrupted. */
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

/** Runs it to its end in the current task. */
export function runAtOnce(steps: Iterator<void, void>): void {
  while (steps.next().done !== true);
}
