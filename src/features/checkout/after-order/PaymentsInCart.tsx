import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { OpenPayment } from './openPayments.ts'
import { PaymentButtons, TakeCart } from './PaymentPending.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { PaymentWords } from './PaymentWords.tsx'
import { useOpenPayments } from './useOpenPayments.ts'
import { usePaymentActs } from './usePaymentActs.ts'

/** On the page of the cart: the orders that wait for their payment, and the carts whose payment has failed. */
export function PaymentsInCart() {
  const { t } = useLingui()
  const known = useOpenPayments()
  return (
    <>
      {known?.open.map((payment) => (
        <PaymentInCart key={payment.cartId} payment={payment} />
      ))}
      {known?.waiting.map((id) => (
        <Notice key={id} title={t`Un altro carrello ti aspetta`} action={<TakeCart id={id} />}>
          <p>
            <Trans>Il suo pagamento non è riuscito: non hai pagato niente, e gli articoli sono ancora lì.</Trans>
          </p>
        </Notice>
      ))}
    </>
  )
}

function PaymentInCart({ payment }: { readonly payment: OpenPayment }) {
  const { t } = useLingui()
  const acts = usePaymentActs(payment)
  return (
    <Notice title={t`Il tuo ordine aspetta il pagamento`} action={<PaymentButtons payment={payment} acts={acts} />}>
      <PaymentWords payment={payment} />
      <PaymentProblem problem={acts.problem} />
    </Notice>
  )
}
