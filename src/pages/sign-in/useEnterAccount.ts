import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { joinCarts } from '#src/features/account/cartJoin.ts'
import type { CartJoin, GuestCart } from '#src/features/account/cartJoin.ts'
import { createKeptCart } from '#src/features/account/keptCart.ts'
import { createMerge } from '#src/features/account/mergeCarts.ts'
import { useCartWriter } from '#src/features/cart/CartWriterContext.ts'
import { CART_LOCK } from '#src/features/cart/createCartKeeper.ts'
import { both, compareMerged, compareRestored } from '#src/features/cart/restoredLines.ts'
import type { Restored } from '#src/features/cart/restoreCartLines.ts'
import type { Issued } from '#src/platform/customerToken.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { bringBackCart } from './bringBackCart.ts'
import { readGuestCart, readOwnCart } from './cartQueries.ts'

export type EnterAccount = {
  /** Begins the session and makes the customer's cart the current one, with the guest's lines in it. */
  readonly enter: (token: string, issued: Issued) => Promise<CartJoin>
  /** Merges once more what could not be merged. */
  readonly mergeAgain: (guest: GuestCart) => Promise<CartJoin>
}

/**
 * From guest to customer. It takes its place in the queue of cart writes: what was put into the guest's cart is there
 * before the merge, and nothing is written in between. Other tabs make, recover and join no cart meanwhile.
 *
 * The session begins when the customer's cart is known: token and cart id change together, or not at all.
 */
export function useEnterAccount(): EnterAccount {
  const environment = useRelayEnvironment()
  const { cartId, cartJournal, cartRestored, customerToken, locks, orderAttempts, tabStorage } = useShop()
  const writer = useCartWriter()

  const linesOf = useCallback(
    (id: string | null) => (id === null ? null : cartJournal.linesOf(id)) ?? [],
    [cartJournal],
  )
  const exclusively = useCallback((act: () => Promise<CartJoin>) => locks.run(CART_LOCK, act), [locks])

  const join = useCallback(
    async (guest: GuestCart | null, token: string, issued: Issued | null): Promise<CartJoin> => {
      const keptCart = createKeptCart(tabStorage)
      const outcome = await joinCarts(
        {
          readOwnCart: () => readOwnCart(environment, token),
          merge: createMerge(environment, token, linesOf(guest?.id ?? null)),
        },
        guest,
      )
      if (outcome.kind === 'unknown') return outcome
      const { id, lines } = outcome.own
      const begin = () => {
        if (issued) customerToken.issue(token, issued)
        cartId.set(id)
      }
      if (outcome.kind === 'apart') keptCart.keep(outcome.guest.id)
      else if (guest) keptCart.forget()
      if (outcome.kind === 'merged' && guest) {
        // What was read lacks what other tabs were answered since; the journal, what no answer told of.
        const [seen, read] = [linesOf(guest.id), guest.lines ?? []]
        const { missing, arrived } = compareMerged(both(seen, read), outcome.before, lines)
        // Writes that wait behind the merge name the guest's lines.
        const { uids } = compareRestored([...seen, ...read], lines)
        cartJournal.replace(guest.id, { cartId: id, lines }, uids, { isMerge: true, arrived })
        begin()
        return { kind: 'joined', missing }
      }
      const earlierId = cartId.get()
      const conclude = (back: Restored | null) => {
        if (back && earlierId !== null) {
          const { found, restoration, arrived } = back
          const entry = { cartId: id, lines: found }
          cartJournal.replace(earlierId, entry, restoration.uids, { isMerge: false, arrived })
        } else cartJournal.write(id, lines)
        begin()
        if (back) cartRestored(back.restoration)
      }
      const { email = null } = customerToken.get() ?? {}
      const isRenewed = guest === null && email !== null && email === issued?.email
      if (isRenewed && earlierId !== null && earlierId !== id && !orderAttempts.wasSent(earlierId)) {
        const earlier = { id: earlierId, lines: () => linesOf(earlierId) }
        if (!(await bringBackCart(environment, token, outcome.own, earlier, conclude))) return { kind: 'unknown' }
      } else conclude(null)
      return outcome.kind === 'apart' ? outcome : { kind: 'joined', missing: [] }
    },
    [environment, cartId, cartJournal, cartRestored, customerToken, linesOf, orderAttempts, tabStorage],
  )

  const enter = useCallback(
    (token: string, issued: Issued) =>
      writer.add(async () => {
        // The cart of a session that ran out is its customer's already: it is theirs again, or stays theirs.
        const isGuests = customerToken.session().kind === 'guest'
        const seen = cartId.get()
        // Not under the lock: reading may show that the cart is lost, and what it held comes back first.
        const read = isGuests && seen !== null ? await readGuestCart(environment, seen, linesOf(seen)) : null
        return exclusively(async () => {
          cartId.refresh()
          const known = cartId.get()
          if (!isGuests || known === null) return join(null, token, issued)
          return join(known === read?.id ? read : { id: known, lines: null }, token, issued)
        })
      }),
    [environment, cartId, customerToken, join, linesOf, exclusively, writer],
  )

  const mergeAgain = useCallback(
    (guest: GuestCart) => writer.add(() => exclusively(() => join(guest, customerToken.requireToken(), null))),
    [customerToken, join, exclusively, writer],
  )
  return { enter, mergeAgain }
}
