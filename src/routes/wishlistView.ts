import { redirect } from '@tanstack/react-router'
import type { WishlistPageQuery } from '#src/__generated__/WishlistPageQuery.graphql.ts'
import { SIGN_IN_PATH } from '#src/features/account/returnPath.ts'
import { LIST_PARAM, searchText } from '#src/lib/urlSearch.ts'
import type { AccountArguments } from './accountRoutes.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { storeSettingsOf } from './shellData.ts'

/**
 * The wish list of whoever shops. A guest's lies in the browser; who comes back to it with a session that ran out signs
 * in first, because the list is still that customer's.
 */
export async function wishlistView({ context, cause, deps, location }: AccountArguments): Promise<PageView> {
  const { hasWishlist } = await storeSettingsOf(context)
  if (!hasWishlist) return notFoundView(context)
  const { customerToken } = context.session
  if (customerToken.session().kind === 'expired' && !context.isServer && cause !== 'stay') {
    throw redirect({ to: SIGN_IN_PATH, search: { from: location.href }, replace: true })
  }
  const query = await startQuery<WishlistPageQuery>(context, 'wishlist', {
    variables: { isCustomer: customerToken.validToken() !== null },
    // Another list of the same page is there already.
    fetchPolicy: cause === 'stay' ? 'store-or-network' : 'store-and-network',
  })
  const props = query && { query, listId: searchText(deps[LIST_PARAM]) }
  return props ? { page: 'wishlist', props, layerKey: 'wishlist' } : notFoundView(context)
}
