import { Trans } from '@lingui/react/macro'
import type { OpenPayment } from './openPayments.ts'

/** The known facts about the order of an open payment. */
export function PaymentWords({ payment: { order, resume } }: { readonly payment: OpenPayment }) {
  const number = order?.number
  return (
    <p>
      {number === undefined ? (
        <Trans>Abbiamo ricevuto l’ordine, ma la pagina per pagarlo si è persa per strada. Non hai pagato niente.</Trans>
      ) : resume === null ? (
        <Trans>
          Abbiamo ricevuto l’ordine {number}, ma la pagina per pagarlo non si è aperta. Non hai pagato niente.
        </Trans>
      ) : (
        <Trans>Il pagamento dell’ordine {number} è cominciato e non è ancora concluso.</Trans>
      )}
    </p>
  )
}
