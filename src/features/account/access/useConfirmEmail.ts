import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { ConfirmEmailInput, useConfirmEmailMutation } from '#src/__generated__/useConfirmEmailMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Confirms the customer's e-mail with a mailed key. Never rejects. */
export function useConfirmEmail(): (input: ConfirmEmailInput) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (input) =>
      commitMutation<useConfirmEmailMutation>(environment, {
        mutation: graphql`
          mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
            confirmEmail(input: $input) {
              customer {
                __typename
              }
            }
          }
        `,
        variables: { input },
      }),
    [environment],
  )
}
