import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { redeemGiftCardMutation } from '#src/__generated__/redeemGiftCardMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/** Turns all that is left on a gift card into the customer's store credit; answers whether the backend did. */
export async function redeemGiftCard(environment: IEnvironment, code: string): Promise<boolean> {
  const { ok } = await commitMutation<redeemGiftCardMutation>(environment, {
    mutation: graphql`
      mutation redeemGiftCardMutation($code: String!) {
        redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) {
          code
        }
      }
    `,
    variables: { code },
  })
  return ok
}
