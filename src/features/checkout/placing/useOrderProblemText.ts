import { useLingui } from '@lingui/react/macro'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { OrderProblem } from './createOrdering.ts'

/** The reason why an order failed, with a next step. */
export function useOrderProblemText(): (problem: OrderProblem) => string {
  const { t } = useLingui()
  const tooManyTriesText = useTooManyTriesText()
  return ({ kind, message, waitSeconds = 0 }) => {
    switch (kind) {
      case 'out-of-stock':
        return t`Nel frattempo qualcosa è andato esaurito: l’ordine non è partito. Torna al carrello e togli o riduci l’articolo.`
      case 'cart-changed':
        return t`L’ordine non è partito: torna al carrello e controlla gli articoli.`
      case 'below-minimum':
        return t`L’ordine non è partito: l’importo è sotto il minimo del negozio. Torna al carrello e aggiungi qualcosa. Il negozio dice: «${message}»`
      case 'session-expired':
        return t`L’ordine non è partito: la tua sessione era scaduta. Accedi, poi ordina di nuovo.`
      case 'email':
        return t`L’ordine non è partito: controlla la tua email e riprova.`
      case 'address':
        return t`L’ordine non è partito: controlla l’indirizzo e riprova.`
      case 'shipping-method':
        return t`L’ordine non è partito: scegli di nuovo la spedizione e riprova.`
      case 'pickup-place':
        return t`L’ordine non è partito: nel negozio che avevi scelto ora non puoi ritirare tutto. Scegline un altro, oppure la consegna.`
      case 'payment-method':
        return t`L’ordine non è partito: scegli di nuovo come pagare e riprova.`
      case 'points-spent':
        return t`L’ordine non è partito: i tuoi punti ora bastano per meno. Guarda il nuovo totale, poi ordina di nuovo.`
      case 'total-changed':
        return t`L’ordine non è partito: il totale è cambiato. Guarda quello nuovo, poi ordina di nuovo.`
      case 'payment-declined':
        return t`Il pagamento non è stato accettato: l’ordine non è partito e non hai pagato niente. Riprova o scegli un altro modo di pagare.`
      case 'payment-unanswered':
        return t`Chi gestisce il pagamento non risponde: l’ordine non è partito. Riprova tra poco o scegli un altro modo di pagare.`
      case 'not-sent':
        return t`Abbiamo controllato: l’ordine non è partito e non hai pagato niente. Puoi riprovare.`
      case 'ordered-before':
        return t`Hai già ordinato questi articoli, forse su un altro dispositivo: è l’ordine ${message}. Questa volta l’ordine non è partito. Guarda prima se quello è pagato; se vuoi gli articoli un’altra volta, ordina di nuovo.`
      case 'ended-elsewhere':
        return t`Nell’altra scheda l’ordine non è partito. Puoi ordinare qui.`
      case 'cart-lost':
      case 'cart-closed':
        return t`Questo carrello non c’è più: l’ordine non è partito.`
      case 'too-many-tries':
        return tooManyTriesText({ waitSeconds })
      case 'refused':
      case 'unknown':
        return t`L’ordine non è partito. Il negozio dice: «${message}»`
    }
  }
}
