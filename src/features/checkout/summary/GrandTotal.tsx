import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { grandTotal } from './OrderTotals.css.ts'

/** The row of a list of totals with the amount to pay. */
export function GrandTotal({ money }: { readonly money: MoneyValue }) {
  const { locale } = useShop()
  return (
    <div className={grandTotal}>
      <dt>
        <Trans>Totale</Trans>
      </dt>
      <dd>
        <Price money={money} locale={locale.intlLocale} size="md" />
      </dd>
    </div>
  )
}
