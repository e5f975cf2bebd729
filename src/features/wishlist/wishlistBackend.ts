import { cartItemInput } from '#src/lib/cartLineRequest.ts'
import { graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { ownList_wishlist$key } from '#src/__generated__/ownList_wishlist.graphql.ts'
import type { wishlistBackendAddMutation } from '#src/__generated__/wishlistBackendAddMutation.graphql.ts'
import type { wishlistBackendRemoveMutation } from '#src/__generated__/wishlistBackendRemoveMutation.graphql.ts'
import type { wishlistBackendToCartMutation } from '#src/__generated__/wishlistBackendToCartMutation.graphql.ts'
import type { wishlistBackendUpdateMutation } from '#src/__generated__/wishlistBackendUpdateMutation.graphql.ts'
import { succeeded } from '#src/lib/result.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { ChangedList, WishlistBackend } from './createWishes.ts'
import { ownListOf } from './ownList.ts'

/** Magento's alias for the customer's default list. */
const OWN_LIST = '0'

/** The fields `wishlist` and `user_errors` of the mutations. */
type Changed = {
  readonly wishlist: ownList_wishlist$key
  readonly user_errors: ReadonlyArray<{ readonly message: string } | null | undefined>
}
const listOf = ({ wishlist, user_errors }: Changed): ChangedList => ({
  ...ownListOf(wishlist),
  refusals: user_errors.flatMap((error) => error?.message ?? []),
})
const NOTHING: ChangedList = { id: null, wishes: [], refusals: [] }

/** The mutations of a customer's list; the caller provides the query. */
export function createWishlistBackend(
  environment: IEnvironment,
  hasField: HasField,
  read: WishlistBackend['read'],
): WishlistBackend {
  return {
    read,
    async lists() {
      if (!hasField('Mutation', 'createWishlist')) throw new Error('This backend keeps one list for each customer.')
      return (await import('./listsBackend.ts')).createListsBackend(environment)
    },
    async add(wishes, listId) {
      const result = await commitMutation<wishlistBackendAddMutation>(environment, {
        mutation: graphql`
          mutation wishlistBackendAddMutation($wishlistId: ID!, $items: [WishlistItemInput!]!) {
            addProductsToWishlist(wishlistId: $wishlistId, wishlistItems: $items) {
              wishlist {
                id
                ...ownList_wishlist
              }
              user_errors {
                message
              }
            }
          }
        `,
        variables: {
          wishlistId: listId ?? OWN_LIST,
          items: wishes.map(cartItemInput),
        },
      })
      if (!result.ok) return result
      const changed = result.value.addProductsToWishlist
      return succeeded(changed ? listOf(changed) : NOTHING)
    },
    async remove(ids, listId) {
      const result = await commitMutation<wishlistBackendRemoveMutation>(environment, {
        mutation: graphql`
          mutation wishlistBackendRemoveMutation($wishlistId: ID!, $ids: [ID!]!) {
            removeProductsFromWishlist(wishlistId: $wishlistId, wishlistItemsIds: $ids) {
              wishlist {
                id
                ...ownList_wishlist
              }
              user_errors {
                message
              }
            }
          }
        `,
        variables: { wishlistId: listId, ids },
      })
      if (!result.ok) return result
      const changed = result.value.removeProductsFromWishlist
      return succeeded(changed ? listOf(changed) : NOTHING)
    },
    async update(id, { quantity, description }, listId) {
      const result = await commitMutation<wishlistBackendUpdateMutation>(environment, {
        mutation: graphql`
          mutation wishlistBackendUpdateMutation($wishlistId: ID!, $items: [WishlistItemUpdateInput!]!) {
            updateProductsInWishlist(wishlistId: $wishlistId, wishlistItems: $items) {
              wishlist {
                id
                items_v2(pageSize: 100) {
                  items {
                    id
                    description
                  }
                }
                ...ownList_wishlist
              }
              user_errors {
                message
              }
            }
          }
        `,
        variables: {
          wishlistId: listId,
          items: [
            {
              wishlist_item_id: id,
              ...(quantity !== undefined && { quantity }),
              ...(description !== undefined && { description }),
            },
          ],
        },
      })
      if (!result.ok) return result
      const changed = result.value.updateProductsInWishlist
      return succeeded(changed ? listOf(changed) : NOTHING)
    },
    async toCart(ids, listId) {
      const result = await commitMutation<wishlistBackendToCartMutation>(environment, {
        mutation: graphql`
          mutation wishlistBackendToCartMutation($wishlistId: ID!, $ids: [ID!]) {
            addWishlistItemsToCart(wishlistId: $wishlistId, wishlistItemIds: $ids) {
              wishlist {
                id
                ...ownList_wishlist
              }
              add_wishlist_items_to_cart_user_errors {
                code
                message
                wishlistItemId
              }
            }
          }
        `,
        variables: { wishlistId: listId, ids },
      })
      if (!result.ok) return result
      const moved = result.value.addWishlistItemsToCart
      if (!moved) return succeeded({ list: NOTHING, notMoved: [] })
      return succeeded({
        list: ownListOf(moved.wishlist),
        notMoved: moved.add_wishlist_items_to_cart_user_errors.flatMap((error) =>
          error ? { id: error.wishlistItemId, code: error.code, message: error.message } : [],
        ),
      })
    },
  }
}
