import { Trans } from '@lingui/react/macro'
import { TroubleNotice } from '../fields/TroubleNotice.tsx'

/** Why the shopper has not approved the payment. */
export type PayPalProblem =
  | 'closed'
  /** PayPal's window did not open, or the provider did not answer. */
  | 'failed'
  /** The order button was clicked first. */
  | 'not-approved'
  /** The total is another one than the approved one. */
  | 'total-changed'
  /** The approval was used for an order that was refused. */
  | 'used'

export function PayPalTrouble({ problem }: { readonly problem: PayPalProblem }) {
  return (
    <TroubleNotice>
      <Words problem={problem} />
    </TroubleNotice>
  )
}

function Words({ problem }: { readonly problem: PayPalProblem }) {
  switch (problem) {
    case 'closed':
      return (
        <Trans>
          Hai interrotto il pagamento con PayPal: non hai pagato niente e il carrello è come l’hai lasciato.
        </Trans>
      )
    case 'failed':
      return (
        <Trans>
          La finestra di PayPal non si è aperta, o PayPal non risponde: non hai pagato niente. Permetti la finestra nel
          browser e riprova, o scegli un altro modo di pagare.
        </Trans>
      )
    case 'not-approved':
      return <Trans>L’ordine non è partito: prima autorizza il pagamento con il pulsante di PayPal.</Trans>
    case 'total-changed':
      return <Trans>Il totale è cambiato: guarda quello nuovo, poi autorizza di nuovo il pagamento con PayPal.</Trans>
    case 'used':
      return <Trans>Per riprovare, autorizza di nuovo il pagamento con PayPal.</Trans>
  }
}
