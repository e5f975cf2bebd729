import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { ownSavedQuery } from '#src/__generated__/ownSavedQuery.graphql.ts'
import { comparedListOf } from '#src/features/compare/compareBackend.ts'
import { ownListOf } from '#src/features/wishlist/ownList.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { ComparedList } from '#src/relay/savedProducts.ts'
import { storedSettings } from '../storedSettings.ts'

/** A customer's wish list; a backend with one list per customer gives it no name. */
type OwnList = ReturnType<typeof ownListOf> & { readonly name: string | null; readonly isPublic: boolean }

type OwnSaved = {
  readonly lists: readonly OwnList[]
  /** The highest number of lists; null if a customer has only one. */
  readonly most: number | null
  readonly comparison: ComparedList | null
}

/** Magento's names for several lists of a customer: a feature of Adobe Commerce. */
export const listParts = (hasField: HasField) => ({ hasLists: hasField('Mutation', 'createWishlist') })

/**
 * The customer's saved products at the backend; null without an answer. One request serves all simultaneous callers.
 */
export async function readOwnSaved(
  environment: IEnvironment,
  hasField: HasField,
): Promise<Result<OwnSaved, MutationError>> {
  const { hasLists } = listParts(hasField)
  // If the wish list is disabled, Magento refuses every query about it.
  const { hasWishlist } = storedSettings(environment, hasField)
  try {
    const answer = await fetchQuery<ownSavedQuery>(
      environment,
      graphql`
        query ownSavedQuery($hasWishlist: Boolean!, $hasLists: Boolean!, $pageSize: Int!) {
          customer {
            wishlists(pageSize: $pageSize) @include(if: $hasWishlist) {
              name @include(if: $hasLists)
              visibility @include(if: $hasLists)
              ...ownList_wishlist
            }
            compare_list {
              ...compareBackend_list
            }
          }
          storeConfig @include(if: $hasLists) {
            store_code
            enable_multiple_wishlists
            maximum_number_of_wishlists
          }
        }
      `,
      { hasWishlist, hasLists, pageSize: hasLists ? 100 : 1 },
    ).toPromise()
    const { customer, storeConfig } = answer ?? {}
    const lists = (customer?.wishlists ?? []).flatMap((list) =>
      list ? { ...ownListOf(list), name: list.name ?? null, isPublic: list.visibility === 'PUBLIC' } : [],
    )
    const most =
      storeConfig?.enable_multiple_wishlists === '1' ? Number(storeConfig.maximum_number_of_wishlists ?? 1) : null
    // If a shop was reconfigured to one list, the others are hidden.
    const shown = most === null ? lists.slice(0, 1) : lists
    return succeeded({ lists: shown, most, comparison: comparedListOf(customer?.compare_list) })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return failed({ kind: 'unreachable', message: error.message })
  }
}
