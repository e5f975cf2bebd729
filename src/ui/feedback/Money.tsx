import { figures } from '../theme/global.css.ts'
import { formatMoney, type MoneyValue } from './money.ts'

interface MoneyProps {
  money: MoneyValue
  /** BCP 47 tag of the store view. */
  locale: string
}

/**
 * An amount in an element of its own. A browser's page translator replaces the texts of a page: React then changes the
 * text of an element without siblings only, and a translated amount would be wrong.
 */
export function Money({ money, locale }: MoneyProps) {
  return (
    <span className={figures} translate="no">
      {formatMoney(money, locale)}
    </span>
  )
}
