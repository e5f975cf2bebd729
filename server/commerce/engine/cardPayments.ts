import type { Authorization, ExpressSum, SavedMethodProvider } from './expressCheckout.ts'

/**
 * The engine's port to a provider whose card fields are in the checkout, in the steps of Braintree: the browser gets a
 * client token, sends a card or the approval of a PayPal account to the provider, and receives a nonce for one payment. Every call rejects if the provider
 * does not answer.
 */
export type CardPayments = {
  /** A token for one browser, with which braintree-web starts. */
  readonly clientToken: () => Promise<string>
  /**
   * Reserves the money. A reference holds one amount: repeating the call has the same outcome, another nonce or amount
   * replaces the earlier one.
   */
  readonly authorize: (
    payment: ExpressSum & { readonly nonce: string; readonly isToBeSaved: boolean },
  ) => Promise<Authorization>
  /** Releases the money, because no order was placed. */
  readonly release: (reference: string) => Promise<void>
} & SavedMethodProvider
