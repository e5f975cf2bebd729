/**
 * The order of writes to a cart, free of React, Relay and time. Writes go one after another. A write with a target (a
 * line, the coupon) is absolute, so the last one wanted replaces one that still waits; additions have none and are never
 * replaced.
 */
export type CartQueue<TWrite extends QueuedWrite> = {
  readonly running: TWrite | null
  /** In the order in which they will run. */
  readonly waiting: readonly TWrite[]
}

export type QueuedWrite = {
  /** What a later write replaces; null for an addition. */
  readonly target: string | null
}

export const emptyCartQueue = <TWrite extends QueuedWrite>(): CartQueue<TWrite> => ({ running: null, waiting: [] })

/**
 * The queue with one more write, and the write that it made needless. The newcomer goes to the end, not to the place of
 * what it replaces: an addition in between may be to the same line, and the last wanted quantity must win over it.
 */
export function enqueue<TWrite extends QueuedWrite>(
  { running, waiting }: CartQueue<TWrite>,
  write: TWrite,
): { readonly queue: CartQueue<TWrite>; readonly superseded: TWrite | null } {
  const superseded = waiting.find(({ target }) => target !== null && target === write.target) ?? null
  return { queue: { running, waiting: [...waiting.filter((other) => other !== superseded), write] }, superseded }
}

/** The queue with its next write running; the same queue while one runs or none waits. */
export function startNext<TWrite extends QueuedWrite>(queue: CartQueue<TWrite>): CartQueue<TWrite> {
  const [next, ...waiting] = queue.waiting
  return queue.running || !next ? queue : { running: next, waiting }
}

/** The queue after its running write was answered, well or badly. */
export const finishRunning = <TWrite extends QueuedWrite>(queue: CartQueue<TWrite>): CartQueue<TWrite> => ({
  running: null,
  waiting: queue.waiting,
})

/** All writes without an answer yet, in their order. */
export const unanswered = <TWrite extends QueuedWrite>({ running, waiting }: CartQueue<TWrite>): readonly TWrite[] =>
  running ? [running, ...waiting] : waiting
