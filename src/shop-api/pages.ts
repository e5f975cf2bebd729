import type { ReactNode } from 'react'
import type { ConcreteRequest, OperationType } from 'relay-runtime'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { definePage as defineOwnPage } from '#src/routing/definePage.ts'
import type { LoadedPage, PathPage } from '#src/routing/definePage.ts'
import { notFoundView, startQuery, staticView } from '#src/routing/pageQueries.ts'

/** The place of a page in its address. */
export type PageAddress<TSearch = Readonly<Record<string, never>>> = {
  /** The parameters of its path: of `/workshops/$city`, `city`. */
  readonly params: Readonly<Record<string, string>>
  /** The search parameters, as `search` of its definition parses them. */
  readonly search: TSearch
}

/** The props of a page with a query, which `useRouteQuery` reads. */
export type QueriedPageProps<
  TQuery extends OperationType,
  TSearch = Readonly<Record<string, never>>,
> = PageAddress<TSearch> & { readonly query: RouteQuery<TQuery> }

type ExtensionPageOptions<TSearch> = {
  /** Unique among the pages of the shop. */
  readonly name: string
  /** In the router's notation, e.g. `/workshops/$city`. Its first word must be no word of the storefront. */
  readonly path: string
  /** The code of the page, in a file that is called like the component: `WorkshopsPage.tsx`. */
  readonly screen: () => Promise<{
    readonly component: (props: PageAddress<TSearch> & { readonly query: never }) => ReactNode
    readonly operation?: ConcreteRequest
  }>
  /** Parses the search parameters of its address; without it the page has none. */
  readonly search?: (raw: Readonly<Record<string, unknown>>) => TSearch
  /** The variables of its query. A page with a query must have it. */
  readonly variables?: (address: PageAddress<TSearch>) => Readonly<Record<string, unknown>>
  /** Whether the answer has the subject of the page; if not, the document is the shop's 404 page. */
  readonly exists?: (response: never) => boolean
  /** The page shows the shopper's cart or account: it has no data on the server. */
  readonly dependsOnShopper?: boolean
}

/** Defines a page of an extension. The page and its code load when a shopper goes there. */
export function definePage<TSearch extends object = Readonly<Record<string, never>>>({
  name,
  path,
  screen,
  search: parseSearch,
  variables,
  exists,
  dependsOnShopper = false,
}: ExtensionPageOptions<TSearch>): PathPage<string, TSearch> {
  type Props = PageAddress<TSearch> & { readonly query: RouteQuery | null }
  return defineOwnPage<string, Props, TSearch>({
    name,
    path,
    screen: screen as () => Promise<Awaited<ReturnType<LoadedPage<Props>['screen']['load']>>>,
    ...(parseSearch && { search: parseSearch }),
    dependsOnShopper,
    async load({ context, params, search }, page) {
      const address = { params, search }
      if (!variables || (context.isServer && dependsOnShopper)) return staticView(page, { ...address, query: null })
      const query = await startQuery<OperationType>(context, page, {
        variables: variables(address),
        ...(exists && { exists: exists as (response: unknown) => boolean }),
      })
      return query ? page.view({ ...address, query }) : notFoundView(context)
    },
  })
}
