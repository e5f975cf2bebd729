/** The period in which a product is new, in Magento's format `YYYY-MM-DD hh:mm:ss`, both ends inclusive. */
export type NewPeriod = {
  readonly from: string | null | undefined
  readonly to: string | null | undefined
}

/** Magento's rule: one end is enough; without both the product is never new. Compares days; `today` is `YYYY-MM-DD`. */
export function isNewOn(today: string, { from, to }: NewPeriod): boolean {
  if (!from && !to) return false
  return (!from || from.slice(0, 10) <= today) && (!to || today <= to.slice(0, 10))
}
