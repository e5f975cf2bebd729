import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { mayGoOn } from './mayGoOn.ts'
import type { OpenPayment } from './openPayments.ts'

/** The known facts about the order of an open payment. */
export function PaymentWords({ payment }: { readonly payment: OpenPayment }) {
  const { hasField } = useShop()
  const { order, resume } = payment
  const number = order?.number
  return (
    <>
      <p>
        {number === undefined ? (
          <Trans>
            Abbiamo ricevuto l’ordine, ma la pagina per pagarlo si è persa per strada. Non hai pagato niente.
          </Trans>
        ) : resume === null ? (
          <Trans>
            Abbiamo ricevuto l’ordine {number}, ma la pagina per pagarlo non si è aperta. Non hai pagato niente.
          </Trans>
        ) : (
          <Trans>Il pagamento dell’ordine {number} è cominciato e non è ancora concluso.</Trans>
        )}
      </p>
      {!mayGoOn(payment, hasField) && (
        <p>
          <Trans>Quella pagina non si può riaprire: scegli un altro modo di pagare.</Trans>
        </p>
      )}
    </>
  )
}
