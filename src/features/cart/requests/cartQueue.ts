/**
 * The order of writes to a cart, independent of React, Relay and time. Writes run one after another. A write with a
 * target (a line, the coupon) is absolute, so a newer one replaces one that still waits; additions have no target and
 * are never replaced.
 */
export type CartQueue<TWrite extends QueuedWrite> = {
  readonly running: TWrite | null
  /** In order of execution. */
  readonly waiting: readonly TWrite[]
}

export type QueuedWrite = {
  /** The target; a later write with the same target replaces this one. Null for an addition. */
  readonly target: string | null
}

export const emptyCartQueue = <TWrite extends QueuedWrite>(): CartQueue<TWrite> => ({ running: null, waiting: [] })

/**
 * Adds a write to the queue, and returns the write that it replaces. The new write goes to the end, because an addition
 * in between may concern the same line, and the last wanted quantity must win.
 */
export function enqueue<TWrite extends QueuedWrite>(
  { running, waiting }: CartQueue<TWrite>,
  write: TWrite,
): { readonly queue: CartQueue<TWrite>; readonly superseded: TWrite | null } {
  const superseded = waiting.find(({ target }) => target !== null && target === write.target) ?? null
  return { queue: { running, waiting: [...waiting.filter((other) => other !== superseded), write] }, superseded }
}

/** Starts the next write; returns the same queue if one is running or none waits. */
export function startNext<TWrite extends QueuedWrite>(queue: CartQueue<TWrite>): CartQueue<TWrite> {
  const [next, ...waiting] = queue.waiting
  return queue.running || !next ? queue : { running: next, waiting }
}

/** The queue after its running write was answered or has failed. */
export const finishRunning = <TWrite extends QueuedWrite>(queue: CartQueue<TWrite>): CartQueue<TWrite> => ({
  running: null,
  waiting: queue.waiting,
})

/** All unanswered writes, in order. */
export const unanswered = <TWrite extends QueuedWrite>({ running, waiting }: CartQueue<TWrite>): readonly TWrite[] =>
  running ? [running, ...waiting] : waiting
