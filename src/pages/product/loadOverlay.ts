import type { ProductQuickPageQuery } from '#src/__generated__/ProductQuickPageQuery.graphql.ts'
import type { ProductSizesPageQuery } from '#src/__generated__/ProductSizesPageQuery.graphql.ts'
import type { ProductSpecsPageQuery } from '#src/__generated__/ProductSpecsPageQuery.graphql.ts'
import type { ProductZoomPageQuery } from '#src/__generated__/ProductZoomPageQuery.graphql.ts'
import { sizeGuideOf } from '#src/lib/catalog/sizeGuide.ts'
import { SIZES_PARAM, variantParamsOf, zoomOf } from '#src/lib/url/urlSearch.ts'
import type { ProductQuickPageProps } from '#src/pages/product-quick/ProductQuickPage.tsx'
import type { ProductSizesPageProps } from '#src/pages/product-sizes/ProductSizesPage.tsx'
import type { ProductSpecsPageProps } from '#src/pages/product-specs/ProductSpecsPage.tsx'
import type { ProductZoomPageProps } from '#src/pages/product-zoom/ProductZoomPage.tsx'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import type { LoadedPage, OverlayArguments } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import { startChoices } from './purchase/startChoices.ts'

type Answer = {
  readonly products?: { readonly items?: readonly unknown[] | null | undefined } | null | undefined
}

const isListed = ({ products }: Answer) => Boolean(products?.items?.length)

/** The product below an overlay, in the variant of the address. */
function productBelow({ context, location, search, target }: OverlayArguments) {
  if (target?.kind !== 'product') throw new Error(`[vetrina:routes] ${location.pathname} is no product.`)
  const variant = variantParamsOf(search)
  const params = new URLSearchParams(variant)
  const productHref = `${location.pathname}${params.size > 0 ? `?${params}` : ''}`
  return { urlKey: target.urlKey, variant, productHref, backgroundHref: addressIn(context.locale, productHref) }
}

export async function loadZoom(
  args: OverlayArguments,
  page: LoadedPage<ProductZoomPageProps>,
): Promise<PageView | null> {
  const photo = zoomOf(args.search)
  if (photo === null) return null
  const { urlKey, variant, productHref, backgroundHref } = productBelow(args)
  const query = await startQuery<ProductZoomPageQuery>(args.context, page, { variables: { urlKey }, exists: isListed })
  return query ? page.view({ query, variant, photo, productHref }, { backgroundHref }) : notFoundView(args.context)
}

export async function loadQuick(
  args: OverlayArguments,
  page: LoadedPage<ProductQuickPageProps>,
  line: string | null,
): Promise<PageView | null> {
  const { context } = args
  const { urlKey, variant, backgroundHref } = productBelow(args)
  const choices = startChoices(context, page, urlKey)
  const [query] = await Promise.all([
    startQuery<ProductQuickPageQuery>(context, page, { variables: { urlKey }, exists: isListed }),
    import.meta.env.SSR && context.isServer ? choices : undefined,
  ])
  if (!query) return notFoundView(context)
  return page.view({ query, variant, line }, { backgroundHref })
}

export async function loadSizes(
  args: OverlayArguments,
  page: LoadedPage<ProductSizesPageProps>,
): Promise<PageView | null> {
  const guide = sizeGuideOf(args.search[SIZES_PARAM])
  if (guide === null) return null
  const { productHref, backgroundHref } = productBelow(args)
  const query = await startQuery<ProductSizesPageQuery>(args.context, page, {
    variables: { identifiers: [guide] },
    exists: ({ cmsBlocks }) => Boolean(cmsBlocks?.items?.[0]?.content),
  })
  return query ? page.view({ query, productHref }, { backgroundHref }) : notFoundView(args.context)
}

export async function loadSpecs(
  args: OverlayArguments,
  page: LoadedPage<ProductSpecsPageProps>,
): Promise<PageView | null> {
  const { urlKey, variant, productHref, backgroundHref } = productBelow(args)
  const query = await startQuery<ProductSpecsPageQuery>(args.context, page, { variables: { urlKey }, exists: isListed })
  return query ? page.view({ query, variant, productHref }, { backgroundHref }) : notFoundView(args.context)
}
