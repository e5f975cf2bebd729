import type { MessageDescriptor } from '@lingui/core'
import type { GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime'
import type { Result } from '#src/lib/result.ts'

export type PlacedOrder = { readonly number: string; readonly token: string }

/** An amount that the shopper has seen. */
export type Sum = { readonly value: number; readonly currency: string }

/** The consent of a shopper in the fields of a method, good for one order of this sum. */
export type Agreement = {
  readonly sum: Sum
  /** The provider's proof, which stands for the card. Never stored. */
  readonly proof: string
  /** The customer wants the method to be saved. */
  readonly isToBeSaved: boolean
  /** The provider's facts about the device; left out where there are none. */
  readonly deviceData?: string
}

/** A page of the provider that the browser leaves for. */
export type Leave = { readonly url: string }

/** Why a mutation of a payment method failed. `message` is the backend's text, for logs. */
export type PaymentFailure = {
  readonly kind:
    | 'session-expired'
    | 'no-such-entity'
    | 'rejected'
    | 'too-many-tries'
    /** No answer: the backend may or may not have executed it. */
    | 'unreachable'
    | 'server'
  readonly message: string
  /** For `too-many-tries`. */
  readonly waitSeconds?: number
}

/** The reason why no order was returned. `message` is the backend's text, for logs and as a fallback. */
export type PlaceOrderError = {
  readonly kind:
    /** The cart is closed, because it was ordered. */
    | 'cart-closed'
    /** The cart does not exist. */
    | 'cart-lost'
    | 'out-of-stock'
    | 'email'
    | 'address'
    | 'shipping-method'
    /** The order cannot be collected in the chosen shop. */
    | 'pickup-place'
    | 'payment-method'
    /** The provider or the shopper's bank declined. */
    | 'payment-declined'
    /** The provider did not answer the backend. */
    | 'payment-unanswered'
    /** The reward points were spent elsewhere, so more must be paid. */
    | 'points-spent'
    /** A gift card, a coupon or a price changed since the total was shown. */
    | 'total-changed'
    /** The cart's amount is below the minimum of the merchant. */
    | 'below-minimum'
    /** The cart is empty, or a line cannot be bought in this form. */
    | 'cart-changed'
    /** The customer's token was refused: sign in, and order again. */
    | 'session-expired'
    /** The host's limiter refused it for `waitSeconds`; no order exists. */
    | 'too-many-tries'
    /** Another refusal of the backend. */
    | 'refused'
    /** No answer, or a failure of the backend: the order may exist. */
    | 'unknown'
  readonly message: string
  /** For `too-many-tries`. */
  readonly waitSeconds?: number
}

/** The order with the state of its payment. */
export type Placement = { readonly order: PlacedOrder; readonly outcome: PlacedOutcome }

export type PlacedOutcome =
  /** Nothing is left to do here: the order is paid, or will be paid later. */
  | { readonly kind: 'done' }
  /** The order is paid on a page of the provider. The ticket identifies the payment for the backend. */
  | { readonly kind: 'leave'; readonly url: string; readonly ticket: string | null }
  /** The order exists, and the page on which it is paid could not be made. */
  | { readonly kind: 'unpaid'; readonly ticket: string | null }

/** The state of the payment of an order, as the backend tells it. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  /** Neither paid nor refused. */
  | { readonly kind: 'open' }
  /**
   * The shopper's bank asks, on a page that only this browser can show.
   *
   * @param show shows it; resolves to the answer for `settle`, and rejects after `signal` or a failure
   */
  | { readonly kind: 'challenge'; readonly show: (at: HTMLElement, signal: AbortSignal) => Promise<unknown> }
  /** Nothing was paid, and nothing will be. */
  | { readonly kind: 'failed'; readonly why: 'declined' | 'cancelled' | 'expired' }
  /** The backend does not know the ticket. */
  | { readonly kind: 'foreign' }
  /** No answer. */
  | { readonly kind: 'unknown' }

/** The functions that the storefront lends to the code of a payment method. */
export type PaymentHost = {
  /** Empty where this browser has not ordered. */
  readonly cartId: string
  /** The code of the chosen method. */
  readonly code: string
  /** The code of the store's locale, e.g. `it`. */
  readonly locale: string
  /** ISO 3166-1 code of the store's country. */
  readonly country: string
  /** The address within the store, as Magento expects it for providers: relative to its base, without a slash. */
  readonly pathOf: (path: string) => string
  /** The absolute address of a path of the store. */
  readonly addressOf: (path: string) => string
  /** Sends a mutation of the method's own. Never rejects. */
  readonly commit: <TMutation extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    variables: TMutation['variables'],
    /** Whether an answer counts although the backend reports errors beside it. */
    isEnough?: (answer: TMutation['response']) => boolean,
  ) => Promise<Result<TMutation['response'], PaymentFailure>>
  /** Asks a query of the method's own; errors beside its data do not count. Never rejects. */
  readonly ask: <TQuery extends OperationType>(
    query: GraphQLTaggedNode,
    variables: TQuery['variables'],
  ) => Promise<Result<TQuery['response'], PaymentFailure>>
  /** Places the order with the storefront's own mutation. */
  readonly placeOrder: () => Promise<Result<PlacedOrder, PlaceOrderError>>
}

/** The code of a payment method, which is loaded when the method is chosen. */
export type PaymentModule = {
  /** Opens the page on which the shopper agrees before the order. */
  readonly agree?: (host: PaymentHost) => Promise<Result<Leave, PaymentFailure>>
  /** @param agreement null for methods without fields of their own */
  readonly place: (host: PaymentHost, agreement: Agreement | null) => Promise<Result<Placement, PlaceOrderError>>
  /**
   * Asks for the state of a payment after the order. May be called any number of times.
   *
   * @param answer the shopper's answer to the bank; undefined without one
   */
  readonly settle?: (host: PaymentHost, ticket: string, answer?: unknown) => Promise<PaymentOutcome>
  /** Makes the page again on which an order is paid. */
  readonly resume?: (host: PaymentHost, ticket: string) => Promise<Result<Leave, PaymentFailure>>
  /** Opens the cart of an order again that nobody can pay any more. */
  readonly restore?: (host: PaymentHost) => Promise<Result<string, PaymentFailure>>
}

/** The other origins of a payment method, for the documents of the checkout only; `form` may be posted to. */
export type PaymentSources = {
  readonly [Kind in 'connect' | 'font' | 'form' | 'frame' | 'img' | 'script' | 'style' | 'worker']?: readonly string[]
} & {
  /** The shopper's bank may ask in a frame, and banks are anywhere: frames and their forms may use any host. */
  readonly anyBank?: boolean
  /** The method talks to a window that it opens. */
  readonly popup?: boolean
}

/** The part of a payment method that is in the checkout from the start, and known to the host. */
export type PaymentAdapter = {
  /** Whether it pays with this code of Magento. */
  readonly accepts: (code: string) => boolean
  /** Explains the method to shoppers who choose. */
  readonly hint?: MessageDescriptor
  /** The order is paid after it was placed: the cart is closed until its payment has failed. */
  readonly isPaidAfterOrder?: boolean
  /** The other origins from which it loads; left out, the policy of the checkout stays as strict as any other. */
  readonly sources?: PaymentSources
  readonly load: () => Promise<PaymentModule>
}
