import { useMemo } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  AddGiftRegistryRegistrantInput,
  useGiftRegistryPeopleAddMutation,
} from '#src/__generated__/useGiftRegistryPeopleAddMutation.graphql.ts'
import type { useGiftRegistryPeopleRemoveMutation } from '#src/__generated__/useGiftRegistryPeopleRemoveMutation.graphql.ts'
import type { useGiftRegistryPeopleUpdateMutation } from '#src/__generated__/useGiftRegistryPeopleUpdateMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type Outcome = Promise<Result<unknown, MutationError>>

/** Changes the celebrants. Never rejects. */
export function useGiftRegistryPeople(uid: string): {
  readonly add: (person: AddGiftRegistryRegistrantInput) => Outcome
  readonly update: (personUid: string, person: AddGiftRegistryRegistrantInput) => Outcome
  readonly remove: (personUid: string) => Outcome
} {
  const environment = useRelayEnvironment()
  return useMemo(
    () => ({
      add: (person) =>
        commitMutation<useGiftRegistryPeopleAddMutation>(environment, {
          mutation: graphql`
            mutation useGiftRegistryPeopleAddMutation($uid: ID!, $people: [AddGiftRegistryRegistrantInput!]!) {
              addGiftRegistryRegistrants(giftRegistryUid: $uid, registrants: $people) {
                gift_registry {
                  uid
                  ...RegistryPeople_registry
                }
              }
            }
          `,
          variables: { uid, people: [person] },
        }),
      update: (personUid, person) =>
        commitMutation<useGiftRegistryPeopleUpdateMutation>(environment, {
          mutation: graphql`
            mutation useGiftRegistryPeopleUpdateMutation($uid: ID!, $people: [UpdateGiftRegistryRegistrantInput!]!) {
              updateGiftRegistryRegistrants(giftRegistryUid: $uid, registrants: $people) {
                gift_registry {
                  uid
                  ...RegistryPeople_registry
                }
              }
            }
          `,
          variables: { uid, people: [{ gift_registry_registrant_uid: personUid, ...person }] },
        }),
      remove: (personUid) =>
        commitMutation<useGiftRegistryPeopleRemoveMutation>(environment, {
          mutation: graphql`
            mutation useGiftRegistryPeopleRemoveMutation($uid: ID!, $uids: [ID!]!) {
              removeGiftRegistryRegistrants(giftRegistryUid: $uid, registrantsUid: $uids) {
                gift_registry {
                  uid
                  ...RegistryPeople_registry
                }
              }
            }
          `,
          variables: { uid, uids: [personUid] },
        }),
    }),
    [environment, uid],
  )
}
