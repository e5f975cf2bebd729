import type { WishRow_product$key } from '#src/__generated__/WishRow_product.graphql.ts'
import type { WishRow_variant$key } from '#src/__generated__/WishRow_variant.graphql.ts'
import type { ProductValueKey } from '#src/features/analytics/productValue.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import type { SearchValue } from '#src/lib/url/urlSearch.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { KnownWish } from '#src/relay/savedProducts.ts'

/** A wish with what the backend says of it. */
export type ShownWish = {
  /** Tells the wishes of a list apart. */
  readonly key: string
  readonly wish: KnownWish
  readonly name: string
  /** Null for what is not sold any more. */
  readonly product: (WishRow_product$key & ProductValueKey) | null
  /** The chosen variant, where there is one. */
  readonly variant: (WishRow_variant$key & ProductValueKey) | null
  readonly words: KnownWish['words']
  /** The customer's own note. */
  readonly note: string | null
  /** What leads to the product in what is chosen of it. */
  readonly search?: Readonly<Record<string, SearchValue>>
  /** Something has to be chosen before it can be bought. */
  readonly isOpen: boolean
}

/** Wishes as an event tells them. */
export const wishValueOf = (wishes: readonly ShownWish[]): ItemValue =>
  productValueOf(
    wishes.flatMap(({ product, variant, wish: { quantity } }) => (product ? [{ product, variant, quantity }] : [])),
  )
