/** Italian Consumer Code art. 52: days in which a consumer may withdraw from a distance contract. */
const WITHDRAWAL_DAYS = 14

/**
 * The days in which a piece may come back, as the merchant's own text on returns says them in the words of schema.org:
 * `<data itemprop="merchantReturnDays" value="30">trenta giorni</data>`. The law's days where it says none, or fewer.
 */
export function returnDaysIn(html: string | null | undefined): number {
  const [element = ''] = /<data\s[^>]*\bmerchantReturnDays\b[^>]*>/.exec(html ?? '') ?? []
  return Math.max(WITHDRAWAL_DAYS, Number(/\bvalue="(\d{1,4})"/.exec(element)?.[1] ?? 0))
}
