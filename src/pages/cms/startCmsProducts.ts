import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import { productSkusOf } from '#src/lib/catalog/productSkus.ts'
import type { OperationType } from 'relay-runtime'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { Page } from '#src/routing/definePage.ts'
import { loadOptionalQuery, operationOf } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

type CmsOperation = OperationType & { readonly variables: { readonly identifier: string } }

type CmsText<TQuery extends CmsOperation> = {
  readonly identifier: string
  /** The text of the page in the answer to its query. */
  readonly contentOf: (response: TQuery['response']) => string | null | undefined
}

/**
 * Starts the only query that depends on another one: the text of a CMS page names its products. The server waits for
 * them too, so that the document contains them. Null if the text names no products (Magento would answer an empty list
 * with its whole catalogue) or if they cannot be loaded; then the text's own links are shown.
 */
export async function startCmsProducts<TQuery extends CmsOperation>(
  context: RouteContext,
  page: Pick<Page, 'name' | 'screen'>,
  { identifier, contentOf }: CmsText<TQuery>,
): Promise<RouteQuery<CmsProductsQuery> | null> {
  try {
    const response = await context.queries.loadFully<TQuery>(await operationOf(page), { identifier })
    const skus = productSkusOf(contentOf(response) ?? '')
    if (skus.length === 0) return null
    const { default: node } = await import('#src/__generated__/CmsProductsQuery.graphql.ts')
    return await loadOptionalQuery<CmsProductsQuery>(context, node, {
      filter: { sku: { in: skus } },
      pageSize: skus.length,
    })
  } catch (error) {
    context.reportError(error, `products of the page ${identifier}`)
    return null
  }
}
