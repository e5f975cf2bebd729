import { graphql, useFragment } from 'react-relay'
import type { ReviewedJsonLd_query$key } from '#src/__generated__/ReviewedJsonLd_query.graphql.ts'
import { JsonLd, type JsonLdData } from '#src/features/seo/JsonLd.tsx'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { PERCENT_OF_A_STAR } from './useStarsText.ts'

type ReviewedJsonLdProps = {
  readonly product: JsonLdData
  readonly query: ReviewedJsonLd_query$key
}

/** A product as structured data, with the reviews that its page shows first. */
export function ReviewedJsonLd({ product, query: key }: ReviewedJsonLdProps) {
  const { products } = useFragment(
    graphql`
      fragment ReviewedJsonLd_query on Query
      @argumentDefinitions(urlKey: { type: "String!" }, hasReviews: { type: "Boolean!" }) {
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
          items {
            reviews(pageSize: 5, currentPage: 1) @include(if: $hasReviews) {
              items {
                nickname
                summary
                text
                created_at
                average_rating
              }
            }
          }
        }
      }
    `,
    key,
  )
  const reviews = (products?.items?.[0]?.reviews?.items ?? []).flatMap((review) => {
    if (!review) return []
    const { summary, text, nickname, average_rating: percent } = review
    const moment = magentoMoment(review.created_at)
    return {
      '@type': 'Review',
      name: summary,
      reviewBody: text,
      author: { '@type': 'Person', name: nickname },
      ...(moment && { datePublished: moment.toISOString() }),
      ...(percent > 0 && {
        reviewRating: { '@type': 'Rating', ratingValue: percent / PERCENT_OF_A_STAR, bestRating: 5, worstRating: 1 },
      }),
    }
  })
  return <JsonLd data={reviews.length === 0 ? product : { ...product, review: reviews }} />
}
