/** The current time; injected, so that tests can set it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The day, `YYYY-MM-DD` in UTC. */
export const dayOf = (clock: Clock): string => new Date(clock.now()).toISOString().slice(0, 10)
