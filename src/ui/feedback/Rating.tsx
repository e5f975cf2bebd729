import { count as countClass, rating, stars } from './Rating.css.ts'
import { figures, visuallyHidden } from '../theme/global.css.ts'

export interface RatingProps {
  /** Magento's `rating_summary`: 0–100. */
  percent: number
  /** The rating in words for screen readers: "4,6 su 5, 12 recensioni". */
  label: string
  /** The number of reviews, shown visually only, because the label contains it. */
  count?: number | undefined
}

export function Rating({ percent, label, count }: RatingProps) {
  return (
    <span className={rating}>
      <span className={visuallyHidden}>{label}</span>
      <span aria-hidden="true" className={stars} style={{ backgroundSize: `${percent}% 100%` }} />
      {count !== undefined && (
        <span aria-hidden="true" className={`${countClass} ${figures}`}>
          ({count})
        </span>
      )}
    </span>
  )
}
