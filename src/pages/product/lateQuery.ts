import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'

/** The question for reviews and rows of a product; reviews are left out where the shop has none. */
export const lateQueryOf = (urlKey: string, hasReviews: boolean): RouteQuery<ProductLateQuery> => ({
  operation: 'ProductLateQuery',
  variables: { urlKey, hasReviews },
})
