import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { clientTokenMutation } from '#src/__generated__/clientTokenMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/**
 * Asks for a token with which the browser may reach the provider.
 *
 * @throws if the backend gives none
 */
export async function fetchClientToken(environment: IEnvironment): Promise<string> {
  const result = await commitMutation<clientTokenMutation>(environment, {
    mutation: graphql`
      mutation clientTokenMutation {
        createBraintreeClientToken
      }
    `,
    variables: {},
  })
  if (!result.ok) throw new Error(`There is no client token for card payments: ${result.error.message}`)
  const token = result.value.createBraintreeClientToken
  if (!token) throw new Error('The client token for card payments is empty.')
  return token
}
