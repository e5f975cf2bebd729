import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import { productSkusOf } from '#src/lib/productSkus.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadBeside, notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** A page of the CMS. */
export async function cmsView(context: RouteContext, identifier: string): Promise<PageView> {
  const query = await startQuery<CmsContentPageQuery>(context, 'cms', {
    variables: { identifier },
    // The address was resolved to it, so it is there.
    exists: ({ cmsPage }) => cmsPage && true,
  })
  if (!query) return notFoundView(context)
  return { page: 'cms', props: { query, products: await startCmsProducts(context, 'cms', { identifier }) } }
}

type CmsQuery = HomePageQuery | CmsContentPageQuery

/**
 * Starts the one query that has to wait for another: which products a CMS page shows is written in its text. The server
 * waits for them too, so that they are in the document. Null where the text names none (Magento would answer an empty
 * list with its whole catalogue), and where they cannot be had: then the text's own links stand for them.
 */
export async function startCmsProducts(
  context: RouteContext,
  page: 'home' | 'cms',
  variables: CmsQuery['variables'],
): Promise<RouteQuery<CmsProductsQuery> | null> {
  try {
    const pageNode = await context.pages(page).query?.()
    if (!pageNode) return null
    const { cmsPage } = await context.queries.loadFully<CmsQuery>(pageNode, variables)
    const skus = productSkusOf(cmsPage?.content ?? '')
    if (skus.length === 0) return null
    const { default: node } = await import('#src/__generated__/CmsProductsQuery.graphql.ts')
    const products = { skus, pageSize: skus.length }
    return await loadBeside<CmsProductsQuery>(context, node, products)
  } catch (error) {
    context.reportError(error, `products of the page ${variables.identifier}`)
    return null
  }
}
