import { createContext, use } from 'react'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CartJournal } from '#src/platform/session/cartJournal.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import type { Reauthentication, Resume } from './reauthentication.ts'
import type { SavedProducts } from './savedProducts.ts'

/** What features need of the running shop besides the graph. */
export type Shop = {
  readonly locale: StorefrontLocale
  /** All that can be offered, this one among them. */
  readonly locales: readonly StorefrontLocale[]
  /** Absolute, without a trailing slash: for canonical addresses. */
  readonly origin: string
  /** The day of the render, `YYYY-MM-DD` in UTC: that of the server's document, so that hydration sees the same one. */
  readonly today: string
  /** For the host's own endpoints; the graph has its network. */
  readonly fetch: typeof globalThis.fetch
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  /** Of this browser; emptied when a customer leaves, but for what is the device's. Empty on the server. */
  readonly storage: KeyValueStorage
  /** Lives as long as this browser tab: what was typed and not yet sent. Empty on the server. */
  readonly tabStorage: KeyValueStorage
  /** What the cart was last seen with, for the day it is lost. */
  readonly cartJournal: CartJournal
  readonly orderAttempts: OrderAttempts
  readonly tabs: Tabs
  readonly locks: Locks
  /** Leaves for a new document: what follows remembers nothing of this one. Without an address, at the front door. */
  readonly startAfresh: (address?: string) => void
  /** Ends the customer's session, on this machine at once and whatever the backend says. */
  readonly signOut: () => void
  /** Has the shopper asked to sign in again, where a session has run out. */
  readonly renewSession: () => Promise<Reauthentication>
  /** For acts of the shopper that a session may run out under. */
  readonly resume: Resume
  /** The id of a cart that exists: the current one, or a new one (at most one is ever under way). */
  readonly ensureCart: () => Promise<string>
  /**
   * Finishes additions of documents that are gone; under the lock of PENDING_ADDITION, which the caller holds. After the last try none
   * of them is left. Never rejects.
   */
  readonly finishAdditions: (keys: readonly string[], isLastTry: boolean) => Promise<void>
  /** Tells the shopper what became of the lines of a lost cart. */
  readonly cartRestored: (restoration: Restoration) => void
  /** Tells the shopper, by name, of lines that the backend took out of the cart. */
  readonly linesGone: (lines: readonly UnrestoredLine[]) => void
  /** Looks for lines that the current cart has lost, tells the shopper of them and resolves to them. Never rejects. */
  readonly findGoneLines: (cartId: string) => Promise<readonly UnrestoredLine[]>
  /** The wish list and the comparison; never there on the server. */
  readonly saved: LazyValue<SavedProducts>
  readonly uniqueId: () => string
  /** Whether the backend has a part of the API that not every backend has. */
  readonly hasField: HasField
  /** The merchant's working days of delivery by carrier, as `deliveryDaysOf` reads them; empty tells none. */
  readonly deliveryDays: string
}

export const ShopContext = createContext<Shop | null>(null)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('[vetrina:shop] useShop needs <ShopContext>. Render below the app providers.')
  return shop
}
