import type { WishRow_product$key } from '#src/__generated__/WishRow_product.graphql.ts'
import type { WishRow_variant$key } from '#src/__generated__/WishRow_variant.graphql.ts'
import type { KnownWish } from '#src/relay/savedProducts.ts'

/** A wish with what the backend says of it. */
export type ShownWish = {
  /** Tells the wishes of a list apart. */
  readonly key: string
  readonly wish: KnownWish
  readonly name: string
  /** Null for what is not sold any more. */
  readonly product: WishRow_product$key | null
  /** The chosen variant, where there is one. */
  readonly variant: WishRow_variant$key | null
  readonly words: KnownWish['words']
  /** The customer's own note. */
  readonly note: string | null
  /** Something has to be chosen before it can be bought. */
  readonly isOpen: boolean
}
