/** Magento's `Money` with its nulls settled: an amount in units of the currency (not cents) and an ISO 4217 code. */
export interface MoneyValue {
  value: number
  currency: string
}

/** `48,00 €` the way the locale writes it. The figure is the server's; nothing is calculated here. */
export function formatMoney({ value, currency }: MoneyValue, locale: string): string {
  return moneyFormat(currency, locale).format(value)
}

/** `24,00–48,00 €`, or one price when both ends are the same. */
export function formatMoneyRange(minimum: MoneyValue, maximum: MoneyValue, locale: string): string {
  if (minimum.value === maximum.value) return formatMoney(minimum, locale)
  return moneyFormat(minimum.currency, locale).formatRange(minimum.value, maximum.value)
}

function moneyFormat(currency: string, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
}
