import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  GiftMessageInput,
  useSetGiftMessageMutation,
} from '#src/__generated__/useSetGiftMessageMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from './cartError.ts'
import type { WriteOutcome } from './cartWriter.ts'
import { useCartWriter } from './CartWriterContext.ts'

type GivenLine = { readonly uid: string; readonly quantity: number }

/** Puts words beside a line; no words take them away. */
export function useSetGiftMessage(
  cartId: string,
): (line: GivenLine, message: GiftMessageInput) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const { resume } = useShop()
  return useCallback(
    ({ uid, quantity }, message) =>
      resume(() =>
        writer.put(`gift-message:${uid}`, async () => {
          const result = await commitMutation<useSetGiftMessageMutation>(environment, {
            mutation: graphql`
              mutation useSetGiftMessageMutation($cartId: String!, $cartItems: [CartItemUpdateInput]!) {
                updateCartItems(input: { cart_id: $cartId, cart_items: $cartItems }) {
                  cart {
                    id
                    itemsV2(pageSize: 100) {
                      items {
                        uid
                        ...giftMessageOf_item
                      }
                    }
                    ...CartContents_cart
                  }
                }
              }
            `,
            // Magento takes no words without a quantity.
            variables: { cartId, cartItems: [{ cart_item_uid: uid, quantity, gift_message: message }] },
          })
          if (!result.ok) return failed(cartErrorOf(result.error))
          const cart = result.value.updateCartItems?.cart
          return cart?.itemsV2?.items.some((item) => item?.uid === uid)
            ? succeeded(null)
            : failed({ kind: 'not-found', message: `The line ${uid} is gone.` })
        }),
      ),
    [environment, writer, cartId, resume],
  )
}
