import type { ProductZoomPageQuery } from '#src/__generated__/ProductZoomPageQuery.graphql.ts'
import { searchOfChoice, variantParamsOf, zoomOf } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import { addressIn } from '#src/platform/locales.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { productView } from './productView.ts'
import type { RouteContext } from './routeContext.ts'

/** One of a product's photos over the whole screen: an overlay on the product's own page. */
export async function productZoomView(
  context: RouteContext,
  { urlKey, path }: { readonly urlKey: string; readonly path: string },
  search: UrlSearch,
): Promise<PageView> {
  const photo = zoomOf(search) ?? 1
  const variant = variantParamsOf(search)
  const query = await startQuery<ProductZoomPageQuery>(context, 'productZoom', {
    variables: { urlKey },
    exists: ({ products }) => Boolean(products?.items?.length),
  })
  if (!query) return notFoundView(context)
  const params = new URLSearchParams(Object.entries(searchOfChoice(variant)).map(([name, value]) => [name, `${value}`]))
  const productHref = `${path}${params.size > 0 ? `?${params}` : ''}`
  return {
    page: 'productZoom',
    props: { query, variant, photo, productHref },
    overlay: { group: 'zoom', variant: 'bare' },
    backgroundHref: addressIn(context.locale, productHref),
    ...(context.isServer && { background: await productView(context, urlKey, search) }),
  }
}
