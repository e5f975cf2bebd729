import { msg } from '@lingui/core/macro'
import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import { definePage } from '#src/routing/definePage.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { startQuery, staticView } from '#src/routing/pageQueries.ts'
import type { CartPageProps } from './CartPage.tsx'

/** The current cart; without a cart no request is sent. */
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
 * The document contains a guest's cart. Any other cart is `pending`, and the browser loads it: a customer's cart needs
 * a token, and errors are shown where the shopper can handle them.
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
