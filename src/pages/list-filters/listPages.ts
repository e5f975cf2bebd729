import type { OperationType } from 'relay-runtime'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { Page } from '#src/routing/definePage.ts'
import { operationOf } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/**
 * The pages before the one in the address, for a list that was loaded page by page. They have the variables of the
 * earlier queries, so that the store can answer them.
 */
export async function startEarlierPages<TQuery extends OperationType>(
  context: RouteContext,
  list: Pick<Page, 'name' | 'screen'>,
  { page = 1, from = page }: Pick<ListSearch, 'page' | 'from'>,
  variablesOf: (page: number) => TQuery['variables'],
): Promise<readonly RouteQuery<TQuery>[]> {
  if (from >= page) return []
  const node = await operationOf(list)
  return Promise.all(
    Array.from({ length: page - from }, async (_, index) => {
      const variables = variablesOf(from + index)
      if (import.meta.env.SSR && context.isServer) await context.queries.loadFully<TQuery>(node, variables)
      return context.queries.load<TQuery>(node, variables)
    }),
  )
}
