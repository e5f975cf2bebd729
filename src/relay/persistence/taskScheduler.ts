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

/** A generator yields it before a long step, which then gets a slice of its own. */
export const END_SLICE = 'end-slice'

/** Yields where it may be interrupted. */
export type Steps = Generator<void | typeof END_SLICE, void>

/** Runs a generator in idle slices. */
export function runInSlices(scheduler: TaskScheduler, steps: Steps): SlicedTask {
  let isDone = false
  let cancelNext = (): void => undefined
  const slice = () => {
    const end = scheduler.now() + SLICE_MS
    while (!isDone) {
      const step = steps.next()
      isDone = step.done === true || isDone
      if (!isDone && (step.value === END_SLICE || scheduler.now() >= end)) {
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
export function runAtOnce(steps: Steps): void {
  while (steps.next().done !== true);
}
