import { formatMoneyRange, type MoneyValue } from './money.ts'
import { price, size as sizes } from './Price.css.ts'
import { figures } from './theme/global.css.ts'

export interface PriceRangeProps {
  minimum: MoneyValue
  maximum: MoneyValue
  /** BCP 47 tag of the store view. */
  locale: string
  size?: keyof typeof sizes
}

/** From the cheapest variant to the dearest; one price when all cost the same. */
export function PriceRange({ minimum, maximum, locale, size = 'md' }: PriceRangeProps) {
  return <span className={`${price} ${figures} ${sizes[size]}`}>{formatMoneyRange(minimum, maximum, locale)}</span>
}
