import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useApplyCouponToCartMutation } from '#src/__generated__/useApplyCouponToCartMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from '../requests/cartError.ts'
import type { WriteOutcome } from '../requests/cartWriter.ts'
import { COUPON_TARGET } from '../requests/cartWriter.ts'
import { useCartWriter } from '../requests/CartWriterContext.ts'
import { markCurrentCartStale } from '../keeping/staleCart.ts'
import { useRecordCart } from '../requests/useRecordCart.ts'

/** Applies a coupon code. Without an optimistic update, because only the server knows the discount. */
export function useApplyCouponToCart(cartId: string): (code: string) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const shop = useShop()
  const { resume } = shop
  const recordCart = useRecordCart()
  return useCallback(
    (code) =>
      resume(() =>
        writer.put(COUPON_TARGET, async () => {
          const result = await commitMutation<useApplyCouponToCartMutation>(environment, {
            mutation: graphql`
              mutation useApplyCouponToCartMutation($cartId: String!, $couponCode: String!) {
                applyCouponToCart(input: { cart_id: $cartId, coupon_code: $couponCode }) {
                  cart {
                    id
                    ...CartContents_cart
                    ...journalLines_cart
                  }
                }
              }
            `,
            variables: { cartId, couponCode: code },
          })
          if (result.ok) {
            const cart = result.value.applyCouponToCart?.cart
            if (cart && recordCart(cart.id, cart)) markCurrentCartStale(environment, shop.cartId)
            return succeeded(null)
          }
          const error = cartErrorOf(result.error)
          return failed(error.kind === 'not-found' ? { ...error, kind: 'coupon-invalid' } : error)
        }),
      ),
    [environment, writer, cartId, recordCart, resume, shop],
  )
}
