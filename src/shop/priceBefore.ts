type Prices = {
  readonly final: number
  readonly regular: number
  /** The attribute's text, e.g. `53.000000`; null if the catalogue has none. */
  readonly lowest: string | null
}

/**
 * The earlier price for announcing a reduction (Directive 98/6/EC art. 6a): the lowest of the last thirty days, only if
 * today's price is below it. Null without a reduction. Amounts in units of the currency.
 */
export function priceBefore({ final, regular, lowest: text }: Prices): number | null {
  const lowest = text === null ? Number.NaN : Number(text)
  return regular > final && lowest > final ? lowest : null
}
