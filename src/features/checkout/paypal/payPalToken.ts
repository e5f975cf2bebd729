import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { payPalTokenMutation } from '#src/__generated__/payPalTokenMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/**
 * Asks for a token with which the browser may reach Braintree for a PayPal account.
 *
 * @throws if the backend gives none
 */
export async function fetchPayPalToken(environment: IEnvironment): Promise<string> {
  const result = await commitMutation<payPalTokenMutation>(environment, {
    mutation: graphql`
      mutation payPalTokenMutation {
        createBraintreePayPalClientToken
      }
    `,
    variables: {},
  })
  if (!result.ok) throw new Error(`There is no client token for PayPal: ${result.error.message}`)
  const token = result.value.createBraintreePayPalClientToken
  if (!token) throw new Error('The client token for PayPal is empty.')
  return token
}
