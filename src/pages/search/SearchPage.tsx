import { graphql } from 'react-relay'
import type { ListSearch } from '#src/lib/listSearch.ts'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type SearchPageProps = { readonly query: RouteQuery<SearchPageQuery> | null; readonly search: ListSearch & { readonly q: string } }

export function SearchPage({ query }: SearchPageProps) {
  return query ? <Loaded query={query} /> : <p />
}

function Loaded({ query }: { query: RouteQuery<SearchPageQuery> }) {
  const data = useRouteQuery<SearchPageQuery>(
    graphql`
      query SearchPageQuery($search: String!, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput) {
        products(search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) { total_count items { uid name } }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
