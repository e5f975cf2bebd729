import { graphql } from 'relay-runtime'
import type { CacheConfig, IEnvironment } from 'relay-runtime'
import type { setGiftMessagesMutation } from '#src/__generated__/setGiftMessagesMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { GiftMessage, JournalLine } from '#src/platform/session/cartJournal.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { giftMessageOf } from './giftMessageOf.ts'

type WordedCart = {
  /** Another id if this cart was lost meanwhile. */
  readonly id: string
  /** Gift messages by line uid. */
  readonly messages: ReadonlyMap<string, GiftMessage | null | undefined>
}

/** Sets the gift messages of cart lines and returns the present ones; empty texts remove them. */
export async function setGiftMessages(
  environment: IEnvironment,
  cartId: string,
  lines: readonly (Pick<JournalLine, 'uid' | 'quantity'> & { readonly giftMessage: GiftMessage })[],
  cacheConfig?: CacheConfig,
): Promise<Result<WordedCart, MutationError>> {
  const result = await commitMutation<setGiftMessagesMutation>(environment, {
    mutation: graphql`
      mutation setGiftMessagesMutation($cartId: String!, $cartItems: [CartItemUpdateInput]!) {
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
    variables: {
      cartId,
      // Magento requires the quantity together with the message.
      cartItems: lines.map(({ uid, quantity, giftMessage }) => ({
        cart_item_uid: uid,
        quantity,
        gift_message: giftMessage,
      })),
    },
    ...(cacheConfig && { cacheConfig }),
  })
  if (!result.ok) return result
  const cart = result.value.updateCartItems?.cart
  if (!cart) return failed({ kind: 'server', message: '[vetrina:cart] The backend answered no cart to the words.' })
  const items = (cart.itemsV2?.items ?? []).flatMap((item) => item ?? [])
  return succeeded({ id: cart.id, messages: new Map(items.map((item) => [item.uid, giftMessageOf(item)])) })
}
