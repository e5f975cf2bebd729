export type RandomChoices = {
  /** A whole number from 0 to below the limit. */
  readonly below: (limit: number) => number
  readonly of: <Value>(values: readonly Value[]) => Value
}

/** Choices that follow from a seed alone (mulberry32). */
export function randomChoices(seed: number): RandomChoices {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    of(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('Nothing to choose from')
      return value
    },
  }
}
