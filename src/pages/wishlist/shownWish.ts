import type { WishRow_product$key } from '#src/__generated__/WishRow_product.graphql.ts'
import type { WishRow_variant$key } from '#src/__generated__/WishRow_variant.graphql.ts'
import type { ProductValueKey } from '#src/features/analytics/productValue.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import type { SearchValue } from '#src/lib/url/urlSearch.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { KnownWish } from '#src/relay/savedProducts.ts'

/** An item of a wish list with current product data. */
export type ShownWish = {
  /** Identifies an item of a list. */
  readonly key: string
  readonly wish: KnownWish
  readonly name: string
  /** Null if the product is no longer sold. */
  readonly product: (WishRow_product$key & ProductValueKey) | null
  /** The chosen variant, if there is one. */
  readonly variant: (WishRow_variant$key & ProductValueKey) | null
  readonly words: KnownWish['words']
  /** The customer's own note. */
  readonly note: string | null
  /** The search parameters of the product's address with the chosen options. */
  readonly search?: Readonly<Record<string, SearchValue>>
  /** Whether options have to be chosen before it can be bought. */
  readonly isOpen: boolean
}

/** Items of a wish list as the value of an analytics event. */
export const wishValueOf = (wishes: readonly ShownWish[]): ItemValue =>
  productValueOf(
    wishes.flatMap(({ product, variant, wish: { quantity } }) => (product ? [{ product, variant, quantity }] : [])),
  )
