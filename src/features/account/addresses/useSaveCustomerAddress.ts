import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type {
  CustomerAddressInput,
  useSaveCustomerAddressCreateMutation,
} from '#src/__generated__/useSaveCustomerAddressCreateMutation.graphql.ts'
import type { useSaveCustomerAddressUpdateMutation } from '#src/__generated__/useSaveCustomerAddressUpdateMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { noteSavedAddress } from './addressStore.ts'

export type BookAddressInput = CustomerAddressInput

/** Changes an address of the book, or adds one (`id` is null). Absent fields are unchanged. Never rejects. */
export function useSaveCustomerAddress(): (
  id: number | null,
  input: BookAddressInput,
) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (id, input) => {
      if (id === null) {
        const result = await commitMutation<useSaveCustomerAddressCreateMutation>(environment, {
          mutation: graphql`
            mutation useSaveCustomerAddressCreateMutation($input: CustomerAddressInput!) {
              createCustomerAddress(input: $input) {
                id
                default_shipping
                default_billing
                region {
                  region_id
                  region
                }
                ...AddressLines_address
              }
            }
          `,
          variables: { input },
        })
        const created = result.ok ? result.value.createCustomerAddress?.id : null
        if (created != null) commitLocalUpdate(environment, (store) => noteSavedAddress(store, created))
        return result
      }
      const result = await commitMutation<useSaveCustomerAddressUpdateMutation>(environment, {
        mutation: graphql`
          mutation useSaveCustomerAddressUpdateMutation($id: Int!, $input: CustomerAddressInput!) {
            updateCustomerAddress(id: $id, input: $input) {
              id
              default_shipping
              default_billing
              region {
                region_id
                region
              }
              ...AddressLines_address
            }
          }
        `,
        variables: { id, input },
      })
      if (result.ok) commitLocalUpdate(environment, (store) => noteSavedAddress(store, id))
      return result
    },
    [environment],
  )
}
