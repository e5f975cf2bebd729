import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import { variantParamsOf } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** A product, in the variant that the search names: choosing another one stays on the mounted page. */
export async function productView(context: RouteContext, urlKey: string, search: UrlSearch): Promise<PageView> {
  const query = await startQuery<ProductPageQuery>(context, 'product', {
    variables: { urlKey },
    exists: ({ products }) => Boolean(products?.items?.length),
  })
  if (!query) return notFoundView(context)
  return { page: 'product', props: { query, variant: variantParamsOf(search) }, layerKey: `product:${urlKey}` }
}
