import { graphql } from 'react-relay'
import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import { ReviewedJsonLd } from '#src/features/reviews/ReviewedJsonLd.tsx'
import type { JsonLdData } from '#src/features/seo/JsonLd.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { ProductReviews } from './ProductReviews.tsx'
import { ProductRows } from './ProductRows.tsx'

type ProductLateProps = { readonly query: RouteQuery<ProductLateQuery> } & (
  | { readonly show: 'reviews' | 'alternatives' | 'rest' }
  | { readonly show: 'structured data'; readonly product: JsonLdData }
)

/** The content below the first screen of a product: a separate query, because the page is useful without it. */
export function ProductLate({ query, ...part }: ProductLateProps) {
  const data = useRouteQuery<ProductLateQuery>(
    graphql`
      query ProductLateQuery($urlKey: String!, $hasReviews: Boolean!) {
        # A list of its own: should it fail, the page's stays as it is in the store.
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
          items {
            __typename
            uid
            ...ProductReviews_product @arguments(hasReviews: $hasReviews)
            ...ProductRows_product
          }
        }
        ...ProductReviews_query @arguments(urlKey: $urlKey, hasReviews: $hasReviews)
        ...ReviewedJsonLd_query @arguments(urlKey: $urlKey, hasReviews: $hasReviews)
      }
    `,
    query,
  )
  const product = data.products?.items?.[0] ?? null
  switch (part.show) {
    case 'structured data':
      return <ReviewedJsonLd product={part.product} query={data} />
    case 'reviews':
      return <ProductReviews product={product} query={data} />
    default:
      return <ProductRows product={product} show={part.show} />
  }
}
