/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((left, right) => left - right)[Math.round((values.length - 1) * share)] ?? Number.NaN

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** A time, and in brackets the multiple of the floor's time. */
export const besideFloor = (ms: number, floorMs: number) => `${ms.toFixed(0)} (${(ms / floorMs).toFixed(2)})`
