import { createKeptCart } from '#src/features/account/access/keptCart.ts'
import { createCartKeeper } from '#src/features/cart/keeping/createCartKeeper.ts'
import { createCartWriter } from '#src/features/cart/requests/cartWriter.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createCartJournal } from '#src/platform/session/cartJournal.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { LEFT_SESSION_KEY } from '#src/platform/session/leftSession.ts'
import { createOrderAttempts } from '#src/platform/session/orderAttempts.ts'
import { purgeStorage } from '#src/platform/purgeStorage.ts'
import { createSignInRecord, SIGN_IN_LOCK } from '#src/platform/session/signInUnderWay.ts'
import { createReauthenticator } from '#src/relay/reauthentication.ts'

import type { Session, SessionOptions } from './session.ts'

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
  // A change that came from another tab is announced again, which has no effect there.
  const announce = () => tabs.tell({ kind: 'session' })
  cartId.subscribe(announce)
  customerToken.subscribe(announce)

  // The badge and a page check the same cart at the same time: one request is sent, and each line is named once.
  const lookingForGone = new Map<string, ReturnType<Session['findGoneLines']>>()
  const namedOnPage = new Set<string>()

  const forget = () => {
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
    // Rarely needed, so it is not part of the initial code.
    finishAdditions: async (keys, isLastTry) =>
      keys.length === 0
        ? undefined
        : import('./finishPendingAdditions.ts')
            .then(({ finishPendingAdditions }) => finishPendingAdditions(keys, isLastTry, session, options))
            .catch(options.onFailure),
    findGoneLines(id, { isNamedOnPage } = { isNamedOnPage: false }) {
      if (isNamedOnPage) namedOnPage.add(id)
      const looking =
        lookingForGone.get(id) ??
        import('./findGoneLines.ts')
          .then(({ findGoneLines }) => findGoneLines(id, session, options, () => namedOnPage.has(id)))
          .catch((error: unknown) => {
            options.onFailure(error)
            return []
          })
          .finally(() => {
            lookingForGone.delete(id)
            namedOnPage.delete(id)
          })
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
        forget()
        options.onGivenUp()
      },
    }),
    signOut(revoke) {
      // Before the token is deleted: a request reads its header when it starts, and this one starts synchronously.
      const revoking = customerToken.validToken() === null ? null : revoke(environment())
      forget()
      if (revoking === null) return
      storage.set(LEFT_SESSION_KEY, '1')
      void revoking.then((isAnswered) => (isAnswered ? storage.remove(LEFT_SESSION_KEY) : undefined))
    },
  }
  return session
}
