import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { commitLocalUpdate } from 'relay-runtime'
import type { useRemoveItemFromCartMutation } from '#src/__generated__/useRemoveItemFromCartMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { saysCartIsClosed } from '#src/relay/cartRecovery.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf, mayBeExecuted } from './cartError.ts'
import { predictLineRemoved } from './cartPredictions.ts'
import type { WriteOutcome } from './cartWriter.ts'
import { lineTarget } from './cartWriter.ts'
import { useCartWriter } from './CartWriterContext.ts'
import { markCartStale, markCurrentCartStale } from '../keeping/staleCart.ts'
import { useRecordCart } from './useRecordCart.ts'

/** Removes a line from the cart. A line that is already gone counts as removed. */
export function useRemoveItemFromCart(cartId: string): (uid: string) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const shop = useShop()
  const { cartJournal, resume } = shop
  const recordCart = useRecordCart()
  return useCallback(
    (uid) => {
      const predict = (store: RecordSourceProxy) => predictLineRemoved(store, cartId, uid)
      const remove = async (): Promise<WriteOutcome> => {
        const result = await commitMutation<useRemoveItemFromCartMutation>(environment, {
          mutation: graphql`
            mutation useRemoveItemFromCartMutation($cartId: String!, $cartItemUid: ID!) {
              removeItemFromCart(input: { cart_id: $cartId, cart_item_uid: $cartItemUid }) {
                cart {
                  id
                  ...CartContents_cart
                  ...useCartQuantity_cart
                  ...journalLines_cart
                }
              }
            }
          `,
          variables: { cartId, cartItemUid: uid },
          optimisticUpdater: predict,
        })
        if (result.ok) {
          const cart = result.value.removeItemFromCart?.cart
          if (cart && recordCart(cart.id, cart, [], uid)) markCurrentCartStale(environment, shop.cartId)
          return succeeded(null)
        }
        const error = cartErrorOf(result.error)
        if (mayBeExecuted(error)) markCartStale(environment, cartId)
        // The line of a closed cart was ordered or merged into a cart that is not known here.
        if (result.error.kind !== 'no-such-entity' || saysCartIsClosed(result.error.message)) return failed(error)
        commitLocalUpdate(environment, predict)
        // The other remover may never get an answer: if this cart is lost, the line must not be restored. An ordered
        // cart is excluded.
        const known = shop.cartId.get() === cartId && cartJournal.linesOf(cartId)
        const left = known && known.filter((line) => line.uid !== uid)
        if (left) cartJournal.write(cartId, left)
        return succeeded(null)
      }
      return resume(() =>
        writer.put(lineTarget(uid), remove, {
          predict: () => environment.applyUpdate({ storeUpdater: predict }),
        }),
      )
    },
    [environment, writer, cartId, cartJournal, recordCart, resume, shop],
  )
}
