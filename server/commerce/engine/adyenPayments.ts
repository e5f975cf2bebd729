import type { ExpressSum } from './expressCheckout.ts'

/** The answer of the provider to a payment, or to the shopper's answer to its bank. */
export type AdyenAnswer = {
  /** Adyen's code of the state, e.g. `Authorised` or `ChallengeShopper`. */
  readonly resultCode: string
  /** The shopper's next step, as JSON for adyen-web; null if there is none. */
  readonly action: string | null
  /** The number of the order whose payment this is; empty if the provider does not name it. */
  readonly reference: string
}

/** A message of the provider about the end of a payment. */
export type AdyenNotice = { readonly reference: string; readonly isAuthorised: boolean }

/**
 * The engine's port to a provider in the steps of Adyen: the browser encrypts the card, the order sends it, and the
 * shopper may have to answer the bank before the payment is authorised. Every call rejects if the provider does not
 * answer.
 */
export type AdyenPayments = {
  /** The brands of cards that can pay, in Adyen's codes, e.g. `visa`. */
  readonly brands: (sum: Omit<ExpressSum, 'reference'>) => Promise<readonly string[]>
  /**
   * Starts the payment of an order.
   *
   * @param payment `stateData` is adyen-web's text about the card and the browser; `origin` the shop's
   */
  readonly pay: (
    payment: ExpressSum & { readonly stateData: string; readonly returnUrl: string; readonly origin: string },
  ) => Promise<AdyenAnswer>
  /** Sends the shopper's answer to the bank. The same text again has the same answer. */
  readonly submit: (details: string) => Promise<AdyenAnswer>
  /** Ends the payment of an order that was not placed. */
  readonly cancel: (reference: string) => Promise<void>
  /** The messages in the text of a webhook; null if the provider did not sign it. */
  readonly readNotices: (text: string) => readonly AdyenNotice[] | null
}

/** The path of the shop that the provider calls after a payment has ended. */
export const ADYEN_WEBHOOK_PATH = '/adyen/webhook'
