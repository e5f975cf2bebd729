import { isOwnSort } from '#src/lib/url/listSearch.ts'
import type { ListSort } from '#src/lib/url/listSearch.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/** Exactly one key: Magento sorts by the first key of its schema's order, not of the request's. */
type SortInput = Readonly<Record<string, 'ASC' | 'DESC'>>

/** Magento's default order of a category, which needs no key. */
const UNASKED = 'position'

/**
 * The order of an address if the list offers it, else none. The backend is asked only about orders that not every
 * backend has.
 */
export async function knownSort(
  context: RouteContext,
  filter: Readonly<Record<string, unknown>>,
  sort: ListSort | undefined,
): Promise<ListSort | undefined> {
  if (sort === undefined || isOwnSort(sort)) return sort
  const { offeredSorts } = await import('./sortKeys.ts')
  return (await offeredSorts(context, filter)).find((offered) => offered === sort)
}

/** The merchant's default attribute if the backend sorts by it, else Magento's own default. */
export async function knownUsual(
  context: RouteContext,
  filter: Readonly<Record<string, unknown>>,
  usual: string | null,
): Promise<string | null> {
  if (usual === null || usual === UNASKED || isOwnSort(`${usual}-asc`)) return usual
  const { offeredSorts } = await import('./sortKeys.ts')
  const offered = await offeredSorts(context, filter)
  return offered.some((sort) => sort.startsWith(`${usual}-`)) ? usual : null
}

/**
 * `usual` is the merchant's default attribute, which the API does not apply by itself; null for lists with their own
 * order.
 */
export function sortInputOf(sort: ListSort | undefined, usual: string | null): SortInput | null {
  if (sort === undefined) return usual === null || usual === UNASKED ? null : { [usual]: 'ASC' }
  const end = sort.lastIndexOf('-')
  return { [sort.slice(0, end)]: sort.endsWith('-asc') ? 'ASC' : 'DESC' }
}
