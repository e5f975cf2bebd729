import { createContext, use } from 'react'
import type { IEnvironment } from 'relay-runtime'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { TextDirection } from '#src/lib/textDirection.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CartJournal, CountedLine } from '#src/platform/session/cartJournal.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import type { ClosedDays } from '#src/lib/deliveryDates.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import type { StatedFacts } from '#src/shop/legalFacts.ts'
import type { Captcha } from './captcha.ts'
import type { LostCart } from './cartRecovery.ts'
import type { Reauthentication, Resume } from './reauthentication.ts'
import type { SavedProducts } from './savedProducts.ts'

/** The parts of the running shop that features need besides the graph. */
export type Shop = {
  readonly locale: StorefrontLocale
  /** The direction of the language of the texts. */
  readonly direction: TextDirection
  /** The currency that the shopper chose, ISO 4217; null for the store view's own. */
  readonly currency: string | null
  /** All locales that are offered, including the current one. */
  readonly locales: readonly StorefrontLocale[]
  /** Absolute, without a trailing slash: for canonical addresses. */
  readonly origin: string
  /** The origin of the locales without a domain of their own. */
  readonly shopOrigin: string
  /**
   * IANA time zone of the shop: dates are those of its mails, for every visitor, before hydration and after it.
   */
  readonly timeZone: string
  /**
   * The day of the render, `YYYY-MM-DD` in UTC: in the browser that of the server's document, so that hydration
   * matches.
   */
  readonly today: string
  /** The day from which working days of delivery count, `YYYY-MM-DD`; in the browser that of the server's document. */
  readonly orderDay: string
  /** The names of the shop's means of payment in its language, as one text; empty if the shop names none. */
  readonly payments: string
  /** The names of the countries to which the shop delivers, as one text; empty if the shop names none. */
  readonly deliveryCountries: string
  /** The days without deliveries. */
  readonly closedDays: ClosedDays
  /** For the host's own endpoints; GraphQL operations use the environment's network. */
  readonly fetch: typeof globalThis.fetch
  /**
   * Calls the listener once when the records of earlier visits have been read; returns the function that removes it, or
   * null if they have been read already, or there are none.
   */
  readonly whenRecordsRead: (listener: () => void) => (() => void) | null
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  /**
   * The browser's storage. It is emptied when a customer signs out, except for settings of the device. Empty on the
   * server.
   */
  readonly storage: KeyValueStorage
  /** The storage of this browser tab, for unsent input. Empty on the server. */
  readonly tabStorage: KeyValueStorage
  /** The last known lines of the cart, with which a lost cart is restored. */
  readonly cartJournal: CartJournal
  readonly orderAttempts: OrderAttempts
  readonly tabs: Tabs
  readonly locks: Locks
  /** Opens a new document without any state of this one. Without an address, the home page. */
  readonly startAfresh: (address?: string) => void
  /**
   * Ends the customer's session on this machine, at once and independently of the backend. `revoke` ends it there; it
   * is an argument because only pages of the account need its code.
   */
  readonly signOut: (revoke: (environment: IEnvironment) => Promise<boolean>) => void
  /** Asks the shopper to sign in again after a session has expired. */
  readonly renewSession: () => Promise<Reauthentication>
  /** Runs actions during which the session may expire. */
  readonly resume: Resume
  /** The id of an existing cart: the current one, or a new one (at most one is being created at a time). */
  readonly ensureCart: () => Promise<string>
  /**
   * Finishes additions of documents that were closed; the caller holds the lock of PENDING_ADDITION. After the last try
   * none of them is left. Never rejects.
   */
  readonly finishAdditions: (keys: readonly string[], isLastTry: boolean) => Promise<void>
  /** Notifies the shopper which lines of a lost cart were restored and which were not. */
  readonly cartRestored: (restoration: Restoration) => void
  /** Notifies the shopper, by name, of lines that the backend removed from the cart. */
  readonly linesGone: (lines: readonly UnrestoredLine[]) => void
  /**
   * Finds lines that the current cart has lost, notifies the shopper and resolves to them. Never rejects. A page that
   * names them itself says so: then no toast repeats it.
   */
  readonly findGoneLines: (
    cartId: string,
    options?: { readonly isNamedOnPage: boolean },
  ) => Promise<readonly UnrestoredLine[]>
  /** Reads the pieces of a cart from the backend, or the reason why there is none. Rejects without an answer. */
  readonly countPieces: (cartId: string) => Promise<readonly CountedLine[] | LostCart>
  /** The wish list and the comparison; never loaded on the server. */
  readonly saved: LazyValue<SavedProducts>
  readonly uniqueId: () => string
  /** Whether the backend has an optional part of the API. */
  readonly hasField: HasField
  /** The merchant's working days of delivery by carrier, as `deliveryDaysOf` reads them; empty if there are none. */
  readonly deliveryDays: string
  /** The legal facts of the merchant. */
  readonly legal: StatedFacts
  /** Null if the backend asks for no reCAPTCHA. */
  readonly captcha: Captcha | null
  readonly reportError: (error: unknown, where: string) => void
}

export const ShopContext = createContext<Shop | null>(null)

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('[vetrina:shop] useShop needs <ShopContext>. Render below the app providers.')
  return shop
}
