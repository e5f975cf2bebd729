import { graphql } from 'react-relay'
import type { useGiftCardProductQuery } from '#src/__generated__/useGiftCardProductQuery.graphql.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'

/** The fields of a gift card: a feature of Adobe Commerce, which other backends would refuse. */
export function useGiftCardProduct(urlKey: string) {
  const { products } = useBrowserQuery<useGiftCardProductQuery>(
    graphql`
      query useGiftCardProductQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1, currentPage: 1) {
          items {
            __typename
            uid
            ... on GiftCardProduct {
              giftcard_type
            }
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by GiftCardQuestions; other products load no code for gift cards
            ...useGiftCard_product @alias(as: "giftCard")
          }
        }
      }
    `,
    { urlKey },
  )
  const product = products?.items?.[0]
  return { giftCard: product?.giftCard, isVirtual: product?.giftcard_type === 'VIRTUAL' }
}
