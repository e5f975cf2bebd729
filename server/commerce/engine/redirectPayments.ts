import type { ExpressSum } from './expressCheckout.ts'

/** The state of a payment at the provider; those after `pending` never change again. */
export type RedirectPaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'

export type RedirectPaymentState = Pick<ExpressSum, 'cents' | 'currency'> & { readonly status: RedirectPaymentStatus }

/**
 * The engine's port to a provider on whose page buyers pay after they have ordered, in the steps of Mollie. Every call
 * rejects if the provider does not answer.
 */
export type RedirectPayments = {
  /**
   * Opens a payment. The buyer is sent to `checkoutUrl`, and returns to `returnUrl` whatever happened; `webhookUrl` is
   * called with the payment's id after its state has changed. With the token of a device (Apple Pay) the payment is
   * decided at once and has no page.
   */
  readonly begin: (
    payment: ExpressSum & {
      readonly returnUrl: string
      readonly webhookUrl: string
      readonly applePayToken: string | null
    },
  ) => Promise<RedirectPaymentState & { readonly id: string; readonly checkoutUrl: string | null }>
  readonly stateOf: (id: string) => Promise<RedirectPaymentState>
  /** Opens a session of Apple Pay for a host name; resolves to the text that the device expects. */
  readonly openWallet: (session: { readonly domain: string; readonly validationUrl: string }) => Promise<string>
}

/** The path of the shop that the provider calls after a payment has changed. */
export const PAYMENT_WEBHOOK_PATH = '/mollie/checkout/webhook'
