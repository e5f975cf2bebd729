import type { StoreView } from '../../../engine/context.ts'
import { toMoney, type Cents } from '../../../engine/money.ts'
import type { Oddities } from '../../../engine/profile/oddities.ts'
import { arePricesWithFixedTaxes, fixedTaxesOf, sumOfTaxes, type FixedTax } from './fixedTaxes.ts'
import type { BundleTier } from '../purchase/bundles.ts'
import type { PriceBounds } from './products.ts'

/** The answer of `ProductDiscount`: no discount if the final price is not lower. */
export function discountOf(regular: Cents, final: Cents): { amount_off: number; percent_off: number } {
  const off = Math.max(0, regular - final)
  return { amount_off: off / 100, percent_off: regular > 0 ? Math.round((off * 10_000) / regular) / 100 : 0 }
}

type PriceOddities = Pick<Oddities, 'leavesPriceNoise'>

/** The rounding error of Magento's tax calculation in a price with tax, as seen in 41.135001. */
const PRICE_NOISE = 0.000_001

/** The answer of `PriceRange`: lowest and highest of regular and final price, each on its own. */
export function priceRangeOf(
  prices: PriceBounds,
  {
    store,
    oddities,
  }: { readonly store: Pick<StoreView, 'displayCurrency' | 'config'>; readonly oddities: PriceOddities },
  fixedTaxes: readonly FixedTax[] = [],
) {
  const contained = arePricesWithFixedTaxes(store) ? sumOfTaxes(fixedTaxes) : 0
  const money = (cents: Cents) => {
    const { value, currency } = toMoney(cents, store.displayCurrency)
    return { value: oddities.leavesPriceNoise && cents > 0 ? value + PRICE_NOISE : value, currency }
  }
  const price = (regular: Cents, final: Cents) => ({
    regular_price: money(regular + contained),
    final_price: money(final + contained),
    discount: discountOf(regular + contained, final + contained),
    fixed_product_taxes: fixedTaxesOf(fixedTaxes, store.displayCurrency),
  })
  return {
    minimum_price: price(prices.minimumRegular, prices.minimumFinal),
    maximum_price: price(prices.maximumRegular, prices.maximumFinal),
  }
}

/**
 * The answer of `TierPrice`. `final_price` is the price of the whole quantity, as in Magento (seen: 350 for five at
 * 70); `discount` is that of one item compared with the regular price.
 */
export const tierPriceOf = (tier: { quantity: number; cents: Cents }, regular: Cents, currency: string) => ({
  quantity: tier.quantity,
  final_price: toMoney(tier.cents * tier.quantity, currency),
  discount: discountOf(regular, tier.cents),
})

/** The answer of `TierPrice` for a bundle, whose tiers are percentages of the present price in Magento. */
export const bundleTierOf = (tier: BundleTier, regular: Cents, currency: string) => {
  const off = Math.round((regular * tier.percentOff) / 100)
  return {
    quantity: tier.quantity,
    final_price: toMoney((regular - off) * tier.quantity, currency),
    discount: { amount_off: off / 100, percent_off: tier.percentOff },
  }
}

export type PriceBuckets = {
  /** Width of a bucket in cents. */
  readonly width: number
  readonly buckets: readonly { readonly bucket: number; readonly count: number }[]
}

/**
 * Magento's automatic price steps: powers of ten, from the order of magnitude of the most expensive product down, until
 * there are two non-empty steps or the width is ten.
 */
export function priceBucketCents(
  maximumCents: Cents,
  bucketsOf: (width: number) => PriceBuckets['buckets'],
): PriceBuckets {
  const digits = String(Math.floor(maximumCents / 100)).length
  let power = Math.max(1, digits - 1)
  for (;;) {
    const width = 10 ** power * 100
    const buckets = bucketsOf(width)
    if (buckets.length >= 2 || power <= 1) return { width, buckets }
    power -= 1
  }
}

/** The answer of `SwatchDataInterface`, null for attributes without swatches. */
export function swatchOf(swatchType: string | null, value: string | null) {
  if (swatchType === null || value === null) return null
  return { __typename: swatchType === 'color' ? 'ColorSwatchData' : 'TextSwatchData', value }
}

/** A day as Magento writes dates: midnight of that day. */
export const magentoDate = (day: string | null): string | null => (day === null ? null : `${day} 00:00:00`)
