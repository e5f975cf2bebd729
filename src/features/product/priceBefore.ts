type Prices = {
  readonly final: number
  readonly regular: number
  /** The attribute's text, e.g. `53.000000`; null where the catalogue does not know it. */
  readonly lowest: string | null
}

/**
 * The earlier price beside which a reduction may be announced (Directive 98/6/EC art. 6a): the lowest of the last thirty
 * days, and only when today's price is below it. Null where there is nothing to announce. Amounts in units of the currency.
 */
export function priceBefore({ final, regular, lowest: text }: Prices): number | null {
  const lowest = text === null ? Number.NaN : Number(text)
  return regular > final && lowest > final ? lowest : null
}
