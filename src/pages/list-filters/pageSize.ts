import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { pageSizesOf } from '#src/lib/url/pageSizes.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'

/** The number of products on a page of the list at this address. */
export async function pageSizeOf(context: RouteContext, search: ListSearch): Promise<number> {
  const { lists } = await storeSettingsOf(context)
  return pageSizesOf(lists, search).size
}
