import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const CARDS = msg`carte di credito e di debito`
const PAYPAL = msg`PayPal`

/** Ordinary names, for methods whose title in the backend the shop's definition does not have. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  banktransfer: msg`bonifico bancario`,
  cashondelivery: msg`contrassegno`,
  checkmo: msg`assegno`,
  purchaseorder: msg`ordine d’acquisto aziendale`,
  paypal_express: PAYPAL,
  braintree_paypal: PAYPAL,
  mollie_methods_applepay: msg`Apple Pay`,
  adyen_cc: CARDS,
  braintree: CARDS,
}

type Wording = {
  readonly i18n: I18n
  readonly intlLocale: string
  /** The backend's titles in this store, by the codes of the methods. */
  readonly titles?: Readonly<Record<string, string>> | undefined
  /** The brands of cards that the shop takes, instead of the word for cards. */
  readonly cards?: readonly string[] | undefined
}

/** The names of the methods that this shop can complete, as one text; empty without any. */
export function paymentNames(codes: readonly string[], { i18n, intlLocale, titles = {}, cards = [] }: Wording): string {
  const names = codes.flatMap((code) => {
    const name = Object.hasOwn(NAMES, code) ? NAMES[code] : undefined
    if (name === CARDS && cards.length > 0) return cards
    if (Object.hasOwn(titles, code)) return titles[code] ?? []
    return name ? [i18n._(name)] : []
  })
  // Two methods may take the same cards.
  return new Intl.ListFormat(intlLocale).format(new Set(names))
}
