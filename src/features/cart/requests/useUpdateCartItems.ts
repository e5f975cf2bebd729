import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { useUpdateCartItemsMutation } from '#src/__generated__/useUpdateCartItemsMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf, mayBeExecuted, refusalOf } from './cartError.ts'
import { predictLineQuantity } from './cartPredictions.ts'
import type { WriteOutcome } from './cartWriter.ts'
import { lineTarget } from './cartWriter.ts'
import { useCartWriter } from './CartWriterContext.ts'
import { markCartStale, markCurrentCartStale } from '../keeping/staleCart.ts'
import { useRecordCart } from './useRecordCart.ts'

/** The optional parts of the answer that this backend has. */
export const updateParts = (hasField: HasField) => ({ hasErrors: hasField('UpdateCartItemsOutput', 'errors') })

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
            mutation useUpdateCartItemsMutation(
              $cartId: String!
              $cartItems: [CartItemUpdateInput]!
              $hasErrors: Boolean!
            ) {
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
                errors @include(if: $hasErrors) {
                  code
                  message
                }
              }
            }
          `,
          variables: {
            cartId,
            cartItems: [{ cart_item_uid: uid, quantity }],
            ...updateParts(shop.hasField),
          },
          optimisticUpdater: predict,
        })
        if (!result.ok) {
          const error = cartErrorOf(result.error)
          if (mayBeExecuted(error)) markCartStale(environment, cartId)
          return failed(error.kind === 'unknown' ? { ...error, kind: 'insufficient-stock' } : error)
        }
        const cart = result.value.updateCartItems?.cart
        // In a cart that replaced this one the line has another uid.
        const instead = cart && cart.id !== cartId ? cartJournal.replacementOf(cartId) : null
        const now = instead?.uids.get(uid) ?? uid
        const kept = cart?.itemsV2?.items.find((item) => item?.uid === now)?.quantity
        if (cart && recordCart(cart.id, cart)) markCurrentCartStale(environment, shop.cartId)
        // Some backends report no refusal, so the quantity of the line is compared.
        if (kept === undefined) {
          // Yet another cart may have replaced that one since; then the line cannot be identified.
          const isKnown = cart?.id === cartId || cart?.id === instead?.cartId
          return failed({ kind: isKnown ? 'not-found' : 'server', message: `The line ${uid} is gone.` })
        }
        if (kept === quantity) return succeeded(null)
        const [refusal] = result.value.updateCartItems?.errors ?? []
        const told = refusal ? refusalOf(refusal) : null
        return told && told.kind !== 'unknown'
          ? failed(told)
          : failed({
              kind: quantity < kept ? 'not-so-few' : 'insufficient-stock',
              message: 'The line kept its quantity.',
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
