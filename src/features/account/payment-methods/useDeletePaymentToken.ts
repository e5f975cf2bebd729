import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { useDeletePaymentTokenMutation } from '#src/__generated__/useDeletePaymentTokenMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Deletes a saved payment method. Never rejects; a missing one counts as deleted. */
export function useDeletePaymentToken(): (publicHash: string) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (publicHash) => {
      const result = await commitMutation<useDeletePaymentTokenMutation>(environment, {
        mutation: graphql`
          mutation useDeletePaymentTokenMutation($publicHash: String!) {
            deletePaymentToken(public_hash: $publicHash) {
              result
            }
          }
        `,
        variables: { publicHash },
      })
      if (!result.ok && result.error.kind !== 'no-such-entity') return result
      commitLocalUpdate(environment, (store) => {
        const tokens = store.getRoot().getLinkedRecord('customerPaymentTokens')
        const left = tokens?.getLinkedRecords('items')?.filter((item) => item?.getValue('public_hash') !== publicHash)
        if (left) tokens?.setLinkedRecords(left, 'items')
      })
      return { ok: true, value: null }
    },
    [environment],
  )
}
