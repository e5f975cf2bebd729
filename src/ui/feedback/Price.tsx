import { numberFormat } from '#src/lib/formatters.ts'
import { formatMoney, type MoneyValue } from './money.ts'
import { from as fromClass, price, reduced, regular as regularClass, saving, size as sizes } from './Price.css.ts'
import { figures, visuallyHidden } from '../theme/global.css.ts'

export interface PriceProps {
  money: MoneyValue
  /** BCP 47 tag of the store view. */
  locale: string
  size?: keyof typeof sizes
  /** The word before the lowest of several prices ("da"). */
  from?: string | undefined
  /** The regular price of a reduced product with labels for screen readers. Shown only if it is higher. */
  reducedFrom?: { money: MoneyValue; label: string; nowLabel: string } | undefined
}

/** The price to pay and, if reduced, the regular price and the saving in per cent. Its amounts are elements for the reason in `Money.tsx`. */
export function Price({ money, locale, size = 'md', from, reducedFrom }: PriceProps) {
  const showRegular = reducedFrom !== undefined && reducedFrom.money.value > money.value
  // Rounded down, so that it promises no more than the amounts; the addend makes up for the lack of an exact division.
  const saved = showRegular ? Math.floor(100.001 - (100 * money.value) / reducedFrom.money.value) : 0
  return (
    <span className={`${price} ${figures} ${sizes[size]}`}>
      <span className={showRegular ? reduced : undefined}>
        {showRegular && <span className={visuallyHidden}>{reducedFrom.nowLabel} </span>}
        {from !== undefined && <span className={fromClass}>{from} </span>}
        <span translate="no">{formatMoney(money, locale)}</span>
      </span>
      {showRegular && (
        <s className={regularClass}>
          <span className={visuallyHidden}>{reducedFrom.label} </span>
          <span translate="no">{formatMoney(reducedFrom.money, locale)}</span>
        </s>
      )}
      {saved > 0 && (
        <span className={saving} translate="no">
          {`−${numberFormat(locale, { style: 'percent' }).format(saved / 100)}`}
        </span>
      )}
    </span>
  )
}
