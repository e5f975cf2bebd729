import { numberFormat } from '#src/lib/formatters.ts'

/** Magento's `Money` without nulls: an amount in units of the currency (not cents) and an ISO 4217 code. */
export interface MoneyValue {
  value: number
  currency: string
}

const CURRENCY_CODE = /^[a-z]{3}$/i

/**
 * Formats as `48,00 €` in the style of the locale. Nothing is calculated here. A currency that is no ISO 4217 code,
 * which `Intl` refuses, is written after the amount.
 */
export function formatMoney({ value, currency }: MoneyValue, locale: string): string {
  if (!CURRENCY_CODE.test(currency)) return `${numberFormat(locale, TWO_DIGITS).format(value)} ${currency}`.trim()
  return numberFormat(locale, { style: 'currency', currency }).format(value)
}

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Formats as `24,00 € – 48,00 €`, or as one price if both are equal. */
export function formatMoneyRange(minimum: MoneyValue, maximum: MoneyValue, locale: string): string {
  const [least, most] = [formatMoney(minimum, locale), formatMoney(maximum, locale)]
  // `formatRange` is not used, because its spaces and dashes differ between the ICU of server and browser and would
  // break hydration.
  return least === most ? least : `${least} – ${most}`
}
