import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import type { FixedTaxDisplay, FixedTaxes } from '../taxDisplay.ts'
import { namedTaxes } from './namedTaxes.ts'

export type FixedTaxWordsProps = {
  readonly display: FixedTaxDisplay
  readonly taxes: FixedTaxes
  readonly pieces: number
  /** The shown price of the pieces. */
  readonly price: MoneyValue
  readonly isContained?: boolean
}

/** Names the fixed taxes of a price if the merchant wants them named. */
export function FixedTaxWords({ display, taxes, pieces, price, isContained = true }: FixedTaxWordsProps) {
  const locale = useShop().locale.intlLocale
  const money = (value: number) => formatMoney({ ...price, value }, locale)
  const all = namedTaxes(taxes, pieces)
  const named = all.map(({ label, value }) => `${label} ${money(value)}`).join(' + ')
  const sum = all.reduce((total, { value }) => total + value, 0)
  const isNamed = display === 'INCLUDE_FPT_WITH_DETAILS' || display === 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'
  if (all.length === 0 || !isNamed) return null
  const isPart = isContained && display === 'INCLUDE_FPT_WITH_DETAILS'
  const reckoned = isContained ? `${money(price.value - sum)} + ${named}` : `+ ${named} = ${money(price.value + sum)}`
  return (
    // Another element for other amounts, because a page translator has replaced the old text.
    <span key={reckoned}>{isPart ? <Trans>di cui {named}</Trans> : reckoned}</span>
  )
}
