import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ReviewSummary_product$key } from '#src/__generated__/ReviewSummary_product.graphql.ts'
import { Rating } from '#src/ui/feedback/Rating.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { bar, distribution, filled, row, score, summary } from './ReviewSummary.css.ts'
import { starCounts } from './starCounts.ts'
import { useStarsText } from './useStarsText.ts'

/** The average and the distribution of stars; with more than fifty reviews, of the newest fifty, with a note. */
export function ReviewSummary({ product: key }: { readonly product: ReviewSummary_product$key }) {
  const { t } = useLingui()
  const starsText = useStarsText()
  const {
    rating_summary: percent,
    review_count: count,
    newest,
  } = useFragment(
    graphql`
      fragment ReviewSummary_product on ProductInterface
      @argumentDefinitions(hasReviews: { type: "Boolean", defaultValue: true }) {
        rating_summary
        review_count
        newest: reviews(pageSize: 50) @include(if: $hasReviews) {
          items {
            average_rating
          }
        }
      }
    `,
    key,
  )
  const percents = (newest?.items ?? []).flatMap((review) => (review ? [review.average_rating] : []))
  const counts = starCounts(percents)
  const most = Math.max(1, percents.length)
  const stars = starsText(percent)
  return (
    <div className={summary}>
      <div>
        <p className={score}>{stars}</p>
        <Rating percent={percent} label={t`${stars} su 5`} />
        <Text size="sm" tone="muted">
          {t({ message: plural(count, { one: '# recensione', other: '# recensioni' }) })}
        </Text>
      </div>
      <div>
        <ul className={distribution}>
          {counts.map((entry) => {
            const starsLabel = t({ message: plural(entry.stars, { one: '# stella', other: '# stelle' }) })
            return (
              <li key={entry.stars} className={row}>
                <span>{starsLabel}</span>
                <span aria-hidden="true" className={bar}>
                  <span className={filled} style={{ inlineSize: `${(entry.count / most) * 100}%` }} />
                </span>
                <span>{entry.count}</span>
              </li>
            )
          })}
        </ul>
        {count > percents.length && (
          <Text size="xs" tone="muted">
            <Plural value={percents.length} one="Sull’ultima recensione." other="Sulle ultime # recensioni." />
          </Text>
        )}
      </div>
    </div>
  )
}
