import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { joinCarts } from '#src/features/account/cartJoin.ts'
import type { CartJoin, GuestCart } from '#src/features/account/cartJoin.ts'
import { createKeptCart } from '#src/features/account/keptCart.ts'
import { createMerge } from '#src/features/account/mergeCarts.ts'
import { useCartWriter } from '#src/features/cart/CartWriterContext.ts'
import { CART_LOCK } from '#src/features/cart/createCartKeeper.ts'
import { compareRestored } from '#src/features/cart/restoredLines.ts'
import type { Issued } from '#src/platform/customerToken.ts'
import { useShop } from '#src/relay/ShopContext.ts'
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
  const { cartId, cartJournal, customerToken, tabStorage, locks } = useShop()
  const writer = useCartWriter()

  const linesOf = useCallback(
    (id: string | null) => (id === null ? null : cartJournal.linesOf(id)) ?? [],
    [cartJournal],
  )
  const exclusively = useCallback((act: () => Promise<CartJoin>) => locks.run(CART_LOCK, act), [locks])

  const join = useCallback(
    async (guest: GuestCart | null, token: string, issued: Issued | null): Promise<CartJoin> => {
      const keptCart = createKeptCart(tabStorage)
      const ports = {
        readOwnCart: () => readOwnCart(environment, token),
        merge: createMerge(environment, token, linesOf(guest?.id ?? null)),
      }
      const outcome = await joinCarts(ports, guest)
      if (outcome.kind === 'unknown') return outcome
      const { id, lines } = outcome.own
      // Writes that wait behind the merge name the guest's lines.
      if (outcome.kind === 'joined' && outcome.isMerged && guest) {
        // What was read lacks the lines that those writes are to remove; the journal, those whose answer was lost.
        const moved = [...linesOf(guest.id), ...(guest.lines ?? [])]
        cartJournal.replace(guest.id, { cartId: id, lines }, compareRestored(moved, lines).uids)
      } else {
        cartJournal.write(id, lines)
      }
      if (outcome.kind === 'apart') keptCart.keep(outcome.guest.id)
      else keptCart.forget()
      if (issued) customerToken.issue(token, issued)
      cartId.set(id)
      return outcome
    },
    [environment, cartId, cartJournal, customerToken, linesOf, tabStorage],
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
          return join(
            { ...(known === read?.id ? read : { id: known, lines: null }), lastSeen: linesOf(known) },
            token,
            issued,
          )
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
