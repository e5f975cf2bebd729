import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { revokeCustomerTokenMutation } from '#src/__generated__/revokeCustomerTokenMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/**
 * Ends the customer's sessions at the backend. It reads the token when it starts, so call it before removing the token.
 */
export async function revokeCustomerToken(environment: IEnvironment): Promise<void> {
  // On this device the session ends whatever the backend answers.
  await commitMutation<revokeCustomerTokenMutation>(environment, {
    mutation: graphql`
      mutation revokeCustomerTokenMutation {
        revokeCustomerToken {
          result
        }
      }
    `,
    variables: {},
  })
}
