import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ReviewItem_review$key } from '#src/__generated__/ReviewItem_review.graphql.ts'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Rating } from '#src/ui/feedback/Rating.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { head, item, words } from './ReviewList.css.ts'
import { PERCENT_OF_A_STAR, useStarsText } from './useStarsText.ts'

/** One review. Its text comes from a stranger and is shown as plain text, never as markup. */
export function ReviewItem({ review: key }: { readonly review: ReviewItem_review$key }) {
  const { t } = useLingui()
  const { locale, timeZone } = useShop()
  const starsText = useStarsText()
  const review = useFragment(
    graphql`
      fragment ReviewItem_review on ProductReview {
        nickname
        summary
        text
        created_at
        average_rating
        ratings_breakdown {
          name
          value
        }
      }
    `,
    key,
  )
  const { average_rating: percent, nickname } = review
  const stars = starsText(percent)
  const moment = magentoMoment(review.created_at)
  const votes = review.ratings_breakdown.flatMap((vote) => (vote && Number(vote.value) > 0 ? vote : []))
  return (
    <li className={item}>
      <div className={head}>
        <Heading level={3} size="sm">
          {review.summary}
        </Heading>
        {percent > 0 && <Rating percent={percent} label={t`${stars} su 5`} />}
      </div>
      <p className={words}>{review.text}</p>
      {/* With a single rating the stars show it already. */}
      {votes.length > 1 && (
        <Text size="sm" tone="muted">
          {votes.map(({ name, value }) => `${name} ${starsText(Number(value) * PERCENT_OF_A_STAR)}/5`).join(' · ')}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {nickname}
        {moment && (
          <>
            {', '}
            <time dateTime={moment.toISOString()}>
              {dateTimeFormat(locale.intlLocale, { dateStyle: 'long', timeZone }).format(moment)}
            </time>
          </>
        )}
      </Text>
    </li>
  )
}
