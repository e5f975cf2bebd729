import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'

type FreeShippingWordsProps = {
  /** The missing amount in the shop's currency. */
  readonly missing: number
  readonly currency: Parameters<typeof formatMoney>[0]['currency']
}

export function FreeShippingWords({ missing, currency }: FreeShippingWordsProps) {
  const { intlLocale } = useShop().locale
  const amount = formatMoney({ value: missing, currency }, intlLocale)
  const isReached = missing <= 0
  return (
    // Another element for another text, because a page translator has replaced the old text.
    <span key={isReached ? 'reached' : amount}>
      {isReached ? (
        <Trans>Il tuo carrello ha raggiunto la spedizione gratuita.</Trans>
      ) : (
        <Trans>Al tuo carrello mancano {amount} per la spedizione gratuita.</Trans>
      )}
    </span>
  )
}
