import { inputError } from '../../engine/errors.ts'
import type { Oddities } from '../../engine/profile/oddities.ts'
import type { Vote } from './repository.ts'

const MOST_STARS = 5

/** Magento's scale of 0 to 100; 0 without votes. */
export const averageRating = (votes: readonly Vote[]): number =>
  votes.length === 0 ? 0 : (votes.reduce((sum, vote) => sum + vote.stars, 0) / votes.length / MOST_STARS) * 100

/**
 * The answer of `SearchResultPageInfo` as in Magento for reviews: past the last page the list is empty, and the field
 * `current_page` is an error that contains the last page.
 */
export function reviewPageInfo(
  totalCount: number,
  pageSize: number,
  currentPage: number,
  { failsOnReviewPagesPastTheEnd }: Pick<Oddities, 'failsOnReviewPagesPastTheEnd'>,
) {
  const totalPages = Math.ceil(totalCount / pageSize)
  const isPastTheEnd = totalPages > 0 && currentPage > totalPages
  return {
    page_size: pageSize,
    total_pages: totalPages,
    current_page:
      isPastTheEnd && failsOnReviewPagesPastTheEnd
        ? inputError(`currentPage value ${totalPages} specified is greater than the number of pages available.`)
        : currentPage,
  }
}

/** The number inside an id of a rating or of one of its options; NaN for any other text. */
export const ratingIdOf = (id: string): number => Number(Buffer.from(id, 'base64').toString('utf8') || Number.NaN)
