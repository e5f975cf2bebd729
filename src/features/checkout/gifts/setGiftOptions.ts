import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setGiftOptionsMutation } from '#src/__generated__/setGiftOptionsMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { GiftValues } from '../form/checkoutValues.ts'

/** Sets the gift options of the whole cart. Requires `setGiftOptionsOnCart` of the backend. */
export async function setGiftOptions(
  environment: IEnvironment,
  cartId: string,
  { hasMessage, to, from, message, hasReceipt }: GiftValues,
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setGiftOptionsMutation>(environment, {
    mutation: graphql`
      mutation setGiftOptionsMutation($cartId: String!, $message: GiftMessageInput, $hasReceipt: Boolean!) {
        setGiftOptionsOnCart(
          input: {
            cart_id: $cartId
            gift_message: $message
            gift_receipt_included: $hasReceipt
            printed_card_included: false
          }
        ) {
          cart {
            id
            gift_message {
              to
              from
              message
            }
            gift_receipt_included
          }
        }
      }
    `,
    variables: {
      cartId,
      // Empty texts remove the present message.
      message: hasMessage ? { to, from, message } : { to: '', from: '', message: '' },
      hasReceipt,
    },
  })
  return result.ok ? succeeded(null) : result
}
