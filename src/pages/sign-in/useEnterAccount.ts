import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { joinCarts } from '#src/features/account/cartJoin.ts'
import type { CartJoin, GuestCart } from '#src/features/account/cartJoin.ts'
import { createKeptCart } from '#src/features/account/keptCart.ts'
import { createMerge } from '#src/features/account/mergeCarts.ts'
import { useCartWriter } from '#src/features/cart/CartWriterProvider.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { readGuestCart, readOwnCart } from './cartQueries.ts'

export type EnterAccount = {
  /** Begins the session and makes the customer's cart the current one, with the guest's lines in it. */
  readonly enter: (token: string) => Promise<CartJoin>
  /** Merges once more what could not be merged. */
  readonly mergeAgain: (guest: GuestCart) => Promise<CartJoin>
}

/**
 * From guest to customer. It takes its place in the queue of cart writes: what was put into the guest's cart is there
 * before the merge, and nothing is written in between.
 */
export function useEnterAccount(): EnterAccount {
  const environment = useRelayEnvironment()
  const { cartId, customerToken, tabStorage } = useShop()
  const writer = useCartWriter()

  const join = useCallback(
    async (guest: GuestCart | null): Promise<CartJoin> => {
      const keptCart = createKeptCart(tabStorage)
      const ports = { readOwnCart: () => readOwnCart(environment), merge: createMerge(environment) }
      const outcome = await joinCarts(ports, guest)
      if (outcome.kind === 'unknown') return outcome
      if (outcome.kind === 'apart') keptCart.keep(outcome.guest.id)
      else keptCart.forget()
      cartId.set(outcome.cartId)
      return outcome
    },
    [environment, cartId, tabStorage],
  )

  const enter = useCallback(
    (token: string) =>
      writer.add(async () => {
        const known = cartId.get()
        const guest = known === null ? null : await readGuestCart(environment, known)
        customerToken.issue(token)
        // Reading may have shown that the cart is gone.
        const outcome = await join(cartId.get() === null ? null : guest)
        // A customer with a guest's cart would be refused at every step; as a guest the shopper loses nothing.
        if (outcome.kind === 'unknown') customerToken.clear()
        return outcome
      }),
    [environment, cartId, customerToken, join, writer],
  )

  return { enter, mergeAgain: useCallback((guest) => writer.add(() => join(guest)), [writer, join]) }
}
