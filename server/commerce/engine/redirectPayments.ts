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
   * called with the payment's id after its state has changed.
   */
  readonly begin: (
    payment: ExpressSum & { readonly returnUrl: string; readonly webhookUrl: string },
  ) => Promise<{ readonly id: string; readonly checkoutUrl: string }>
  readonly stateOf: (id: string) => Promise<RedirectPaymentState>
}

/** The path of the shop that the provider calls after a payment has changed. */
export const PAYMENT_WEBHOOK_PATH = '/mollie/checkout/webhook'
