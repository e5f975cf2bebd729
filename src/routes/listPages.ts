import type { OperationType } from 'relay-runtime'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { RouteContext } from './routeContext.ts'

/** How a list is come to, besides its address. */
export type ListVisit = {
  /** The shopper goes there: see {@link startQuery}. */
  readonly supersedes: boolean
  /** The first of the pages to show; the address names the last one. */
  readonly loadedFrom: number | undefined
}

/** More than anybody loads one after the other; a foreign history entry must not start thousands of requests. */
const MOST_EARLIER = 24

/**
 * The pages before the one that the address names, of a list that was loaded page by page. They are asked for as they
 * were then, so that what the store holds of them answers. The server knows the address alone.
 */
export async function startEarlierPages<TQuery extends OperationType>(
  context: RouteContext,
  name: 'category' | 'search',
  { page = 1, loadedFrom = page }: { readonly page: number | undefined; readonly loadedFrom: number | undefined },
  variablesOf: (page: number) => TQuery['variables'],
): Promise<readonly RouteQuery<TQuery>[]> {
  if (context.isServer || loadedFrom >= page) return []
  const node = await context.pages(name).query?.()
  if (!node) return []
  const first = Math.max(loadedFrom, page - MOST_EARLIER, 1)
  return Array.from({ length: page - first }, (_, index) =>
    context.queries.load<TQuery>(node, variablesOf(first + index)),
  )
}
