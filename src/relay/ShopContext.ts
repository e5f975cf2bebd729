import { createContext, use } from 'react'
import type { CartIdStore } from '#src/platform/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** What features need of the running shop besides the graph. */
export type Shop = {
  readonly locale: StorefrontLocale
  /** Absolute, without a trailing slash: for canonical addresses. */
  readonly origin: string
  /** The day of the render, `YYYY-MM-DD` in UTC: that of the server's document, so that hydration sees the same one. */
  readonly today: string
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  /** Lives as long as this browser tab: what was typed and not yet sent. Empty on the server. */
  readonly tabStorage: KeyValueStorage
  /** Leaves for a new document at the shop's front door: what follows remembers nothing of this one. */
  readonly startAfresh: () => void
  /** The id of a cart that exists: the current one, or a new one (at most one is ever under way). */
  readonly ensureCart: () => Promise<string>
}

export const ShopContext = createContext<Shop | null>(null)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('[vetrina:shop] useShop needs <ShopContext>. Render below the app providers.')
  return shop
}
