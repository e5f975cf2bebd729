/** An amount that a buyer is asked to authorise. */
export type ExpressSum = {
  /** The subject of the payment in the shop; one reference is charged at most once. */
  readonly reference: string
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
}

export type Authorization =
  /** `saved`: the method that the buyer asked the provider, on its page, to save; null for none. */
  | { readonly status: 'authorized'; readonly saved: SavedMethod | null }
  /** The provider or the buyer's bank declined. */
  | { readonly status: 'declined' }

/** A payment method that a provider has saved, under the provider's own token. */
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
 * The engine's port to a payment provider with its own pages, in the steps of PayPal Express Checkout: the buyer
 * authorises there, and the money is reserved when the order is placed. Every call rejects if the provider does not
 * answer.
 */
export type ExpressCheckout = {
  /** Starts a payment; the buyer is sent to `startUrl` and returns to one of the two addresses. */
  readonly begin: (
    payment: ExpressSum & { readonly returnUrl: string; readonly cancelUrl: string },
  ) => Promise<{ readonly token: string; readonly startUrl: string }>
  /** Reserves the money. Repeating the call has the same outcome and reserves nothing more. */
  readonly authorize: (
    payment: ExpressSum & { readonly token: string; readonly payerId: string },
  ) => Promise<Authorization>
  /** Releases the money, because no order was placed. */
  readonly release: (token: string) => Promise<void>
} & SavedMethodProvider

/** The part of a provider that charges methods which it has saved. */
export type SavedMethodProvider = {
  /**
   * Reserves the money with the method that the provider saved under `token`. A reference holds one amount: repeating
   * the call has the same outcome, another token or amount replaces the earlier one.
   */
  readonly authorizeSaved: (payment: ExpressSum & { readonly token: string }) => Promise<Authorization>
  /** As `release`, for an amount that was reserved with a saved method. */
  readonly releaseSaved: (reference: string) => Promise<void>
}
