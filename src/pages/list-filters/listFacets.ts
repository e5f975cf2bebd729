import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadBeside } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/** Side by side with the list's own query. A list is shown without its filters too: null where they cannot be had. */
export async function startFacets(
  context: RouteContext,
  variables: ListFacetsQuery['variables'],
  supersedes: boolean,
  list: Promise<unknown>,
): Promise<RouteQuery<ListFacetsQuery> | null> {
  try {
    const { default: node } = await import('#src/__generated__/useListFacetsQuery.graphql.ts')
    const query = await loadBeside<ListFacetsQuery>(context, node, variables, { awaited: list })
    if (supersedes) context.queries.supersede(node, query)
    return query
  } catch (error) {
    context.reportError(error, 'filters of a list')
    return null
  }
}
