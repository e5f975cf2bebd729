import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { askRegistriesQuery } from '#src/__generated__/askRegistriesQuery.graphql.ts'

export type OwnRegistry = { readonly uid: string; readonly name: string }

/** The customer's gift registries; null if the request failed. */
export async function askRegistries(environment: IEnvironment): Promise<readonly OwnRegistry[] | null> {
  try {
    const answer = await fetchQuery<askRegistriesQuery>(
      environment,
      graphql`
        query askRegistriesQuery {
          customer {
            gift_registries {
              uid
              event_name
            }
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
    ).toPromise()
    const known = answer?.customer?.gift_registries
    return known?.flatMap((each) => (each ? { uid: each.uid, name: each.event_name } : [])) ?? null
  } catch {
    return null
  }
}
