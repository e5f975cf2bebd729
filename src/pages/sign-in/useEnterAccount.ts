import { useCallback, useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { CartJoin, GuestCart } from '#src/features/account/access/cartJoin.ts'
import { useCartWriter } from '#src/features/cart/requests/CartWriterContext.ts'
import { CART_LOCK } from '#src/features/cart/keeping/cartKeeper.ts'
import type { Issued } from '#src/platform/session/customerToken.ts'
import { createSignInRecord, SIGN_IN_LOCK } from '#src/platform/session/signInUnderWay.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { readGuestCart } from './cartQueries.ts'
import { createJoin } from './createJoin.ts'

export type EnterAccount = {
  /** Begins the session and makes the customer's cart the current one, with the guest's lines in it. */
  readonly enter: (token: string, issued: Issued) => Promise<CartJoin>
  /** Merges again after a failed merge. */
  readonly mergeAgain: (guest: GuestCart) => Promise<CartJoin>
}

/**
 * Turns the guest into a customer. It waits its turn in the queue of cart writes: additions to the guest's cart are
 * complete before the merge, and nothing is written in between. Other tabs create, restore and merge no cart meanwhile.
 *
 * The session begins when the customer's cart is known: token and cart id change together, or not at all.
 */
export function useEnterAccount(): EnterAccount {
  const environment = useRelayEnvironment()
  const { cartId, cartJournal, cartRestored, customerToken, locks, orderAttempts, storage, tabStorage } = useShop()
  const writer = useCartWriter()

  const linesOf = useCallback(
    (id: string | null) => (id === null ? null : cartJournal.linesOf(id)) ?? [],
    [cartJournal],
  )
  const exclusively = useCallback((act: () => Promise<CartJoin>) => locks.run(CART_LOCK, act), [locks])

  const join = useMemo(
    () => createJoin({ environment, cartId, cartJournal, cartRestored, customerToken, orderAttempts, tabStorage }),
    [environment, cartId, cartJournal, cartRestored, customerToken, orderAttempts, tabStorage],
  )

  const enter = useCallback(
    (token: string, issued: Issued) =>
      writer.add(() =>
        locks.run(SIGN_IN_LOCK, async () => {
          // The cart of an expired session already belongs to its customer.
          const isGuests = customerToken.session().kind === 'guest'
          const seen = cartId.get()
          const record = createSignInRecord(storage)
          if (isGuests) record.begin({ token, issued, cartId: seen })
          try {
            // Not while holding the cart's lock: reading may find out that the cart is lost, and then its lines are
            // restored first.
            const read = isGuests && seen !== null ? await readGuestCart(environment, seen, linesOf(seen)) : null
            if (read?.lines) record.begin({ token, issued, cartId: seen, lines: read.lines })
            return await exclusively(async () => {
              cartId.refresh()
              const known = cartId.get()
              if (!isGuests || known === null) return join(null, token, issued)
              if (known !== seen) record.begin({ token, issued, cartId: known })
              return join(known === read?.id ? read : { id: known, lines: null }, token, issued)
            })
          } finally {
            record.end()
          }
        }),
      ),
    [environment, cartId, customerToken, join, linesOf, locks, storage, exclusively, writer],
  )

  const mergeAgain = useCallback(
    (guest: GuestCart) => writer.add(() => exclusively(() => join(guest, customerToken.requireToken(), null))),
    [customerToken, join, exclusively, writer],
  )
  return { enter, mergeAgain }
}
