import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { findRegistriesQuery } from '#src/__generated__/findRegistriesQuery.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'

export type FoundRegistry = {
  readonly uid: string
  readonly title: string
  readonly name: string
  readonly type: string | null
}

/** The registries that a guest may see of who has an e-mail address, or the one of a number. */
export async function findRegistries(
  environment: IEnvironment,
  wanted: string,
): Promise<Result<readonly FoundRegistry[], 'unreachable'>> {
  const text = wanted.trim()
  const isEmail = text.includes('@')
  try {
    const answer = await fetchQuery<findRegistriesQuery>(
      environment,
      graphql`
        query findRegistriesQuery($email: String!, $uid: ID!, $isEmail: Boolean!) {
          giftRegistryEmailSearch(email: $email) @include(if: $isEmail) {
            gift_registry_uid
            event_title
            name
            type
          }
          giftRegistryIdSearch(giftRegistryUid: $uid) @skip(if: $isEmail) {
            gift_registry_uid
            event_title
            name
            type
          }
        }
      `,
      { email: text, uid: text, isEmail },
      { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
    ).toPromise()
    const found = isEmail ? answer?.giftRegistryEmailSearch : answer?.giftRegistryIdSearch
    return succeeded(
      (found ?? []).flatMap((each) =>
        each ? { uid: each.gift_registry_uid, title: each.event_title, name: each.name, type: each.type ?? null } : [],
      ),
    )
  } catch {
    return failed('unreachable')
  }
}
