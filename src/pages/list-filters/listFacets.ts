import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadOptionalQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/**
 * Starts the filters' query in parallel with the list's query. A list is shown without filters too: null if they could
 * not be loaded.
 */
export async function startFacets(
  context: RouteContext,
  variables: ListFacetsQuery['variables'],
  supersedes: boolean,
  list: Promise<unknown>,
): Promise<RouteQuery<ListFacetsQuery> | null> {
  try {
    const { default: node } = await import('#src/__generated__/useListFacetsQuery.graphql.ts')
    const query = await loadOptionalQuery<ListFacetsQuery>(context, node, variables, { awaited: list })
    if (supersedes) context.queries.supersede(node, query)
    return query
  } catch (error) {
    context.reportError(error, 'filters of a list')
    return null
  }
}
