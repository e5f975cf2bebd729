import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { Rating } from '#src/ui/feedback/Rating.tsx'
import { useRatingLabel } from './useRatingLabel.ts'

type ProductRatingProps = {
  /** Magento's `rating_summary`: 0–100. */
  readonly percent: number
  readonly count: number
}

/** The stars of a product; empty before its first review, or if reviews are switched off. */
export function ProductRating({ percent, count }: ProductRatingProps) {
  const ratingLabel = useRatingLabel()
  const { hasReviews } = useStoreSettings()
  if (count === 0 || !hasReviews) return null
  return <Rating percent={percent} count={count} label={ratingLabel(percent, count)} />
}
