import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useApplyGiftCardToCartMutation } from '#src/__generated__/useApplyGiftCardToCartMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from '../requests/cartError.ts'
import type { WriteOutcome } from '../requests/cartWriter.ts'
import { giftCardTarget } from '../requests/cartWriter.ts'
import { useCartWriter } from '../requests/CartWriterContext.ts'

/** Pays with a gift card. Without an optimistic update, because only the server knows the amount. */
export function useApplyGiftCardToCart(cartId: string): (code: string) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const { resume, tabs } = useShop()
  return useCallback(
    (code) =>
      resume(() =>
        writer.put(giftCardTarget(code), async () => {
          const result = await commitMutation<useApplyGiftCardToCartMutation>(environment, {
            mutation: graphql`
              mutation useApplyGiftCardToCartMutation($cartId: String!, $code: String!) {
                applyGiftCardToCart(input: { cart_id: $cartId, gift_card_code: $code }) {
                  cart {
                    id
                    ...GiftCards_cart
                    ...CartContents_cart
                  }
                }
              }
            `,
            variables: { cartId, code },
          })
          if (!result.ok) return failed(cartErrorOf(result.error))
          tabs.tell({ kind: 'cart', cartId })
          return succeeded(null)
        }),
      ),
    [environment, writer, cartId, resume, tabs],
  )
}
