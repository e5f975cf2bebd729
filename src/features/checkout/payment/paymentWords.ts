import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How the buyer receives an order. `immaterial`: nothing is shipped or collected. */
export type Handover = 'sent' | 'collected' | 'immaterial'

type Words = Readonly<Record<Handover, MessageDescriptor>>

const always = (words: MessageDescriptor): Words => ({ sent: words, collected: words, immaterial: words })

const CARD_HINT = msg`Paghi subito con la tua carta, senza cambiare sito. La tua banca può chiederti conferma.`

/** The explanation of each method while choosing. */
export const PAYMENT_HINTS: Readonly<Record<string, Partial<Words>>> = {
  banktransfer: {
    ...always(msg`Ti mandiamo l’IBAN con la conferma. Prepariamo l’ordine quando arriva il bonifico.`),
    immaterial: msg`Ti mandiamo l’IBAN con la conferma.`,
  },
  cashondelivery: {
    sent: msg`Paghi al corriere quando ricevi il pacco.`,
    collected: msg`Paghi in negozio quando ritiri.`,
    // Not offered if nothing is handed over.
  },
  checkmo: {
    ...always(msg`Ci spedisci un assegno. Prepariamo l’ordine quando arriva.`),
    immaterial: msg`Ci spedisci un assegno.`,
  },
  purchaseorder: always(msg`Per aziende: indica il numero del tuo ordine d’acquisto.`),
  free: always(msg`Non c’è niente da pagare: ti basta confermare l’ordine.`),
  adyen_cc: always(CARD_HINT),
  braintree: always(CARD_HINT),
  braintree_paypal: always(msg`Autorizzi il pagamento in una finestra di PayPal, poi concludi qui l’ordine.`),
  paypal_express: always(msg`Autorizzi il pagamento sul sito di PayPal, poi torni qui per concludere l’ordine.`),
}

/** The explanation of methods that are paid on a page of the provider after the order. */
export const PAID_AFTER_ORDER_HINT = msg`Prima ordini, poi paghi sul sito di chi gestisce il pagamento e torni qui.`

/** The next step of each method after the order. */
export const PAYMENT_NEXT_STEPS: Readonly<Record<string, Words>> = {
  banktransfer: {
    ...always(
      msg`Fai il bonifico con i dati che trovi nella conferma e scrivi il numero d’ordine nella causale: appena arriva, prepariamo l’ordine.`,
    ),
    immaterial: msg`Fai il bonifico con i dati che trovi nella conferma e scrivi il numero d’ordine nella causale.`,
  },
  cashondelivery: {
    sent: msg`Tieni pronto l’importo: lo dai al corriere alla consegna.`,
    collected: msg`Tieni pronto l’importo: lo paghi in negozio quando ritiri.`,
    immaterial: msg`Non passa nessun corriere a riscuotere: ti scriviamo noi come pagare.`,
  },
  checkmo: {
    ...always(
      msg`Nella conferma trovi a chi intestare l’assegno e dove spedirlo. Scrivi il numero d’ordine sul retro: appena arriva, prepariamo l’ordine.`,
    ),
    immaterial: msg`Nella conferma trovi a chi intestare l’assegno e dove spedirlo. Scrivi il numero d’ordine sul retro.`,
  },
  purchaseorder: always(msg`La conferma riporta il numero del tuo ordine d’acquisto.`),
}
