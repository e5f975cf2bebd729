import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { useRemoveGiftRegistryMutation } from '#src/__generated__/useRemoveGiftRegistryMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { changeRegistries } from './registryRecords.ts'

/** Deletes a gift registry with its products. Never rejects. */
export function useRemoveGiftRegistry(): (uid: string) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (uid) => {
      const result = await commitMutation<useRemoveGiftRegistryMutation>(environment, {
        mutation: graphql`
          mutation useRemoveGiftRegistryMutation($uid: ID!) {
            removeGiftRegistry(giftRegistryUid: $uid) {
              success
            }
          }
        `,
        variables: { uid },
      })
      if (result.ok) {
        commitLocalUpdate(environment, (store) =>
          changeRegistries(store, (known) => known.filter((each) => each.getValue('uid') !== uid)),
        )
      }
      return result
    },
    [environment],
  )
}
