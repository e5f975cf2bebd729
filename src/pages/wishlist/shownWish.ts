import type { WishRows_product$key } from '#src/__generated__/WishRows_product.graphql.ts'
import type { WishRows_variant$key } from '#src/__generated__/WishRows_variant.graphql.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import type { KnownWish } from '#src/relay/savedProducts.ts'

/** An item of a wish list with current product data. */
export type ShownWish = {
  /** Identifies an item of a list. */
  readonly key: string
  readonly wish: KnownWish
  readonly name: string
  /** Null if the product is no longer sold. */
  readonly product: WishRows_product$key | null
  /** The chosen variant, if there is one. */
  readonly variant: WishRows_variant$key | null
  /** The item as the value of an analytics event; null if the product is no longer sold. */
  readonly eventOf: () => ItemValue | null
  readonly words: KnownWish['words']
  /** The customer's own note. */
  readonly note: string | null
  /** The search parameters of the product's address with the chosen options. */
  readonly search?: Readonly<Record<string, string>>
  /** Whether options have to be chosen before it can be bought. */
  readonly isOpen: boolean
}

/** Items of a wish list as the value of an analytics event. */
export function wishValueOf(wishes: readonly ShownWish[]): ItemValue {
  const events = wishes.flatMap(({ eventOf }) => eventOf() ?? [])
  const items = events.flatMap((event) => event.items)
  return { currency: events[0]?.currency ?? '', value: valueOf(items), items }
}
