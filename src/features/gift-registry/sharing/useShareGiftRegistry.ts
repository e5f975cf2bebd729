import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useShareGiftRegistryMutation,
  useShareGiftRegistryMutation$variables,
} from '#src/__generated__/useShareGiftRegistryMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Invites people to a registry by mail. Never rejects. */
export function useShareGiftRegistry(): (
  variables: useShareGiftRegistryMutation$variables,
) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (variables) =>
      commitMutation<useShareGiftRegistryMutation>(environment, {
        mutation: graphql`
          mutation useShareGiftRegistryMutation(
            $uid: ID!
            $sender: ShareGiftRegistrySenderInput!
            $invitees: [ShareGiftRegistryInviteeInput!]!
          ) {
            shareGiftRegistry(giftRegistryUid: $uid, sender: $sender, invitees: $invitees) {
              is_shared
            }
          }
        `,
        variables,
      }),
    [environment],
  )
}
