/** When a merchant calls a product new, as Magento writes it: `YYYY-MM-DD hh:mm:ss`, both ends inclusive. */
export type NewPeriod = {
  readonly from: string | null | undefined
  readonly to: string | null | undefined
}

/** Magento's own rule: one end is enough, none means never. Days are compared, `today` is `YYYY-MM-DD`. */
export function isNewOn(today: string, { from, to }: NewPeriod): boolean {
  if (!from && !to) return false
  return (!from || from.slice(0, 10) <= today) && (!to || today <= to.slice(0, 10))
}
