import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { redeemGiftCardMutation } from '#src/__generated__/redeemGiftCardMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Converts the whole balance of a gift card into the customer's store credit. */
export function redeemGiftCard(
  environment: IEnvironment,
  code: string,
): Promise<Result<redeemGiftCardMutation['response'], MutationError>> {
  return commitMutation<redeemGiftCardMutation>(environment, {
    mutation: graphql`
      mutation redeemGiftCardMutation($code: String!) {
        redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) {
          code
        }
      }
    `,
    variables: { code },
  })
}
