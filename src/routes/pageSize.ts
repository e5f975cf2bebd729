import { getRequest } from 'relay-runtime'
import type { listSettingsQuery as ListSettingsQuery } from '#src/__generated__/listSettingsQuery.graphql.ts'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { viewModeOf } from '#src/lib/listViewMode.ts'
import { pageSizesOf } from '#src/lib/pageSizes.ts'
import type { RouteContext } from './routeContext.ts'
import { storeConfigOf } from './shellData.ts'

/** How many pieces a page of a list has in the state that its address names. */
export async function pageSizeOf(context: RouteContext, search: ListSearch): Promise<number> {
  const settings = await storeConfigOf(context)
  const isUsual = search.perPage === undefined && viewModeOf(settings.list_mode, search.view).startsWith('grid')
  if (isUsual) return pageSizesOf(settings, search).size
  try {
    const { listSettingsQuery, listSettingsOf } = await import('#src/pages/list-filters/listSettings.ts')
    const answer = await context.queries.loadFully<ListSettingsQuery>(getRequest(listSettingsQuery), {})
    return pageSizesOf(listSettingsOf(answer), search).size
  } catch (error) {
    context.reportError(error, 'settings of lists')
    return pageSizesOf(settings, search).size
  }
}
