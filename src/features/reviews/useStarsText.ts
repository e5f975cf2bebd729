import { numberFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** Magento rates from 0 to 100; one star is 20. */
export const PERCENT_OF_A_STAR = 20

/** Formats a rating of 0 to 100 as stars in the shopper's locale: `4,6`. */
export function useStarsText(): (percent: number) => string {
  const { locale } = useShop()
  const format = numberFormat(locale.intlLocale, { maximumFractionDigits: 1 })
  return (percent) => format.format(percent / PERCENT_OF_A_STAR)
}
