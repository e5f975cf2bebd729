import { graphql } from 'react-relay'

/** The content below the first screen of a product: a separate query, because the page is useful without it. */
export const productLateQuery = graphql`
  query productLateQuery($urlKey: String!, $hasReviews: Boolean!) {
    # A list of its own: should it fail, the page's stays as it is in the store.
    products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
      # eslint-disable-next-line relay/unused-fields -- read by ProductReviews and ProductRows
      items {
        __typename
        uid
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductReviews
        ...ProductReviews_product @arguments(hasReviews: $hasReviews)
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductRows
        ...ProductRows_product
      }
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductReviews
    ...ProductReviews_query @arguments(urlKey: $urlKey, hasReviews: $hasReviews)
  }
`
