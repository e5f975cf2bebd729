/** A sum that a buyer is asked to agree to. */
export type ExpressSum = {
  /** What of the shop the money is for; one reference is charged at most once. */
  readonly reference: string
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
}

export type Authorization =
  | 'authorized'
  /** The provider or the buyer's bank said no. */
  | 'declined'

/**
 * The engine's port to a payment provider with pages of its own, in PayPal Express Checkout's steps: the buyer agrees
 * there, the money is held when the order is placed. Every call rejects when the provider does not answer.
 */
export type ExpressCheckout = {
  /** Opens a payment; the buyer is sent to `startUrl` and comes back to one of the two addresses. */
  readonly begin: (
    payment: ExpressSum & { readonly returnUrl: string; readonly cancelUrl: string },
  ) => Promise<{ readonly token: string; readonly startUrl: string }>
  /** Holds the money. The same call again has the same outcome and holds nothing more. */
  readonly authorize: (
    payment: ExpressSum & { readonly token: string; readonly payerId: string },
  ) => Promise<Authorization>
  /** Lets the money go: no order came of it. */
  readonly release: (token: string) => Promise<void>
}
