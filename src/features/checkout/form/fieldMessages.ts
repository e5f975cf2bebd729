import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ADDRESS_MESSAGES } from '#src/features/address/addressMessages.ts'
import { EMAIL_MESSAGES } from '#src/features/forms/emailMessages.ts'
import type { FieldRule } from './checkoutSchema.ts'

/** The message of each rule. It names the required input and does not blame the shopper. */
export const FIELD_MESSAGES: Readonly<Record<FieldRule, MessageDescriptor>> = {
  ...EMAIL_MESSAGES,
  ...ADDRESS_MESSAGES,
  'pickup-missing': msg`Scegli il negozio dove vuoi ritirare.`,
  'gift-words-missing': msg`Scrivi qualcosa, o togli la spunta al messaggio.`,
  'company-missing': msg`Scrivi la ragione sociale.`,
  'vat-id-missing': msg`Scrivi la partita IVA.`,
  'vat-id-not-eleven-digits': msg`In questo paese la partita IVA ha undici cifre.`,
  'vat-id-malformed': msg`Controlla la partita IVA: dopo la sigla del paese manca o avanza qualcosa.`,
  'vat-id-mistyped': msg`Controlla la partita IVA: una cifra non torna.`,
  'sdi-malformed': msg`Il codice destinatario ha sette caratteri, sei per la pubblica amministrazione: lettere e cifre.`,
  'pec-malformed': msg`Controlla la PEC: dovrebbe essere come azienda@pec.it.`,
  'fiscal-code-malformed': msg`Il codice fiscale ha sedici caratteri, per esempio RSSMRA85T10A562S.`,
  'fiscal-code-mistyped': msg`Controlla il codice fiscale: un carattere non torna.`,
  'shipping-method-missing': msg`Scegli come vuoi ricevere l’ordine.`,
  'payment-method-missing': msg`Scegli come vuoi pagare.`,
  'purchase-order-number-missing': msg`Scrivi il numero del tuo ordine d’acquisto.`,
  'digital-consent-missing': msg`Per ordinare contenuti digitali serve questo consenso: metti la spunta.`,
  'service-consent-missing': msg`Per ordinare questi servizi serve questa richiesta: metti la spunta.`,
  'agreement-missing': msg`Per ordinare serve il tuo consenso: leggi il testo e metti la spunta.`,
}

export const isFieldRule = (code: string | undefined): code is FieldRule => code !== undefined && code in FIELD_MESSAGES
