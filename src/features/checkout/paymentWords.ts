import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentCode } from './paymentAdapters.ts'

/** What happens with each method, told while choosing. */
export const PAYMENT_HINTS: Readonly<Record<PaymentCode, MessageDescriptor>> = {
  banktransfer: msg`Ti mandiamo l’IBAN con la conferma. Prepariamo il pacco quando arriva il bonifico.`,
  cashondelivery: msg`Paghi al corriere quando ricevi il pacco.`,
  checkmo: msg`Ci spedisci un assegno. Prepariamo il pacco quando arriva.`,
  purchaseorder: msg`Per aziende: indica il numero del tuo ordine d’acquisto.`,
  free: msg`Non c’è niente da pagare: ti basta confermare l’ordine.`,
  paypal_express: msg`Autorizzi il pagamento sul sito di PayPal, poi torni qui per concludere l’ordine.`,
}

/** As {@link PAYMENT_HINTS}, where the order is collected. */
export const PICKUP_PAYMENT_HINTS: Partial<typeof PAYMENT_HINTS> = {
  cashondelivery: msg`Paghi in negozio quando ritiri.`,
}

/** What comes next for each method, told once the order is made. */
export const PAYMENT_NEXT_STEPS: Readonly<Record<string, MessageDescriptor>> = {
  banktransfer: msg`Fai il bonifico con i dati che trovi nella conferma e scrivi il numero d’ordine nella causale: appena arriva, prepariamo il pacco.`,
  cashondelivery: msg`Tieni pronto l’importo: lo dai al corriere alla consegna.`,
  checkmo: msg`Nella conferma trovi a chi intestare l’assegno e dove spedirlo. Scrivi il numero d’ordine sul retro: appena arriva, prepariamo il pacco.`,
  purchaseorder: msg`La conferma riporta il numero del tuo ordine d’acquisto.`,
}

/** As {@link PAYMENT_NEXT_STEPS}, where the order is collected. */
export const PICKUP_PAYMENT_NEXT_STEPS: typeof PAYMENT_NEXT_STEPS = {
  cashondelivery: msg`Tieni pronto l’importo: lo paghi in negozio quando ritiri.`,
}
