import type { ParsedLocation } from '@tanstack/react-router'
import type { ConcreteRequest } from 'relay-runtime'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import reviewsNode from '#src/__generated__/ProductReviewsQuery.graphql.ts'
import type { ProductReviewsQuery } from '#src/__generated__/ProductReviewsQuery.graphql.ts'
import rowsNode from '#src/__generated__/ProductRowsQuery.graphql.ts'
import type { ProductRowsQuery } from '#src/__generated__/ProductRowsQuery.graphql.ts'
import { parseUrlSearch, PRODUCT_OVERLAY_PARAMS, variantParamsOf } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import type { ProductPageProps } from '#src/pages/product/ProductPage.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadBeside, notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'
import { storeSettingsOf } from './shellData.ts'
import { startChoices } from './startChoices.ts'

/** A product, in the variant that the search names: choosing another one stays on the mounted page. */
export async function productView(context: RouteContext, urlKey: string, search: UrlSearch): Promise<PageView> {
  const choices = startChoices(context, urlKey, 'product')
  const [query, reviews, rows] = await Promise.all([
    startQuery<ProductPageQuery>(context, 'product', {
      variables: { urlKey },
      exists: ({ products }) => products?.items && products.items.length > 0,
    }),
    startReviews(context, urlKey),
    startBeside<ProductRowsQuery>(context, rowsNode, urlKey),
    // The browser goes on: whether there is something to choose is in an answer that the page itself waits for.
    import.meta.env.SSR && context.isServer ? choices : undefined,
  ])
  if (!query) return notFoundView(context)
  return viewOf(urlKey, search, { query, reviews, rows })
}

const viewOf = (
  urlKey: string,
  search: UrlSearch,
  queries: Pick<ProductPageProps, 'query' | 'reviews' | 'rows'>,
): PageView => ({
  page: 'product',
  props: { ...queries, choices: asked('ProductChoicesQuery', urlKey), variant: variantParamsOf(search) },
  layerKey: `product:${urlKey}`,
})

const asked = (operation: string, urlKey: string) => ({ operation, variables: { urlKey } })

/**
 * The view of a product that a link names, without its loader: what the page asks for it begins to ask itself. Null where
 * the address means something else.
 */
export function begunProductView({ state, search }: ParsedLocation): PageView | null {
  const target = state.urlTarget
  const urlSearch = parseUrlSearch(search as Record<string, unknown>)
  if (target?.kind !== 'product' || PRODUCT_OVERLAY_PARAMS.some((param) => param in urlSearch)) return null
  const { urlKey } = target
  return viewOf(urlKey, urlSearch, {
    query: asked('ProductPageQuery', urlKey),
    reviews: asked('ProductReviewsQuery', urlKey),
    rows: asked('ProductRowsQuery', urlKey),
  })
}

async function startReviews(context: RouteContext, urlKey: string) {
  const { hasReviews } = await storeSettingsOf(context)
  return hasReviews ? startBeside<ProductReviewsQuery>(context, reviewsNode, urlKey) : null
}

/** Side by side with the page's own query. A product is sold without what it tells too: null where it cannot be had. */
async function startBeside<TQuery extends ProductReviewsQuery | ProductRowsQuery>(
  context: RouteContext,
  node: ConcreteRequest,
  urlKey: string,
): Promise<RouteQuery<TQuery> | null> {
  try {
    return await loadBeside<TQuery>(context, node, { urlKey })
  } catch (error) {
    context.reportError(error, `what stands beside the product ${urlKey}`)
    return null
  }
}
