import { definePage } from '#src/routing/definePage.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { LIST_PARAM, searchText } from '#src/lib/url/urlSearch.ts'
import { notFoundView, startQuery, redirectToSignIn } from '#src/routing/pageQueries.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import type { WishlistPageQuery } from '#src/__generated__/WishlistPageQuery.graphql.ts'

/**
 * The wish list of the current shopper. A guest's is stored in the browser; a shopper with an expired session has to
 * sign in first, because the list still belongs to that customer.
 */
export const wishlistPage = definePage({
  name: 'wishlist',
  path: '/wishlist',
  screen: () => import('./WishlistPage.tsx'),
  search: parseUrlSearch,
  dependsOnShopper: true,
  async load({ context, cause, search, location }, page) {
    const { hasWishlist } = await storeSettingsOf(context)
    if (!hasWishlist) return notFoundView(context)
    const { customerToken } = context.session
    if (customerToken.session().kind === 'expired' && !context.isServer && cause !== 'stay') {
      redirectToSignIn(location)
    }
    const query = await startQuery<WishlistPageQuery>(context, page, {
      variables: { isCustomer: customerToken.validToken() !== null },
      // Another list of the same page has been loaded already.
      fetchPolicy: cause === 'stay' ? 'store-or-network' : 'store-and-network',
    })
    const listId = searchText(search[LIST_PARAM])
    return query ? page.view({ query, listId }, { layerKey: 'wishlist' }) : notFoundView(context)
  },
})
