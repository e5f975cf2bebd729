/** The time of day; passed in, so that tests can turn it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
