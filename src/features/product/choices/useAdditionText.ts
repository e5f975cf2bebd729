import { numberFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import type { Addition } from './choices.ts'

/** Formats a surcharge: `+ 6,00 €`, `+ 25%`; null if it is free. */
export function useAdditionText(currency: string): (price: Addition | null, times?: number) => string | null {
  const { intlLocale } = useShop().locale
  const percent = numberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 2 })
  return (price, times = 1) => {
    if (price === null) return null
    const amount = price.amount * times
    const sign = amount < 0 ? '−' : '+'
    const size = Math.abs(amount)
    // A non-breaking space keeps sign and amount on one line.
    return `${sign}\u00a0${price.kind === 'percent' ? percent.format(size / 100) : formatMoney({ value: size, currency }, intlLocale)}`
  }
}
