import lateNode from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import { LateCmsText } from '#src/features/cms/CmsHtml.tsx'
import { parseUrlSearch, PRODUCT_OVERLAY_PARAMS, variantParamsOf } from '#src/lib/url/urlSearch.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { LoadArguments, LoadedPage, UrlLoadArguments } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { loadOptionalQuery, notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { startSlots } from '#src/routing/slotQueries.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import { lateCode, LateSkeleton } from './lateParts.ts'
import { productLateOf } from './productLate.ts'
import type { ProductPageProps } from './ProductPage.tsx'
import { startChoices } from './purchase/startChoices.ts'

/** Loads the placeholder with which a click on a product link shows its page at once. */
export const loadProductSkeleton = (): Promise<unknown> => LateSkeleton.load()

/** Loads a product in the variant of the search; choosing another variant stays on the mounted page. */
export async function loadProduct(
  { context, target: { urlKey }, search }: UrlLoadArguments<Extract<UrlTarget, { readonly kind: 'product' }>>,
  page: LoadedPage<ProductPageProps>,
): Promise<PageView> {
  const choices = startChoices(context, page, urlKey)
  const ownQuery = startQuery<ProductPageQuery>(context, page, {
    variables: { urlKey },
    exists: ({ products }) => products?.items && products.items.length > 0,
  })
  const [query, hasLate] = await Promise.all([
    ownQuery,
    startLate(context, urlKey, ownQuery),
    startSlots(
      context,
      { 'product.belowPrice': { urlKey }, 'product.belowChoices': { urlKey }, 'product.belowDescription': { urlKey } },
      ownQuery,
    ),
    // The browser does not wait: the page itself waits for the answer that contains the choices.
    import.meta.env.SSR && context.isServer ? choices : undefined,
  ])
  if (!query) return notFoundView(context)
  return viewOf(urlKey, search, { query, hasLate })
}

const viewOf = (urlKey: string, search: UrlSearch, queries: Pick<ProductPageProps, 'query' | 'hasLate'>): PageView => ({
  page: 'product',
  props: { ...queries, variant: variantParamsOf(search) },
  layerKey: `product:${urlKey}`,
})

/**
 * The view of a product that a link names, created without running its loader: the page starts its own query, and its
 * code is requested in parallel. Null if the address leads elsewhere.
 */
export function startProductView({ state, search }: LoadArguments['location']): PageView | null {
  const target = state.urlTarget
  const urlSearch = parseUrlSearch(search as Record<string, unknown>)
  if (target?.kind !== 'product' || PRODUCT_OVERLAY_PARAMS.some((param) => param in urlSearch)) return null
  const { urlKey } = target
  // The page, which waits for the same code, reports a failure.
  for (const { load } of [lateCode, LateCmsText]) load().catch(() => undefined)
  return viewOf(urlKey, urlSearch, {
    query: { operation: 'ProductPageQuery', variables: { urlKey } },
    hasLate: true,
  })
}

/**
 * Starts in parallel with the page's own query. A product is shown without reviews and related products too: false if
 * they could not be loaded.
 */
async function startLate(context: RouteContext, urlKey: string, product: Promise<unknown>): Promise<boolean> {
  try {
    const { hasReviews } = await storeSettingsOf(context)
    const { variables } = productLateOf(urlKey, hasReviews)
    await loadOptionalQuery<ProductLateQuery>(context, lateNode, variables, { awaited: product })
    return true
  } catch (error) {
    context.reportError(error, `reviews and rows of the product ${urlKey}`)
    return false
  }
}
