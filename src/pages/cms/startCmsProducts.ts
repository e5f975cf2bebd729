import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import { productSkusOf } from '#src/lib/catalog/productSkus.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { Page } from '#src/routing/definePage.ts'
import { loadOptionalQuery, operationOf } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

type CmsQuery = HomePageQuery | CmsContentPageQuery

/**
 * Starts the only query that depends on another one: the text of a CMS page names its products. The server waits for
 * them too, so that the document contains them. Null if the text names no products (Magento would answer an empty list
 * with its whole catalogue) or if they cannot be loaded; then the text's own links are shown.
 */
export async function startCmsProducts(
  context: RouteContext,
  page: Pick<Page, 'name' | 'screen'>,
  variables: CmsQuery['variables'],
): Promise<RouteQuery<CmsProductsQuery> | null> {
  try {
    const { cmsPage } = await context.queries.loadFully<CmsQuery>(await operationOf(page), variables)
    const skus = productSkusOf(cmsPage?.content ?? '')
    if (skus.length === 0) return null
    const { default: node } = await import('#src/__generated__/CmsProductsQuery.graphql.ts')
    return await loadOptionalQuery<CmsProductsQuery>(context, node, { skus, pageSize: skus.length })
  } catch (error) {
    context.reportError(error, `products of the page ${variables.identifier}`)
    return null
  }
}
