import { count as countClass, rating, stars } from './Rating.css.ts'
import { figures, visuallyHidden } from './theme/global.css.ts'

export interface RatingProps {
  /** Magento's `rating_summary`: 0–100. */
  percent: number
  /** What the stars say in words: "4,6 su 5, 12 recensioni". */
  label: string
  /** How many reviews, for the eye only: the label says it too. */
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
