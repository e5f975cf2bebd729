import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setGuestEmailMutation } from '#src/__generated__/setGuestEmailMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Sets a guest's e-mail on the cart. */
export async function setGuestEmail(
  environment: IEnvironment,
  cartId: string,
  email: string,
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setGuestEmailMutation>(environment, {
    mutation: graphql`
      mutation setGuestEmailMutation($cartId: String!, $email: String!) {
        setGuestEmailOnCart(input: { cart_id: $cartId, email: $email }) {
          cart {
            id
          }
        }
      }
    `,
    variables: { cartId, email },
  })
  return result.ok ? succeeded(null) : result
}
