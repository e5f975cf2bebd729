import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { ownSavedQuery, ownSavedQuery$data } from '#src/__generated__/ownSavedQuery.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type OwnSaved = NonNullable<ownSavedQuery$data['customer']>

/** What the customer put aside, as the backend has it; null where it does not say. Asked for once by who ask together. */
export const readOwnSaved = (environment: IEnvironment): Promise<Result<OwnSaved | null, MutationError>> =>
  fetchQuery<ownSavedQuery>(
    environment,
    graphql`
      query ownSavedQuery {
        customer {
          # eslint-disable-next-line relay/unused-fields -- read by who asks
          wishlists(pageSize: 1) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by who asks
            ...ownList_wishlist
          }
          # eslint-disable-next-line relay/unused-fields -- read by who asks
          compare_list {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by who asks
            ...compareBackend_list
          }
        }
      }
    `,
    {},
  )
    .toPromise()
    .then(
      (response) => succeeded(response?.customer ?? null),
      ({ message }: Error) => failed<MutationError>({ kind: 'unreachable', message }),
    )
