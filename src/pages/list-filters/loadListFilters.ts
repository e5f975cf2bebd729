import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { listSearchParams } from '#src/lib/url/listSearch.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import type { LoadedPage, OverlayArguments } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { startQuery } from '#src/routing/pageQueries.ts'
import type { ListFiltersPageProps } from './ListFiltersPage.tsx'
import { categoryListOf, isBlank, searchListsOf } from './shownList.ts'

/** The filters of the list at an address; null if there is no search. */
export async function loadListFilters(
  args: OverlayArguments,
  page: LoadedPage<ListFiltersPageProps>,
): Promise<PageView | null> {
  const { context, cause, target } = args
  const shown = target?.kind === 'category' ? await categoryListOf(args, target) : (await searchListsOf(args))[0]
  const { list, search, variables } = shown
  if (target === null && isBlank(shown)) return null
  const query = await startQuery<ListFacetsQuery>(context, page, { variables, supersedes: cause !== 'preload' })
  const params = new URLSearchParams(
    Object.entries(listSearchParams(search)).map(([param, value]) => [param, String(value)]),
  )
  if (list.kind === 'search') params.set('q', list.q)
  const path = list.kind === 'category' ? `/${list.path}` : '/search'
  return page.view(
    { query, list, search },
    {
      layerKey: `filters:${list.kind === 'category' ? list.uid : 'search'}`,
      backgroundHref: addressIn(context.locale, `${path}${params.size > 0 ? `?${params}` : ''}`),
    },
  )
}
