import { useLingui } from '@lingui/react/macro'
import { useRef, useState, useTransition } from 'react'
import { graphql } from 'react-relay'
import type { ReviewListPageQuery } from '#src/__generated__/ReviewListPageQuery.graphql.ts'
import type { ReviewList_query$key } from '#src/__generated__/ReviewList_query.graphql.ts'
import { useRefetchableFragment } from '#src/relay/packages/refetchableFragment.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { list, waiting } from './ReviewList.css.ts'

/** Reviews per page; the fragment below has the same number. */
const REVIEWS_ON_A_PAGE = 5

type ReviewListProps = {
  readonly query: ReviewList_query$key
  /** The total count: `page_info` makes the whole product null if reviews are switched off. */
  readonly count: number
}

/** The reviews, newest first, in pages. */
export function ReviewList({ query: key, count }: ReviewListProps) {
  const { t } = useLingui()
  const top = useRef<HTMLUListElement>(null)
  const [isPending, startTransition] = useTransition()
  const [page, setPage] = useState(1)
  const [data, refetch] = useRefetchableFragment<ReviewListPageQuery, ReviewList_query$key>(
    graphql`
      fragment ReviewList_query on Query
      @argumentDefinitions(
        urlKey: { type: "String!" }
        reviewPage: { type: "Int", defaultValue: 1 }
        hasReviews: { type: "Boolean", defaultValue: true }
      )
      @refetchable(queryName: "ReviewListPageQuery") {
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
          items {
            uid
            reviews(pageSize: 5, currentPage: $reviewPage) @include(if: $hasReviews) {
              items {
                ...ReviewItem_review
              }
            }
          }
        }
      }
    `,
    key,
  )
  const pageCount = Math.ceil(count / REVIEWS_ON_A_PAGE)
  const reviews = (data.products?.items?.[0]?.reviews?.items ?? []).filter((review) => review != null)
  const turnTo = (wanted: number) => {
    startTransition(() => {
      setPage(wanted)
      refetch({ reviewPage: wanted })
    })
    // The pressed button may not exist on the new page, so the focus moves to its top.
    top.current?.focus()
  }
  return (
    <Stack gap="s5">
      <ul ref={top} tabIndex={-1} aria-busy={isPending} className={isPending ? `${list} ${waiting}` : list}>
        {reviews.map((review, index) => (
          <ReviewItem key={`${page}/${index}`} review={review} />
        ))}
      </ul>
      {pageCount > 1 && (
        <Cluster justify="between">
          <Text size="sm" tone="muted" role="status">
            {t`Pagina ${page} di ${pageCount}`}
          </Text>
          <Cluster>
            {page > 1 && (
              <Button variant="secondary" loading={isPending} onClick={() => turnTo(page - 1)}>
                {t`Recensioni più recenti`}
              </Button>
            )}
            {page < pageCount && (
              <Button variant="secondary" loading={isPending} onClick={() => turnTo(page + 1)}>
                {t`Recensioni precedenti`}
              </Button>
            )}
          </Cluster>
        </Cluster>
      )}
    </Stack>
  )
}
