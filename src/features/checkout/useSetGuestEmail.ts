import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSetGuestEmailMutation } from '#src/__generated__/useSetGuestEmailMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Tells the cart who orders. */
export function useSetGuestEmail(): (cartId: string, email: string) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cartId, email) => {
      const result = await commitMutation<useSetGuestEmailMutation>(environment, {
        mutation: graphql`
          mutation useSetGuestEmailMutation($cartId: String!, $email: String!) {
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
    },
    [environment],
  )
}
