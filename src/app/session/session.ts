import type { IEnvironment } from 'relay-runtime'
import type { CartKeeper } from '#src/features/cart/keeping/cartKeeper.ts'
import type { CartWriter } from '#src/features/cart/requests/cartWriter.ts'
import type { FinishedAdditions } from '#src/features/cart/requests/finishAddition.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CartJournal, JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import type { Reauthenticator } from '#src/relay/reauthentication.ts'
import type { Shop } from '#src/relay/ShopContext.ts'

export type SessionOptions = {
  readonly clock: Clock
  readonly cookies: Cookies
  readonly storage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
  readonly tabs: Tabs
  readonly locks: Locks
  /** A function, because the environment's network needs the session. */
  readonly environment: () => IEnvironment
  /** Deletes the records of the Relay store that this browser keeps. */
  readonly purgeSnapshot: () => void
  /** A session expired: the shopper has to sign in again. */
  readonly onExpired: () => void
  /**
   * The session of this tab's customer was ended in another tab, which may have begun a session of another customer.
   */
  readonly onLeftElsewhere: () => void
  /** The session was ended in this tab: customer data in this document must not be shown again. */
  readonly onSignedOut: () => void
  /** The shopper continues without signing in again. The session is over, but this document still contains its data. */
  readonly onGivenUp: () => void
  readonly onCartRestored: (restoration: Restoration) => void
  /** The cart with these lines was closed elsewhere, perhaps by an order. */
  readonly onCartClosed: (lines: readonly JournalLine[]) => void
  /** The backend removed these lines from the cart. */
  readonly onLinesGone: (lines: readonly UnrestoredLine[]) => void
  /** Additions to the cart that an earlier document had started are finished. */
  readonly onAdditionsFinished: (finished: FinishedAdditions) => void
  /** An addition that an earlier document had started is in the cart. */
  readonly onAdded: (event: ItemValue) => void
  /** Reports failures of background work. */
  readonly onFailure: (error: unknown) => void
}

/** The customer, the current cart, and all operations that change them. One per app. */
export type Session = {
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly cartJournal: CartJournal
  readonly orderAttempts: OrderAttempts
  readonly cartKeeper: CartKeeper
  readonly finishAdditions: Shop['finishAdditions']
  readonly findGoneLines: Shop['findGoneLines']
  /** Finishes a sign-in whose document was left before the carts of guest and customer were merged. Never rejects. */
  readonly finishSignIn: () => Promise<void>
  readonly cartWriter: CartWriter
  readonly reauthenticator: Reauthenticator
  /**
   * Ends the session on this machine synchronously: deletes the stored token and notifies the other tabs. The backend
   * is notified in the background.
   */
  readonly signOut: Shop['signOut']
}
