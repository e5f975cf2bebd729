import { formatMoney, type MoneyValue } from './money.ts'
import { from as fromClass, price, reduced, regular as regularClass, size as sizes } from './Price.css.ts'
import { figures, visuallyHidden } from './theme/global.css.ts'

export interface PriceProps {
  money: MoneyValue
  /** BCP 47 tag of the store view. */
  locale: string
  size?: keyof typeof sizes
  /** Where the price is the least of several: the word before it ("da"). */
  from?: string | undefined
  /** The regular price of a reduced product, and how screen readers tell the two apart. It shows only when it is higher. */
  reducedFrom?: { money: MoneyValue; label: string; nowLabel: string } | undefined
}

/** What the shopper pays, and what it was. */
export function Price({ money, locale, size = 'md', from, reducedFrom }: PriceProps) {
  const showRegular = reducedFrom !== undefined && reducedFrom.money.value > money.value
  return (
    <span className={`${price} ${figures} ${sizes[size]}`}>
      <span className={showRegular ? reduced : undefined}>
        {showRegular && <span className={visuallyHidden}>{reducedFrom.nowLabel} </span>}
        {from !== undefined && <span className={fromClass}>{from} </span>}
        {formatMoney(money, locale)}
      </span>
      {showRegular && (
        <s className={regularClass}>
          <span className={visuallyHidden}>{reducedFrom.label} </span>
          {formatMoney(reducedFrom.money, locale)}
        </s>
      )}
    </span>
  )
}
