/** A sum that a buyer is asked to agree to. */
export type ExpressSum = {
  /** What of the shop the money is for; one reference is charged at most once. */
  readonly reference: string
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
}

export type Authorization =
  /** `saved`: what the buyer asked the provider, on its page, to remember for next time; null for nothing. */
  | { readonly status: 'authorized'; readonly saved: SavedMethod | null }
  /** The provider or the buyer's bank said no. */
  | { readonly status: 'declined' }

/** A way to pay that a provider remembers, under its own name for it. */
export type SavedMethod =
  | {
      readonly type: 'card'
      readonly token: string
      /** Magento's code of the brand, e.g. `VI`. */
      readonly brand: string
      readonly lastDigits: string
      /** 1 to 12. */
      readonly expiryMonth: number
      readonly expiryYear: number
    }
  | { readonly type: 'account'; readonly token: string; readonly email: string }

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
  /**
   * Holds the money with what the provider remembers under `token`. A reference holds one sum: the same call again has
   * the same outcome, another token or sum takes the place of the one before.
   */
  readonly authorizeSaved: (payment: ExpressSum & { readonly token: string }) => Promise<Authorization>
  /** As `release`, of a sum that was held with something saved. */
  readonly releaseSaved: (reference: string) => Promise<void>
}
