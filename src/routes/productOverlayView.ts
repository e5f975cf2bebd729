import type { ProductQuickPageQuery } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import type { ProductZoomPageQuery } from '#src/__generated__/ProductZoomPageQuery.graphql.ts'
import { QUICK_PARAM, searchOfChoice, variantParamsOf, zoomOf } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import { addressIn } from '#src/platform/locales.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { productView, startChoices } from './productView.ts'
import type { RouteContext } from './routeContext.ts'

type ShownProduct = { readonly urlKey: string; readonly path: string }

type Answer = {
  readonly products?: { readonly items?: readonly unknown[] | null | undefined } | null | undefined
}

const isListed = ({ products }: Answer) => Boolean(products?.items?.length)

/** What the search shows over a product's own page, in the variant that it names. */
export async function productOverlayView(
  context: RouteContext,
  { urlKey, path }: ShownProduct,
  search: UrlSearch,
): Promise<PageView> {
  const variant = variantParamsOf(search)
  const params = new URLSearchParams(Object.entries(searchOfChoice(variant)).map(([name, value]) => [name, `${value}`]))
  const productHref = `${path}${params.size > 0 ? `?${params}` : ''}`
  const below = async () => ({
    backgroundHref: addressIn(context.locale, productHref),
    ...(context.isServer && { background: await productView(context, urlKey, search) }),
  })
  const photo = zoomOf(search)
  if (photo !== null) {
    const query = await startQuery<ProductZoomPageQuery>(context, 'productZoom', {
      variables: { urlKey },
      exists: isListed,
    })
    if (!query) return notFoundView(context)
    return {
      page: 'productZoom',
      props: { query, variant, photo, productHref },
      overlay: { group: 'zoom', variant: 'bare' },
      ...(await below()),
    }
  }
  if (QUICK_PARAM in search) {
    const choices = startChoices(context, urlKey, () => import('#src/__generated__/ProductQuickPageQuery.graphql.ts'))
    const [query] = await Promise.all([
      startQuery<ProductQuickPageQuery>(context, 'productQuick', { variables: { urlKey }, exists: isListed }),
      context.isServer ? choices : undefined,
    ])
    if (!query) return notFoundView(context)
    return {
      page: 'productQuick',
      props: { query, choices: { operation: 'ProductChoicesQuery', variables: { urlKey } }, variant },
      overlay: { group: 'quick', variant: 'end' },
      ...(await below()),
    }
  }
  return productView(context, urlKey, search)
}
