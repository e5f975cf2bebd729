import { graphql } from 'react-relay'
import type { ListSearch } from '#src/lib/listSearch.ts'
import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type CategoryPageProps = { readonly query: RouteQuery<CategoryPageQuery>; readonly search: ListSearch }

export function CategoryPage({ query }: CategoryPageProps) {
  const data = useRouteQuery<CategoryPageQuery>(
    graphql`
      query CategoryPageQuery($uid: String!, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput) {
        categories(filters: { category_uid: { eq: $uid } }) { items { uid name } } products(filter: { category_uid: { eq: $uid } }, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) { total_count items { uid name } }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
