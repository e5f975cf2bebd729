import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import type { ListAddress } from '#src/features/catalogue/ListLink.tsx'
import { listSearchParams } from '#src/lib/listSearch.ts'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { addressIn } from '#src/platform/locales.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadBeside, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** A list in one of its states. */
type ShownList = {
  readonly list: ListAddress
  readonly search: ListSearch
  /** Of its filters. */
  readonly variables: ListFacetsQuery['variables']
}

/** Side by side with the list's own query. A list is shown without its filters too: null where they cannot be had. */
export async function startFacets(
  context: RouteContext,
  variables: ListFacetsQuery['variables'],
  supersedes: boolean,
  list: Promise<unknown>,
): Promise<RouteQuery<ListFacetsQuery> | null> {
  try {
    const { default: node } = await import('#src/__generated__/useListFacetsQuery.graphql.ts')
    const query = await loadBeside<ListFacetsQuery>(context, node, variables, list)
    if (supersedes) context.queries.supersede(node, query)
    return query
  } catch (error) {
    context.reportError(error, 'filters of a list')
    return null
  }
}

/** The filters of a list over it, as a step of the history: Back closes them. */
export async function listFiltersView(
  context: RouteContext,
  { list, search, variables }: ShownList,
  supersedes: boolean,
  listBelow: () => Promise<PageView>,
): Promise<PageView> {
  const [query, background] = await Promise.all([
    startQuery<ListFacetsQuery>(context, 'listFilters', { variables, supersedes }),
    // Later navigations have it in the stack.
    context.isServer ? listBelow() : null,
  ])
  const params = new URLSearchParams(
    Object.entries(listSearchParams(search)).map(([param, value]) => [param, String(value)]),
  )
  if (list.kind === 'search') params.set('q', list.q)
  const path = list.kind === 'category' ? `/${list.path}` : '/search'
  return {
    page: 'listFilters',
    props: { query, list, search },
    layerKey: `filters:${list.kind === 'category' ? list.uid : 'search'}`,
    overlay: { group: 'filters', variant: 'end' },
    backgroundHref: addressIn(context.locale, `${path}${params.size > 0 ? `?${params}` : ''}`),
    ...(background && { background }),
  }
}
