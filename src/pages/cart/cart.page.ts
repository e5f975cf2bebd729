import { msg } from '@lingui/core/macro'
import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import { definePage } from '#src/routing/definePage.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { startQuery, staticView } from '#src/routing/pageQueries.ts'
import type { CartPageProps } from './CartPage.tsx'

/** The cart as it is now; no request at all where this browser has none. */
export const cartPage = definePage({
  name: 'cart',
  path: '/cart',
  screen: async () => {
    const { CartPage: component, operation } = await import('./CartPage.tsx')
    return { component, operation }
  },
  overlay: { variant: 'end', title: msg`Carrello` },
  dependsOnShopper: true,
  async load({ context }, page) {
    if (import.meta.env.SSR && context.isServer) return documentView(context, page)
    const cartId = context.session.cartId.get()
    if (cartId === null) return staticView(page, { query: null, pending: false })
    const query = await startQuery<CartPageQuery>(context, page, {
      variables: { cartId },
      fetchPolicy: 'store-and-network',
    })
    return page.view({ query, pending: false })
  },
})

/**
 * A guest's cart is in the document. Any other is `pending`, and the browser fills it in: a customer's is nobody's who has no
 * token, and why one cannot be had is told where something can be done about it.
 */
async function documentView(context: LoadArguments['context'], page: LoadedPage<CartPageProps>): Promise<PageView> {
  const pending = () => staticView(page, { query: null, pending: true })
  if (!context.visitorCart) return pending()
  try {
    const query = await startQuery<CartPageQuery>(context, page, {
      variables: { cartId: context.visitorCart },
      exists: ({ cart }) => Boolean(cart),
    })
    return query ? page.view({ query, pending: false }) : await pending()
  } catch {
    return pending()
  }
}
