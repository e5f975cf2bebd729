import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { revokeCustomerTokenMutation } from '#src/__generated__/revokeCustomerTokenMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/**
 * Ends the customer's sessions at the backend. It reads the token when it starts, so call it before removing the token.
 * Resolves to whether the host has answered.
 */
export async function revokeCustomerToken(environment: IEnvironment): Promise<boolean> {
  // On this device the session ends whatever the backend answers.
  const result = await commitMutation<revokeCustomerTokenMutation>(environment, {
    mutation: graphql`
      mutation revokeCustomerTokenMutation {
        revokeCustomerToken {
          result
        }
      }
    `,
    variables: {},
  })
  return result.ok || (result.error.kind !== 'unreachable' && result.error.kind !== 'server')
}
