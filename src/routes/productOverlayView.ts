import type { ProductQuickPageQuery } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import type { ProductSizesPageQuery } from '#src/__generated__/ProductSizesPageQuery.graphql.ts'
import type { ProductSpecsPageQuery } from '#src/__generated__/ProductSpecsPageQuery.graphql.ts'
import type { ProductZoomPageQuery } from '#src/__generated__/ProductZoomPageQuery.graphql.ts'
import { sizeGuideOf } from '#src/lib/sizeGuide.ts'
import { QUICK_PARAM, searchOfChoice, SIZES_PARAM, SPECS_PARAM, variantParamsOf, zoomOf } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import { addressIn } from '#src/platform/locales.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'
import { startChoices } from './startChoices.ts'

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
  const plainView = async () => (await import('./productView.ts')).productView(context, urlKey, search)
  const below = async () => ({
    backgroundHref: addressIn(context.locale, productHref),
    ...(import.meta.env.SSR && context.isServer && { background: await plainView() }),
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
    const choices = startChoices(context, urlKey, 'productQuick')
    const [query] = await Promise.all([
      startQuery<ProductQuickPageQuery>(context, 'productQuick', { variables: { urlKey }, exists: isListed }),
      import.meta.env.SSR && context.isServer ? choices : undefined,
    ])
    if (!query) return notFoundView(context)
    const { [QUICK_PARAM]: asked } = search
    const line = asked === 1 ? null : String(asked)
    return {
      page: 'productQuick',
      props: {
        query,
        variant,
        line,
      },
      overlay: { group: line === null ? 'quick' : 'edit', variant: 'end' },
      ...(await below()),
    }
  }
  const guide = sizeGuideOf(search[SIZES_PARAM])
  if (guide !== null) {
    const query = await startQuery<ProductSizesPageQuery>(context, 'productSizes', {
      variables: { identifiers: [guide] },
      exists: ({ cmsBlocks }) => Boolean(cmsBlocks?.items?.[0]?.content),
    })
    if (!query) return notFoundView(context)
    return {
      page: 'productSizes',
      props: { query, productHref },
      overlay: { group: 'sizes', variant: 'middle' },
      ...(await below()),
    }
  }
  if (SPECS_PARAM in search) {
    const query = await startQuery<ProductSpecsPageQuery>(context, 'productSpecs', {
      variables: { urlKey },
      exists: isListed,
    })
    if (!query) return notFoundView(context)
    return {
      page: 'productSpecs',
      props: { query, variant, productHref },
      overlay: { group: 'specs', variant: 'middle' },
      ...(await below()),
    }
  }
  return plainView()
}
