type Maybe<Value> = Value | null | undefined
type List<Value> = Maybe<readonly Maybe<Value>[]>

/** The fields of a product on which the difference depends; those of other types are absent. */
export type PartedProduct = {
  readonly links_purchased_separately?: Maybe<number>
  readonly downloadable_product_links?: List<{ readonly price?: Maybe<number> }>
  readonly dynamic_price?: Maybe<boolean>
  readonly special_price?: Maybe<number>
  readonly items?: List<{ readonly required?: Maybe<boolean>; readonly options?: List<Part> }>
  readonly options?: List<CustomOption>
  readonly price_range?: Maybe<{
    readonly minimum_price: { readonly final_price: { readonly value?: Maybe<number> } }
  }>
}

type Surcharge = { readonly price?: Maybe<number>; readonly price_type?: Maybe<string> }

/** An option of a text or a date has one surcharge, a list of values has one for each. */
type CustomOption = {
  readonly required?: Maybe<boolean>
  readonly value?: Maybe<Surcharge>
  readonly values?: List<Surcharge>
}

type Part = {
  readonly quantity?: Maybe<number>
  readonly product?: Maybe<{
    readonly stock_status?: Maybe<string>
    readonly price_range: {
      readonly minimum_price: {
        readonly final_price: { readonly value?: Maybe<number> }
        readonly regular_price: { readonly value?: Maybe<number> }
      }
    }
    readonly price_tiers?: List<{
      readonly quantity?: Maybe<number>
      readonly discount?: Maybe<{ readonly percent_off?: Maybe<number> }>
    }>
  }>
}

const present = <Value>(list: List<Value>): readonly Value[] => (list ?? []).flatMap((value) => value ?? [])

/**
 * The difference between the least purchase and Magento's lowest price of the product. That price has no surcharges of
 * options that have to be chosen, and no links, which have to be bought with a downloadable product; and it has the
 * parts of a bundle at the price of one piece, though the cart charges the tier that the quantity of the part reaches.
 * A tier is percent off the regular price, rounded to two decimals, as in Magento.
 */
export function leastAddition(
  product: PartedProduct,
  /** The price of the product or of its variant, of which surcharges may be a percentage. */
  price = priceOf(product),
): number {
  const surcharges = present(product.options).map((option) => leastSurcharge(option, price))
  return Math.round(surcharges.reduce((sum, surcharge) => sum + surcharge, partsAddition(product)) * 100) / 100
}

/** Whether a purchase may cost more than the least one, though Magento's prices of the product have no range. */
export function hasDearerChoices(product: PartedProduct): boolean {
  // Two links can be bought together.
  if (product.links_purchased_separately === 1 && present(product.downloadable_product_links).length > 1) return true
  return present(product.options).some((option) => new Set(surchargesOf(option, priceOf(product))).size > 1)
}

const priceOf = (product: PartedProduct): number => product.price_range?.minimum_price.final_price.value ?? 0

function leastSurcharge(option: CustomOption, base: number): number {
  const amounts = surchargesOf(option, base)
  return amounts.length > 0 ? Math.min(...amounts) : 0
}

/** The surcharges of the answers to an option that has to be answered. */
function surchargesOf({ required, value, values }: CustomOption, base: number): readonly number[] {
  if (required !== true) return []
  return [...(value ? [value] : []), ...present(values)].map(({ price, price_type: type }) =>
    type === 'PERCENT' ? (base * (price ?? 0)) / 100 : (price ?? 0),
  )
}

function partsAddition(product: PartedProduct): number {
  const links = present(product.downloadable_product_links).map(({ price }) => price ?? 0)
  if (product.links_purchased_separately === 1 && links.length > 0) return Math.min(...links)
  // A bundle's special price is a percentage of the whole, which the parts alone do not show.
  if (product.dynamic_price !== true || product.special_price != null) return 0
  return present(product.items).reduce((sum, { required, options }) => {
    const prices = required === true ? present(options).flatMap(pricesOf) : []
    if (prices.length === 0) return sum
    const leastOf = (key: 'single' | 'tiered') => Math.min(...prices.map((price) => price[key]))
    return sum + leastOf('tiered') - leastOf('single')
  }, 0)
}

/** The price of the pieces of a part, each at the price of one piece and at that of its tier. */
function pricesOf({ quantity, product }: Part): readonly { readonly single: number; readonly tiered: number }[] {
  const { final_price: final, regular_price: regular } = product?.price_range.minimum_price ?? {}
  if (!product || product.stock_status === 'OUT_OF_STOCK' || final?.value == null) return []
  const pieces = quantity ?? 1
  const tiers = present(product.price_tiers).flatMap((tier) =>
    tier.quantity && tier.quantity <= pieces && tier.discount?.percent_off && regular?.value != null
      ? [Math.round(regular.value * (100 - tier.discount.percent_off)) / 100]
      : [],
  )
  return [{ single: final.value * pieces, tiered: Math.min(final.value, ...tiers) * pieces }]
}
