import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { GiftCardQuestionsQuery } from '#src/__generated__/GiftCardQuestionsQuery.graphql.ts'
import type { Choice } from '#src/features/product/choices.ts'
import { useGiftCard } from '#src/features/product/useGiftCard.ts'
import { useProductOffer } from '#src/features/product/useProductOffer.ts'
import type { ProductOfferKey } from '#src/features/product/useProductOffer.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type GiftCardQuestionsProps = {
  readonly urlKey: string
  readonly product: ProductOfferKey
  /** What the merchant asks beside. */
  readonly options: readonly Choice[]
  /** Asks them; null where they are not to be had. */
  readonly children: (choices: readonly Choice[] | null) => ReactNode
}

/** What there is to fill in on a gift card: a part of Adobe Commerce, for which no other backend may be asked. */
export function GiftCardQuestions({ urlKey, product, options, children }: GiftCardQuestionsProps) {
  const query = useMemo(() => ({ operation: 'GiftCardQuestionsQuery', variables: { urlKey } }), [urlKey])
  const { products } = useRouteQuery<GiftCardQuestionsQuery>(
    graphql`
      query GiftCardQuestionsQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1, currentPage: 1) {
          items {
            __typename
            uid
            ...useGiftCard_product @alias(as: "giftCard")
          }
        }
      }
    `,
    query,
  )
  const { price } = useProductOffer(product)
  const questions = useGiftCard(products?.items?.[0]?.giftCard, price?.currency ?? '')
  return children(questions && [...questions, ...options])
}
