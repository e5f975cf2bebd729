import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import type { ReactNode } from 'react'
import { PaymentPending } from '#src/features/checkout/after-order/PaymentPending.tsx'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

export type CheckoutClosedProps = {
  readonly why:
    | 'empty'
    /** The shopper had a cart, and it no longer exists. */
    | 'lost'
    /** An order of this cart was sent, and its answer was lost. */
    | 'ordered'
    /** Another tab ordered this cart. */
    | 'ordered-elsewhere'
    /** An order of this browser waits for its payment. */
    | 'unpaid'
    /** The store sells only to customers with an account. */
    | 'guests-refused'
  /** Signed in: an order whose number is unknown can be found in the account. */
  readonly isCustomer?: boolean
  /** Opens the order itself if it can be identified, otherwise the list of orders. */
  readonly onSeek?: () => void
}

/** Shown in place of the checkout if there is nothing to order: the reason and a link to continue. */
export function CheckoutClosed({ why, isCustomer = false, onSeek }: CheckoutClosedProps) {
  const { t } = useLingui()
  const toShop = (
    <Link to="/" className={buttonClass({ variant: 'primary' })}>
      <Trans>Continua gli acquisti</Trans>
    </Link>
  )
  const toOrder = isCustomer ? (
    <Link
      to="/account/orders"
      className={buttonClass({ variant: 'primary' })}
      onClick={(event) => {
        if (!onSeek || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onSeek()
      }}
    >
      <Trans>Vai ai tuoi ordini</Trans>
    </Link>
  ) : (
    toShop
  )
  const state = (title: string, icon: ReactNode, words: ReactNode, action: ReactNode) => (
    <EmptyState headingLevel={1} icon={icon} title={title} action={action}>
      <p>{words}</p>
    </EmptyState>
  )
  switch (why) {
    case 'empty':
      return state(
        t`Il tuo carrello è ancora vuoto`,
        <ShoppingBag size={36} strokeWidth={1.25} />,
        <Trans>Metti qualcosa nel carrello, poi qui lo ordini in pochi minuti.</Trans>,
        toShop,
      )
    case 'lost':
      return state(
        t`Questo carrello non c’è più`,
        <ShoppingBag size={36} strokeWidth={1.25} />,
        isCustomer ? (
          <Trans>
            È scaduto, oppure l’hai ordinato da un altro dispositivo: guarda nei tuoi ordini prima di ordinare di nuovo.
          </Trans>
        ) : (
          <Trans>
            È scaduto o è stato chiuso altrove, e non hai pagato niente. I dati che hai scritto restano qui: quando
            torni con un carrello nuovo li ritrovi.
          </Trans>
        ),
        isCustomer ? (
          toOrder
        ) : (
          <Link to="/cart" className={buttonClass({ variant: 'primary' })}>
            <Trans>Torna al carrello</Trans>
          </Link>
        ),
      )
    case 'ordered':
      return state(
        t`Abbiamo ricevuto il tuo ordine`,
        <Mail size={36} strokeWidth={1.25} />,
        <Trans>
          La risposta si è persa per strada, ma l’ordine c’è: non ordinare di nuovo. Il numero e il riepilogo sono
          nell’email di conferma. Non la trovi? <ContactLink>Scrivici</ContactLink>.
        </Trans>,
        toOrder,
      )
    case 'ordered-elsewhere':
      return state(
        t`Questo carrello è già un ordine`,
        <Mail size={36} strokeWidth={1.25} />,
        <Trans>
          L’hai inviato da un’altra finestra: non ordinare di nuovo. Il numero e il riepilogo sono nell’email di
          conferma. Non la trovi? <ContactLink>Scrivici</ContactLink>.
        </Trans>,
        toOrder,
      )
    case 'unpaid':
      return <PaymentPending />
    case 'guests-refused':
      return state(
        t`Per ordinare serve un account`,
        <ShoppingBag size={36} strokeWidth={1.25} />,
        <Trans>In questo negozio ordina chi ha un account. Il tuo carrello ti aspetta.</Trans>,
        <Link to="/account/signin" className={buttonClass({ variant: 'primary' })}>
          <Trans>Accedi</Trans>
        </Link>,
      )
  }
}
