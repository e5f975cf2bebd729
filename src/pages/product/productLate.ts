import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'

/** The query for reviews and related products; without reviews if the shop has none. */
export const productLateOf = (urlKey: string, hasReviews: boolean): RouteQuery<ProductLateQuery> => ({
  operation: 'ProductLateQuery',
  variables: { urlKey, hasReviews },
})
