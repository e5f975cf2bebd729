import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  UpdateGiftRegistryInput,
  useUpdateGiftRegistryMutation,
} from '#src/__generated__/useUpdateGiftRegistryMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Changes the data of an event. Never rejects. */
export function useUpdateGiftRegistry(): (
  uid: string,
  input: UpdateGiftRegistryInput,
) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (uid, input) =>
      commitMutation<useUpdateGiftRegistryMutation>(environment, {
        mutation: graphql`
          mutation useUpdateGiftRegistryMutation($uid: ID!, $input: UpdateGiftRegistryInput!) {
            updateGiftRegistry(giftRegistryUid: $uid, giftRegistry: $input) {
              gift_registry {
                uid
                ...RegistrySettings_registry
                ...RegistryFacts_registry
              }
            }
          }
        `,
        variables: { uid, input },
      }),
    [environment],
  )
}
