/** An amount of money in integer cents of a currency. All arithmetic of the engine is in cents. */
export type Cents = number

export type Money = { readonly value: number; readonly currency: string }

export const toMoney = (cents: Cents, currency: string): Money => ({ value: cents / 100, currency })

/** Half-up rounding of a product of cents and a rate, e.g. `percentOf(1990, 22)` is 438. Rates are percents with up to four decimals. */
export function percentOf(cents: Cents, percent: number): Cents {
  const scaledRate = Math.round(percent * 10_000)
  return roundedDivision(cents * scaledRate, 1_000_000)
}

/** The tax contained in a gross amount: gross − gross / (1 + rate), rounded half-up. */
export function taxInGross(grossCents: Cents, percent: number): Cents {
  const scaledRate = Math.round(percent * 10_000)
  return roundedDivision(grossCents * scaledRate, 1_000_000 + scaledRate)
}

/** Integer division rounded half away from zero. */
export function roundedDivision(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator)
  const absolute = Math.abs(numerator)
  const divisor = Math.abs(denominator)
  return sign * Math.floor((absolute * 2 + divisor) / (divisor * 2))
}
