import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type {
  CreateGiftRegistryInput,
  useCreateGiftRegistryMutation,
} from '#src/__generated__/useCreateGiftRegistryMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { changeRegistries } from './registryRecords.ts'

export type NewRegistry = CreateGiftRegistryInput

/** Creates a gift registry and returns it. Never rejects. */
export function useCreateGiftRegistry(): (
  input: NewRegistry,
) => Promise<Result<useCreateGiftRegistryMutation['response'], MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (input) => {
      const result = await commitMutation<useCreateGiftRegistryMutation>(environment, {
        mutation: graphql`
          mutation useCreateGiftRegistryMutation($input: CreateGiftRegistryInput!) {
            createGiftRegistry(giftRegistry: $input) {
              gift_registry {
                uid
                ...RegistryRows_registry
              }
            }
          }
        `,
        variables: { input },
      })
      const uid = result.ok ? result.value.createGiftRegistry?.gift_registry?.uid : undefined
      if (uid !== undefined) {
        commitLocalUpdate(environment, (store) => {
          const made = store.get(`GiftRegistry:${uid}`)
          if (made) changeRegistries(store, (known) => [made, ...known])
        })
      }
      return result
    },
    [environment],
  )
}
