import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useUpdateCartItemsMutation } from '#src/__generated__/useUpdateCartItemsMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from './cartError.ts'
import { predictLineQuantity } from './cartPredictions.ts'
import type { WriteOutcome } from './cartWriter.ts'
import { lineTarget } from './cartWriter.ts'
import { useCartWriter } from './CartWriterContext.ts'
import { markCartStale, markCurrentCartStale } from '../keeping/staleCart.ts'
import { useRecordCart } from './useRecordCart.ts'

/**
 * Sets the quantity of a line. Changes that are faster than the answers are combined; all of them get the same result.
 */
export function useUpdateCartItems(cartId: string): (uid: string, quantity: number) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const shop = useShop()
  const { cartJournal, resume } = shop
  const recordCart = useRecordCart()
  return useCallback(
    (uid, quantity) => {
      const predict = (store: RecordSourceProxy) => predictLineQuantity(store, cartId, uid, quantity)
      const update = async (): Promise<WriteOutcome> => {
        const result = await commitMutation<useUpdateCartItemsMutation>(environment, {
          mutation: graphql`
            mutation useUpdateCartItemsMutation($cartId: String!, $cartItems: [CartItemUpdateInput]!) {
              updateCartItems(input: { cart_id: $cartId, cart_items: $cartItems }) {
                cart {
                  id
                  itemsV2(pageSize: 100) {
                    items {
                      uid
                      quantity
                    }
                  }
                  ...CartContents_cart
                  ...useCartQuantity_cart
                  ...journalLines_cart
                }
              }
            }
          `,
          variables: { cartId, cartItems: [{ cart_item_uid: uid, quantity }] },
          optimisticUpdater: predict,
        })
        if (!result.ok) {
          if (result.error.kind === 'unreachable') markCartStale(environment, cartId)
          const error = cartErrorOf(result.error)
          return failed(error.kind === 'unknown' ? { ...error, kind: 'insufficient-stock' } : error)
        }
        const cart = result.value.updateCartItems?.cart
        // In a cart that replaced this one the line has another uid.
        const instead = cart && cart.id !== cartId ? cartJournal.replacementOf(cartId) : null
        const now = instead?.uids.get(uid) ?? uid
        const kept = cart?.itemsV2?.items.find((item) => item?.uid === now)?.quantity
        if (cart && recordCart(cart.id, cart)) markCurrentCartStale(environment, shop.cartId)
        // Magento 2.4.8 reports a refusal in a field that 2.4.7 does not have, so the quantity of the line is compared.
        if (kept === undefined) {
          // Yet another cart may have replaced that one since; then the line cannot be identified.
          const isKnown = cart?.id === cartId || cart?.id === instead?.cartId
          return failed({ kind: isKnown ? 'not-found' : 'server', message: `The line ${uid} is gone.` })
        }
        return kept === quantity
          ? succeeded(null)
          : failed({
              kind: quantity < kept ? 'not-so-few' : 'insufficient-stock',
              message: `The line ${uid} kept ${kept} pieces.`,
            })
      }
      return resume(() =>
        writer.put(lineTarget(uid), update, {
          predict: () => environment.applyUpdate({ storeUpdater: predict }),
        }),
      )
    },
    [environment, writer, cartId, cartJournal, recordCart, resume, shop],
  )
}
