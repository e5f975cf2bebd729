import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useReturnTrackingAddMutation } from '#src/__generated__/useReturnTrackingAddMutation.graphql.ts'
import type { useReturnTrackingRemoveMutation } from '#src/__generated__/useReturnTrackingRemoveMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type Outcome = Promise<Result<unknown, MutationError>>

/** Announces a parcel of a return, or removes it; by uid. Never rejects. */
export function useReturnTracking(): {
  readonly add: (parcel: { readonly owner: string; readonly carrier: string; readonly number: string }) => Outcome
  readonly remove: (uid: string) => Outcome
} {
  const environment = useRelayEnvironment()
  return useMemo(
    () => ({
      add: ({ owner, carrier, number }) =>
        commitMutation<useReturnTrackingAddMutation>(environment, {
          mutation: graphql`
            mutation useReturnTrackingAddMutation($input: AddReturnTrackingInput!) {
              addReturnTracking(input: $input) {
                return {
                  uid
                  ...ReturnParcels_return
                }
              }
            }
          `,
          variables: { input: { return_uid: owner, carrier_uid: carrier, tracking_number: number } },
        }),
      remove: (uid) =>
        commitMutation<useReturnTrackingRemoveMutation>(environment, {
          mutation: graphql`
            mutation useReturnTrackingRemoveMutation($input: RemoveReturnTrackingInput!) {
              removeReturnTracking(input: $input) {
                return {
                  uid
                  ...ReturnParcels_return
                }
              }
            }
          `,
          variables: { input: { return_shipping_tracking_uid: uid } },
        }),
    }),
    [environment],
  )
}
