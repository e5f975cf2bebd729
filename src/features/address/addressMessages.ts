import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AddressRule } from './addressSchema.ts'

/** The message of each rule of an address. It names the required input and does not blame the shopper. */
export const ADDRESS_MESSAGES: Readonly<Record<AddressRule, MessageDescriptor>> = {
  'firstname-missing': msg`Scrivi il nome.`,
  'lastname-missing': msg`Scrivi il cognome.`,
  'street-missing': msg`Scrivi la via e il numero civico.`,
  'postcode-missing': msg`Scrivi il CAP.`,
  'postcode-not-four-digits': msg`In questo paese il CAP ha quattro cifre.`,
  'postcode-not-five-digits': msg`In questo paese il CAP ha cinque cifre.`,
  'city-missing': msg`Scrivi la città o il comune.`,
  'region-missing': msg`Scegli la provincia o la regione.`,
  'region-foreign': msg`Scegli di nuovo la provincia o la regione: quella di prima è di un altro paese.`,
  'telephone-missing': msg`Scrivi un numero di telefono.`,
  'telephone-malformed': msg`Controlla il telefono: servono almeno sei cifre, per esempio 333 123 4567.`,
}
