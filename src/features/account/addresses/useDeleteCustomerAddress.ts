import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { useDeleteCustomerAddressMutation } from '#src/__generated__/useDeleteCustomerAddressMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { noteDeletedAddress } from './addressStore.ts'

/** Removes an address from the book. Never rejects. */
export function useDeleteCustomerAddress(): (id: number) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (id) => {
      const result = await commitMutation<useDeleteCustomerAddressMutation>(environment, {
        mutation: graphql`
          mutation useDeleteCustomerAddressMutation($id: Int!) {
            deleteCustomerAddress(id: $id)
          }
        `,
        variables: { id },
      })
      if (result.ok) commitLocalUpdate(environment, (store) => noteDeletedAddress(store, id))
      return result
    },
    [environment],
  )
}
