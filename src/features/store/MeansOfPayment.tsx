import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'

/** The accepted means of payment, which shoppers must know before they order (Directive 2011/83/EU, art. 8). */
export function MeansOfPayment() {
  const { payments: shown } = useShop()
  return shown && <Trans>Pagamenti accettati: {shown}</Trans>
}
