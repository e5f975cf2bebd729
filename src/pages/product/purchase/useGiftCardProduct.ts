import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useGiftCardProductQuery } from '#src/__generated__/useGiftCardProductQuery.graphql.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

/** The fields of a gift card: a feature of Adobe Commerce, which other backends would refuse. */
export function useGiftCardProduct(urlKey: string) {
  const query = useMemo(() => ({ operation: 'useGiftCardProductQuery', variables: { urlKey } }), [urlKey])
  const { products } = useRouteQuery<useGiftCardProductQuery>(
    graphql`
      query useGiftCardProductQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1, currentPage: 1) {
          items {
            __typename
            uid
            ... on GiftCardProduct {
              # eslint-disable-next-line relay/unused-fields -- read by GiftCardParcel
              giftcard_type
            }
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by GiftCardQuestions
            ...useGiftCard_product @alias(as: "giftCard")
          }
        }
      }
    `,
    query,
  )
  return products?.items?.[0] ?? null
}
