import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The name of each means of payment that a shop can name before there is a cart. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  banktransfer: msg`bonifico bancario`,
  cashondelivery: msg`contrassegno`,
  checkmo: msg`assegno`,
  purchaseorder: msg`ordine d’acquisto aziendale`,
  paypal_express: msg`PayPal`,
  braintree: msg`carte di credito e di debito`,
}

/** The method whose place the names of the accepted cards take. */
const TAKES_CARDS = 'braintree'

/** The names of the methods that this shop can complete, as one text; empty without any. */
export function paymentNames(codes: readonly string[], i18n: I18n, cards: readonly string[] = []): string {
  const names = codes.flatMap((code) => {
    if (code === TAKES_CARDS && cards.length > 0) return cards
    const name = Object.hasOwn(NAMES, code) ? NAMES[code] : undefined
    return name ? [i18n._(name)] : []
  })
  return new Intl.ListFormat(i18n.locale).format(names)
}
