import type { IEnvironment } from 'relay-runtime'
import { createKeptCart } from '#src/features/account/keptCart.ts'
import { revokeCustomerToken } from '#src/features/account/revokeCustomerToken.ts'
import { createCartKeeper } from '#src/features/cart/createCartKeeper.ts'
import type { CartKeeper } from '#src/features/cart/createCartKeeper.ts'
import { createCartWriter } from '#src/features/cart/cartWriter.ts'
import type { CartWriter } from '#src/features/cart/cartWriter.ts'
import type { FinishedAdditions } from '#src/features/cart/finishAddition.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/restoration.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { createCartIdStore } from '#src/platform/cartId.ts'
import type { CartIdStore } from '#src/platform/cartId.ts'
import { createCartJournal } from '#src/platform/cartJournal.ts'
import type { CartJournal, JournalLine } from '#src/platform/cartJournal.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'
import type { Locks } from '#src/platform/locks.ts'
import { createOrderAttempts } from '#src/platform/orderAttempts.ts'
import type { OrderAttempts } from '#src/platform/orderAttempts.ts'
import { purgeStorage } from '#src/platform/purgeStorage.ts'
import { createSignInRecord, SIGN_IN_LOCK } from '#src/platform/signInUnderWay.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import { createReauthenticator } from '#src/relay/reauthentication.ts'
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

export function createSession(options: SessionOptions): Session {
  const { storage, tabStorage, tabs, environment } = options
  const cartId = createCartIdStore(options.cookies)
  const customerToken = createCustomerTokenStore({
    clock: options.clock,
    storage,
    onChangedElsewhere(before, after) {
      if (before === null || before.email === after?.email) return
      options.purgeSnapshot()
      purgeStorage(tabStorage)
      options.onLeftElsewhere()
    },
  })
  const cartJournal = createCartJournal(storage)
  const orderAttempts = createOrderAttempts({ storage, tabStorage })
  const signInRecord = createSignInRecord(storage)
  // A change that came from another tab is told back, and changes nothing there.
  const announce = () => tabs.tell({ kind: 'session' })
  cartId.subscribe(announce)
  customerToken.subscribe(announce)

  // The badge and a page compare the same cart at once: it is asked for once, and each line is named once.
  const lookingForGone = new Map<string, ReturnType<Session['findGoneLines']>>()

  const signOut = () => {
    // Before the token goes: a request takes its header when it starts, and this one starts here and now.
    if (customerToken.validToken() !== null) void revokeCustomerToken(environment())
    const keptCartId = createKeptCart(tabStorage).id()
    options.purgeSnapshot()
    purgeStorage(storage)
    purgeStorage(tabStorage)
    cartJournal.clear()
    customerToken.clear()
    cartId.set(keptCartId)
    options.onSignedOut()
  }

  const session: Session = {
    cartId,
    customerToken,
    cartJournal,
    orderAttempts,
    cartWriter: createCartWriter(),
    cartKeeper: createCartKeeper({
      environment,
      cartId,
      customer: customerToken.session,
      journal: cartJournal,
      locks: options.locks,
      isOrdering: (id) => orderAttempts.openFor() === id,
      wasOrdered: orderAttempts.wasSent,
      isJoining: (id) => signInRecord.get()?.cartId === id,
      onClosed: options.onCartClosed,
      readLines: async (id, known) =>
        (await import('#src/shell/cart-button/readCartLines.ts')).readCartLines(environment(), id, known),
      onRestored: options.onCartRestored,
    }),
    // Rarely needed, so it is not in every page.
    finishAdditions: async (keys, isLastTry) =>
      keys.length === 0
        ? undefined
        : import('./finishLeftAdditions.ts')
            .then(({ finishLeftAdditions }) => finishLeftAdditions(keys, isLastTry, session, options))
            .catch(options.onFailure),
    findGoneLines(id) {
      const looking =
        lookingForGone.get(id) ??
        import('./findGoneLines.ts')
          .then(({ findGoneLines }) => findGoneLines(id, session, options))
          .catch((error: unknown) => {
            options.onFailure(error)
            return []
          })
          .finally(() => lookingForGone.delete(id))
      lookingForGone.set(id, looking)
      return looking
    },
    finishSignIn: async () =>
      signInRecord.get() === null
        ? undefined
        : session.cartWriter
            .add(() =>
              options.locks.run(SIGN_IN_LOCK, async () =>
                (await import('./finishSignIn.ts')).finishSignIn(signInRecord, session, options),
              ),
            )
            .catch(options.onFailure),
    reauthenticator: createReauthenticator({
      customerToken,
      onAsk: options.onExpired,
      onGivenUp() {
        signOut()
        options.onGivenUp()
      },
    }),
    signOut,
  }
  return session
}
