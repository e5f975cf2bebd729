import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { listsBackendCopyMutation } from '#src/__generated__/listsBackendCopyMutation.graphql.ts'
import type { listsBackendCreateMutation } from '#src/__generated__/listsBackendCreateMutation.graphql.ts'
import type { listsBackendDeleteMutation } from '#src/__generated__/listsBackendDeleteMutation.graphql.ts'
import type { listsBackendMoveMutation } from '#src/__generated__/listsBackendMoveMutation.graphql.ts'
import type { listsBackendRenameMutation } from '#src/__generated__/listsBackendRenameMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { ListError } from '#src/relay/savedProducts.ts'
import type { ListsBackend, Transferred } from './createWishes.ts'
import { ownListOf } from './ownList.ts'

/** Refusals that Magento reports without a code. If a store view translates them, its text is shown. */
const BY_WORDS: readonly (readonly [words: RegExp, kind: 'name-taken' | 'no-more-lists' | 'sold-out'])[] = [
  [/without stock/i, 'sold-out'],
  [/^Wish list ".*" already exists\.$/, 'name-taken'],
  [/^Only \d+ wish list\(s\) can be created\.$/, 'no-more-lists'],
]

function listErrorOf(error: MutationError): ListError {
  const kind = error.kind === 'rejected' && BY_WORDS.find(([words]) => words.test(error.message))?.[1]
  return kind ? { kind, message: error.message } : error
}

const NO_ANSWER: Result<never, ListError> = failed({ kind: 'server', message: 'The backend answered nothing.' })

/** Operations on several lists, for customers of Adobe Commerce. */
export function createListsBackend(environment: IEnvironment): ListsBackend {
  return {
    async create(name, isPublic) {
      const result = await commitMutation<listsBackendCreateMutation>(environment, {
        mutation: graphql`
          mutation listsBackendCreateMutation($name: String!, $visibility: WishlistVisibilityEnum!) {
            createWishlist(input: { name: $name, visibility: $visibility }) {
              wishlist {
                id
                name
                visibility
              }
            }
          }
        `,
        variables: { name, visibility: isPublic ? 'PUBLIC' : 'PRIVATE' },
      })
      if (!result.ok) return failed(listErrorOf(result.error))
      const list = result.value.createWishlist?.wishlist
      if (!list?.id) return NO_ANSWER
      return succeeded({ id: list.id, name: list.name ?? null, isPublic: list.visibility === 'PUBLIC', wishes: [] })
    },
    async rename(id, name, isPublic) {
      const result = await commitMutation<listsBackendRenameMutation>(environment, {
        mutation: graphql`
          mutation listsBackendRenameMutation($id: ID!, $name: String!, $visibility: WishlistVisibilityEnum!) {
            updateWishlist(wishlistId: $id, name: $name, visibility: $visibility) {
              name
              visibility
            }
          }
        `,
        variables: { id, name, visibility: isPublic ? 'PUBLIC' : 'PRIVATE' },
      })
      if (!result.ok) return failed(listErrorOf(result.error))
      const renamed = result.value.updateWishlist
      return renamed ? succeeded({ name: renamed.name, isPublic: renamed.visibility === 'PUBLIC' }) : NO_ANSWER
    },
    async delete(id) {
      const result = await commitMutation<listsBackendDeleteMutation>(environment, {
        mutation: graphql`
          mutation listsBackendDeleteMutation($id: ID!) {
            deleteWishlist(wishlistId: $id) {
              status
            }
          }
        `,
        variables: { id },
      })
      if (!result.ok) return failed(listErrorOf(result.error))
      return result.value.deleteWishlist?.status ? succeeded(null) : NO_ANSWER
    },
    async move(items, from, to) {
      const result = await commitMutation<listsBackendMoveMutation>(environment, {
        mutation: graphql`
          mutation listsBackendMoveMutation($from: ID!, $to: ID!, $items: [WishlistItemMoveInput!]!) {
            moveProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
              source_wishlist {
                id
                ...ownList_wishlist
              }
              destination_wishlist {
                id
                ...ownList_wishlist
              }
              user_errors {
                message
              }
            }
          }
        `,
        variables: { from, to, items: piecesOf(items) },
      })
      if (!result.ok) return failed(listErrorOf(result.error))
      return transferredOf(result.value.moveProductsBetweenWishlists)
    },
    async copy(items, from, to) {
      const result = await commitMutation<listsBackendCopyMutation>(environment, {
        mutation: graphql`
          mutation listsBackendCopyMutation($from: ID!, $to: ID!, $items: [WishlistItemCopyInput!]!) {
            copyProductsBetweenWishlists(sourceWishlistUid: $from, destinationWishlistUid: $to, wishlistItems: $items) {
              source_wishlist {
                id
                ...ownList_wishlist
              }
              destination_wishlist {
                id
                ...ownList_wishlist
              }
              user_errors {
                message
              }
            }
          }
        `,
        variables: { from, to, items: piecesOf(items) },
      })
      if (!result.ok) return failed(listErrorOf(result.error))
      return transferredOf(result.value.copyProductsBetweenWishlists)
    },
  }
}

type Between =
  | listsBackendMoveMutation['response']['moveProductsBetweenWishlists']
  | listsBackendCopyMutation['response']['copyProductsBetweenWishlists']

// Magento refuses a missing quantity, contrary to its documentation.
const piecesOf = (items: readonly { readonly id: string; readonly quantity: number }[]) =>
  items.map(({ id, quantity }) => ({ wishlist_item_id: id, quantity }))

function transferredOf(between: Between): Result<Transferred, ListError> {
  if (!between) return NO_ANSWER
  const [message] = between.user_errors.flatMap((error) => error?.message ?? [])
  return succeeded({
    lists: [ownListOf(between.source_wishlist), ownListOf(between.destination_wishlist)],
    refusal: message === undefined ? null : listErrorOf({ kind: 'rejected', message, messages: [message] }),
  })
}
