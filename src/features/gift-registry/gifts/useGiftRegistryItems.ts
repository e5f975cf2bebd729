import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useGiftRegistryItemsRemoveMutation } from '#src/__generated__/useGiftRegistryItemsRemoveMutation.graphql.ts'
import type {
  UpdateGiftRegistryItemInput,
  useGiftRegistryItemsUpdateMutation,
} from '#src/__generated__/useGiftRegistryItemsUpdateMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type Outcome = Promise<Result<unknown, MutationError>>

/** Changes or removes products of a registry. Never rejects. */
export function useGiftRegistryItems(uid: string): {
  readonly update: (item: UpdateGiftRegistryItemInput) => Outcome
  readonly remove: (itemUid: string) => Outcome
} {
  const environment = useRelayEnvironment()
  return useMemo(
    () => ({
      update: (item) =>
        commitMutation<useGiftRegistryItemsUpdateMutation>(environment, {
          mutation: graphql`
            mutation useGiftRegistryItemsUpdateMutation($uid: ID!, $items: [UpdateGiftRegistryItemInput!]!) {
              updateGiftRegistryItems(giftRegistryUid: $uid, items: $items) {
                gift_registry {
                  uid
                  items {
                    uid
                    quantity
                    note
                  }
                }
              }
            }
          `,
          variables: { uid, items: [item] },
          optimisticUpdater: (store) =>
            void store.get(`GiftRegistryItem:${item.gift_registry_item_uid}`)?.setValue(item.quantity, 'quantity'),
        }),
      remove: (itemUid) =>
        commitMutation<useGiftRegistryItemsRemoveMutation>(environment, {
          mutation: graphql`
            mutation useGiftRegistryItemsRemoveMutation($uid: ID!, $uids: [ID!]!) {
              removeGiftRegistryItems(giftRegistryUid: $uid, itemsUid: $uids) {
                gift_registry {
                  uid
                  items {
                    uid
                  }
                }
              }
            }
          `,
          variables: { uid, uids: [itemUid] },
        }),
    }),
    [environment, uid],
  )
}
