import { Trans, useLingui } from '@lingui/react/macro'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import type { DeskResult } from './paymentDesk.ts'

type PaymentMessageProps = {
  readonly result:
    | Exclude<DeskResult, { readonly kind: 'leave' | 'settled-elsewhere' | 'challenge' }>
    | { readonly kind: 'asking' }
  readonly action?: ReactNode
}

/** The state of a payment in words, with the next step. */
export function PaymentMessage({ result, action }: PaymentMessageProps) {
  const { t } = useLingui()
  const say = (title: string, words: ReactNode) => (
    <EmptyState headingLevel={1} icon={<Wallet size={36} strokeWidth={1.25} />} title={title} action={action}>
      <div role="status">{words}</div>
    </EmptyState>
  )
  switch (result.kind) {
    case 'asking':
      return say(
        t`Controlliamo il pagamento`,
        <>
          <p>
            <Trans>Ci vuole poco: resta su questa pagina.</Trans>
          </p>
          <noscript>
            {import.meta.env.SSR && (
              <p>
                <Trans>
                  Per controllare il pagamento e concludere l’ordine attiva JavaScript nel tuo browser, poi ricarica
                  questa pagina.
                </Trans>
              </p>
            )}
          </noscript>
        </>,
      )
    case 'paid':
      return say(
        t`Hai pagato: grazie!`,
        <p>
          <Trans>Il numero dell’ordine e il riepilogo sono nell’email di conferma.</Trans>
        </p>,
      )
    case 'open':
      return say(
        t`Il pagamento non è ancora concluso`,
        <p>
          <Trans>
            L’ordine c’è: non ordinare di nuovo. Appena sappiamo com’è andato il pagamento, ti scriviamo. Puoi anche
            riprenderlo o annullarlo sulla pagina di chi lo gestisce.
          </Trans>
        </p>,
      )
    case 'failed':
      return say(
        {
          declined: t`Il pagamento non è stato accettato`,
          cancelled: t`Hai annullato il pagamento`,
          expired: t`Il tempo per pagare è scaduto`,
        }[result.why],
        <p>
          {result.cart === 'gone' ? (
            <Trans>Non hai pagato niente, e quell’ordine non vale più.</Trans>
          ) : result.cart === 'elsewhere' ? (
            <Trans>
              Non hai pagato niente, e quell’ordine non vale più. Il carrello è nel browser da cui hai ordinato: lì puoi
              pagare in un altro modo.
            </Trans>
          ) : (
            <Trans>Non hai pagato niente: il carrello è come l’hai lasciato, e puoi pagare in un altro modo.</Trans>
          )}
        </p>,
      )
    case 'foreign':
      return say(
        t`Non conosciamo questo pagamento`,
        <p>
          <Trans>
            L’indirizzo non porta a nessun pagamento di questo negozio. Hai ordinato?{' '}
            <ContactLink>Scrivici</ContactLink>.
          </Trans>
        </p>,
      )
    case 'unknown':
      return say(
        t`Non riusciamo a controllare il pagamento`,
        <p>
          <Trans>Non ordinare e non pagare di nuovo: controlla la connessione, poi guardiamo ancora insieme.</Trans>
        </p>,
      )
  }
}
