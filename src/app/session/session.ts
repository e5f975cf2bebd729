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
  /** Asked for when it is needed: its network needs the session. */
  readonly environment: () => IEnvironment
  /** Deletes what this browser remembers of the store. */
  readonly purgeSnapshot: () => void
  /** A session ran out: the shopper is to sign in again. */
  readonly onExpired: () => void
  /** The session of this tab's customer was ended in another one, which may have begun somebody else's. */
  readonly onLeftElsewhere: () => void
  /** The session was ended here: what this document still knows of it must not be shown again. */
  readonly onSignedOut: () => void
  /** The shopper goes on without signing in again; the session is over and the document still knows of it. */
  readonly onGivenUp: () => void
  readonly onCartRestored: (restoration: Restoration) => void
  /** The cart was closed elsewhere, perhaps by an order; it held these. */
  readonly onCartClosed: (lines: readonly JournalLine[]) => void
  /** The backend took these out of the cart. */
  readonly onLinesGone: (lines: readonly UnrestoredLine[]) => void
  /** What a document that is gone had begun to put into the cart was finished. */
  readonly onAdditionsFinished: (finished: FinishedAdditions) => void
  /** The cart took what a document that is gone had begun to put into it. */
  readonly onAdded: (event: ItemValue) => void
  /** What failed where nobody waits for it. */
  readonly onFailure: (error: unknown) => void
}

/** Who shops, with which cart, and everything that changes the one or the other. One per app. */
export type Session = {
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
  readonly cartJournal: CartJournal
  readonly orderAttempts: OrderAttempts
  readonly cartKeeper: CartKeeper
  readonly finishAdditions: Shop['finishAdditions']
  readonly findGoneLines: Shop['findGoneLines']
  /** Finishes a sign-in whose document went before guest's and customer's cart were one. Never rejects. */
  readonly finishSignIn: () => Promise<void>
  readonly cartWriter: CartWriter
  readonly reauthenticator: Reauthenticator
  /**
   * Ends the session on this machine, in one step that nothing can stop or outwait: what is stored goes, and the other
   * tabs are told. The backend hears of it in the background.
   */
  readonly signOut: () => void
}
