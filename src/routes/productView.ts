import type { ConcreteRequest } from 'relay-runtime'
import type { useGiftCardProductQuery } from '#src/__generated__/useGiftCardProductQuery.graphql.ts'
import type { ProductChoicesQuery } from '#src/__generated__/ProductChoicesQuery.graphql.ts'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import type { ProductQuickPageQuery } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import type { ProductReviewsQuery } from '#src/__generated__/ProductReviewsQuery.graphql.ts'
import type { ProductRowsQuery } from '#src/__generated__/ProductRowsQuery.graphql.ts'
import { needsChoices } from '#src/features/product/needsChoices.ts'
import { variantParamsOf } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadBeside, notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** A product, in the variant that the search names: choosing another one stays on the mounted page. */
export async function productView(context: RouteContext, urlKey: string, search: UrlSearch): Promise<PageView> {
  const choices = startChoices(context, urlKey, 'product')
  const [query, reviews, rows] = await Promise.all([
    startQuery<ProductPageQuery>(context, 'product', {
      variables: { urlKey },
      exists: ({ products }) => products?.items && products.items.length > 0,
    }),
    startBeside<ProductReviewsQuery>(
      context,
      urlKey,
      () => import('#src/__generated__/ProductReviewsQuery.graphql.ts'),
    ),
    startBeside<ProductRowsQuery>(context, urlKey, () => import('#src/__generated__/ProductRowsQuery.graphql.ts')),
    // The browser goes on: whether there is something to choose is in an answer that the page itself waits for.
    import.meta.env.SSR && context.isServer ? choices : undefined,
  ])
  if (!query) return notFoundView(context)
  return {
    page: 'product',
    props: {
      query,
      reviews,
      rows,
      choices: { operation: 'ProductChoicesQuery', variables: { urlKey } },
      variant: variantParamsOf(search),
    },
    layerKey: `product:${urlKey}`,
  }
}

/**
 * What there is to decide about a product that is put together: asked for as soon as the page's own answer, which this
 * joins, says that it is one. The others are spared the request and the code.
 */
export async function startChoices(
  context: RouteContext,
  urlKey: string,
  name: 'product' | 'productQuick',
): Promise<void> {
  try {
    const page = await context.pages(name).query?.()
    if (!page) throw new Error(`[vetrina:routes] The page ${name} has no query.`)
    const { products } = await context.queries.loadFully<ProductPageQuery | ProductQuickPageQuery>(page, { urlKey })
    const product = products?.items?.[0]
    if (!product || !needsChoices(product)) return
    const code = import('#src/pages/product/ProductChoices.tsx')
    const { default: node } = await import('#src/__generated__/ProductChoicesQuery.graphql.ts')
    if (import.meta.env.SSR && context.isServer) await context.queries.loadFully<ProductChoicesQuery>(node, { urlKey })
    context.queries.load<ProductChoicesQuery>(node, { urlKey })
    if (product.__typename === 'GiftCardProduct') await startGiftCard(context, urlKey)
    await code
  } catch (error) {
    context.reportError(error, `choices of the product ${urlKey}`)
  }
}

/** What there is to fill in on a gift card, where the backend has them. */
async function startGiftCard(context: RouteContext, urlKey: string): Promise<void> {
  if (!context.hasField('GiftCardProduct', 'giftcard_amounts')) return
  const code = [import('#src/pages/product/GiftCardQuestions.tsx'), import('#src/pages/product/GiftCardParcel.tsx')]
  const { default: node } = await import('#src/__generated__/useGiftCardProductQuery.graphql.ts')
  if (import.meta.env.SSR && context.isServer)
    await context.queries.loadFully<useGiftCardProductQuery>(node, { urlKey })
  context.queries.load<useGiftCardProductQuery>(node, { urlKey })
  await Promise.all(code)
}

/** Side by side with the page's own query. A product is sold without what it tells too: null where it cannot be had. */
async function startBeside<TQuery extends ProductReviewsQuery | ProductRowsQuery>(
  context: RouteContext,
  urlKey: string,
  importNode: () => Promise<{ readonly default: ConcreteRequest }>,
): Promise<RouteQuery<TQuery> | null> {
  try {
    const { default: node } = await importNode()
    return await loadBeside<TQuery>(context, node, { urlKey })
  } catch (error) {
    context.reportError(error, `what stands beside the product ${urlKey}`)
    return null
  }
}
