import { fetchQuery, graphql } from 'relay-runtime'
import type { GraphQLTaggedNode, IEnvironment, OperationType } from 'relay-runtime'
import type { ownSavedListsQuery, ownSavedListsQuery$data } from '#src/__generated__/ownSavedListsQuery.graphql.ts'
import type { ownSavedQuery, ownSavedQuery$data } from '#src/__generated__/ownSavedQuery.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { storedSettings } from '../storedSettings.ts'

type Customer<TData extends { readonly customer: object | null | undefined }> = NonNullable<TData['customer']>
type List =
  | NonNullable<Customer<ownSavedQuery$data>['wishlists']>[number]
  | NonNullable<Customer<ownSavedListsQuery$data>['wishlists']>[number]

type OwnSaved = {
  readonly customer:
    | (Pick<Customer<ownSavedQuery$data>, 'compare_list'> & { readonly wishlists?: readonly List[] })
    | null
  /** The highest number of lists; null if a customer has only one. */
  readonly most: number | null
}

/**
 * The customer's saved products at the backend; null without an answer. One request serves all simultaneous callers.
 */
export async function readOwnSaved(
  environment: IEnvironment,
  hasField: HasField,
): Promise<Result<OwnSaved, MutationError>> {
  if (!hasField('Mutation', 'createWishlist')) {
    const asked = await ask<ownSavedQuery>(
      environment,
      graphql`
        query ownSavedQuery($hasWishlist: Boolean!) {
          customer {
            # eslint-disable-next-line relay/unused-fields -- read by who asks
            wishlists(pageSize: 1) @include(if: $hasWishlist) {
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
    )
    return asked.ok ? succeeded({ customer: asked.value?.customer ?? null, most: null }) : asked
  }
  const asked = await ask<ownSavedListsQuery>(
    environment,
    graphql`
      query ownSavedListsQuery($hasWishlist: Boolean!) {
        customer {
          # eslint-disable-next-line relay/unused-fields -- read by who asks
          wishlists(pageSize: 100) @include(if: $hasWishlist) {
            name
            visibility
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by who asks
            ...ownList_wishlist
          }
          # eslint-disable-next-line relay/unused-fields -- read by who asks
          compare_list {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by who asks
            ...compareBackend_list
          }
        }
        storeConfig {
          store_code
          enable_multiple_wishlists
          maximum_number_of_wishlists
        }
      }
    `,
  )
  if (!asked.ok) return asked
  const { customer, storeConfig } = asked.value ?? {}
  const isOn = storeConfig?.enable_multiple_wishlists === '1'
  return succeeded({
    customer: customer ?? null,
    most: isOn ? Number(storeConfig.maximum_number_of_wishlists ?? 1) : null,
  })
}

const ask = <TQuery extends OperationType>(environment: IEnvironment, query: GraphQLTaggedNode) =>
  // If the wish list is disabled, Magento refuses every query about it.
  fetchQuery<TQuery>(environment, query, { hasWishlist: storedSettings(environment).hasWishlist })
    .toPromise()
    .then(
      (response) => succeeded(response),
      ({ message }: Error) => failed<MutationError>({ kind: 'unreachable', message }),
    )
