import type { AdyenPayments } from '#server/commerce/engine/adyenPayments.ts'
import type { RedirectPayments } from '#server/commerce/engine/redirectPayments.ts'

const redirectPayments: RedirectPayments = {
  begin: async ({ reference, returnUrl }) => ({
    id: reference,
    checkoutUrl: returnUrl,
    status: 'open',
    cents: 0,
    currency: 'EUR',
  }),
  stateOf: async () => ({ status: 'open', cents: 0, currency: 'EUR' }),
  openWallet: async () => '{}',
}
const adyenPayments: AdyenPayments = {
  brands: async () => ['visa'],
  pay: async ({ reference }) => ({ resultCode: 'Authorised', action: null, reference }),
  submit: async () => ({ resultCode: 'Authorised', action: null, reference: '' }),
  cancel: async () => undefined,
  readNotices: () => null,
}

/** Providers that accept everything; with them the engine has the fields of their modules. */
export const PAYMENT_PROVIDERS = { redirectPayments, adyenPayments }
