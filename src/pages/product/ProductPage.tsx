import { graphql } from 'react-relay'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type ProductPageProps = { readonly query: RouteQuery<ProductPageQuery> }

export function ProductPage({ query }: ProductPageProps) {
  const data = useRouteQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) { items { uid name } }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
