import { numberFormat } from '#src/lib/formatters.ts'

/** Magento's `Money` with its nulls settled: an amount in units of the currency (not cents) and an ISO 4217 code. */
export interface MoneyValue {
  value: number
  currency: string
}

/** `48,00 €` the way the locale writes it. The figure is the server's; nothing is calculated here. */
export function formatMoney({ value, currency }: MoneyValue, locale: string): string {
  return numberFormat(locale, { style: 'currency', currency }).format(value)
}

/** `24,00 € – 48,00 €`, or one price when both ends are the same. */
export function formatMoneyRange(minimum: MoneyValue, maximum: MoneyValue, locale: string): string {
  const [least, most] = [formatMoney(minimum, locale), formatMoney(maximum, locale)]
  // Not `formatRange`: its spaces and dashes differ between the server's and the browsers' ICU, and hydration would notice.
  return least === most ? least : `${least} – ${most}`
}
