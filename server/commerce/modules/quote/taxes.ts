import type { StoreView } from '../../engine/context.ts'
import { textsFor } from '../../engine/textsFor.ts'

/** Where goods go; the region is null where it is unknown. */
export type TaxPlace = { readonly countryId: string; readonly regionCode: string | null }

export type TaxRate = { readonly percent: number; readonly title: string }

/** How a store view taxes the goods of one cart. */
export type Taxation = {
  /** Prices are without tax. */
  readonly areNet: boolean
  readonly goods: (taxClass: { readonly code: string; readonly percent: number }) => TaxRate
  readonly shipping: (percent: number) => TaxRate
}

const TAX_NAMES = { en: 'VAT', 'en-US': 'Tax', it: 'IVA', de: 'MwSt.', fr: 'TVA', es: 'IVA' }

/** The name of a rate on totals and orders, e.g. `IVA 22%`. */
const taxTitle = (percent: number, locale: string): string =>
  `${textsFor(locale, TAX_NAMES)} ${percent.toLocaleString(locale.replace('_', '-'))}%`

/** The taxes of a cart whose goods go to `place`; null where that is unknown yet. */
export function taxationOf({ config, locale }: Pick<StoreView, 'config' | 'locale'>, place: TaxPlace | null): Taxation {
  const { netPrices } = config
  if (!netPrices) {
    const rateOf = (percent: number): TaxRate => ({ percent, title: taxTitle(percent, locale) })
    return { areNet: false, goods: ({ percent }) => rateOf(percent), shipping: rateOf }
  }
  const none: TaxRate = { percent: 0, title: '' }
  return {
    areNet: true,
    goods: ({ code }) => {
      const rates = netPrices.rates.filter(
        ({ taxClass, countryId }) => taxClass === code && countryId === place?.countryId,
      )
      return (
        rates.find(({ regionCode }) => regionCode !== null && regionCode === place?.regionCode) ??
        rates.find(({ regionCode }) => regionCode === null) ??
        none
      )
    },
    // Magento's default: the delivery belongs to no tax class (`tax/classes/shipping_tax_class`).
    shipping: () => none,
  }
}
