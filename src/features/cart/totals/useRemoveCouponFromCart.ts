import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useRemoveCouponFromCartMutation } from '#src/__generated__/useRemoveCouponFromCartMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from '../requests/cartError.ts'
import type { WriteOutcome } from '../requests/cartWriter.ts'
import { COUPON_TARGET } from '../requests/cartWriter.ts'
import { useCartWriter } from '../requests/CartWriterContext.ts'
import { markCurrentCartStale } from '../keeping/staleCart.ts'
import { useRecordCart } from '../requests/useRecordCart.ts'

/** Removes the coupon from the cart. */
export function useRemoveCouponFromCart(cartId: string): () => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const shop = useShop()
  const { resume } = shop
  const recordCart = useRecordCart()
  return useCallback(
    () =>
      resume(() =>
        writer.put(COUPON_TARGET, async () => {
          const result = await commitMutation<useRemoveCouponFromCartMutation>(environment, {
            mutation: graphql`
              mutation useRemoveCouponFromCartMutation($cartId: String!) {
                removeCouponFromCart(input: { cart_id: $cartId }) {
                  cart {
                    id
                    ...CartContents_cart
                    ...journalLines_cart
                  }
                }
              }
            `,
            variables: { cartId },
          })
          if (!result.ok) return failed(cartErrorOf(result.error))
          const cart = result.value.removeCouponFromCart?.cart
          if (cart && recordCart(cart.id, cart)) markCurrentCartStale(environment, shop.cartId)
          return succeeded(null)
        }),
      ),
    [environment, writer, cartId, recordCart, resume, shop],
  )
}
