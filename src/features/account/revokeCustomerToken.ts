import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { revokeCustomerTokenMutation } from '#src/__generated__/revokeCustomerTokenMutation.graphql.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/** Ends the customer's sessions at the backend. The header is taken when it starts, so call it before the token goes. */
export async function revokeCustomerToken(environment: IEnvironment): Promise<void> {
  // On this machine the session is over whatever the backend says.
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
