import { baseCents } from '../../engine/currency.ts'
import type { StoreView } from '../../engine/context.ts'
import { type Cents, type Money, toMoney } from '../../engine/money.ts'
import { CART_NOT_ACTIVE, cartNotFound } from '../quote/access.ts'
import type { Cart } from '../quote/cart.ts'
import { PICKUP_CARRIER, type PickupLocationRow } from '../pickup/repository.ts'
import type { QuoteAddressRow } from '../quote/repository.ts'
import { insufficientStockText } from '../quote/rules.ts'
import type { OrderRow } from './repository.ts'

/** An amount of an order in the base currency. */
export const baseMoney = (order: Pick<OrderRow, 'base_currency' | 'exchange_rate'>, cents: Cents): Money =>
  toMoney(baseCents({ exchangeRate: order.exchange_rate }, cents), order.base_currency)

export type PlaceOrderErrorCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED'

export type PlaceOrderError = { readonly code: PlaceOrderErrorCode; readonly message: string }

/** Why an order cannot be placed; thrown inside the transaction so that it is rolled back. */
export class OrderRefused extends Error {
  readonly problem: PlaceOrderError

  constructor(problem: PlaceOrderError) {
    super(problem.message)
    this.name = 'OrderRefused'
    this.problem = problem
  }
}

const unable = (message: string): PlaceOrderError => ({ code: 'UNABLE_TO_PLACE_ORDER', message })

export const ORDER_CART_NOT_ACTIVE: PlaceOrderError = { code: 'CART_NOT_ACTIVE', message: CART_NOT_ACTIVE }
export const orderCartNotFound = (cartId: string): PlaceOrderError => ({
  code: 'CART_NOT_FOUND',
  message: cartNotFound(cartId),
})
/** The stock was sold between reading the cart and reserving. */
export const STOCK_GONE: PlaceOrderError = { code: 'UNDEFINED', message: insufficientStockText }

/** Another cart spent the points that were to be used. */
export const POINTS_SPENT = unable("You don't have enough reward points to pay for this purchase.")

export const PAYMENT_DECLINED = unable('PayPal gateway has rejected request. The payment was declined.')
export const PAYMENT_UNANSWERED = unable('PayPal gateway did not answer. Please try to place your order again.')
export const PAYMENT_OF_ANOTHER_SUM = unable(
  'PayPal gateway has rejected request. The total of the cart changed after the payment was approved.',
)

/** In the words of Magento's Braintree module. */
export const CARD_DECLINED = unable('Transaction has been declined. Please try again later.')
export const CARD_UNANSWERED = unable('The payment gateway did not answer. Please try to place your order again.')

/** In the words of Adyen's module. */
export const ADYEN_REFUSED = unable('The payment is REFUSED.')

/** A gift card, a coupon, credit or a price changed since the shopper saw the total. */
export const TOTAL_CHANGED = unable('The total of your cart has changed. Please review it and place your order again.')

export const PAYMENT_MISSING = unable('Enter a valid payment method and try again.')

const BILLING_FIELDS = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId']
const BILLING_MISSING = [
  'Please check the billing address information.',
  ...BILLING_FIELDS.map((field) => `"${field}" is required. Enter and try again.`),
].join(' ')

/**
 * The first obstacle to an order, in Magento's order of checks, or null.
 *
 * @param isPayable whether the chosen payment method is offered for this cart
 */
export function orderProblem(cart: Cart, isPayable: boolean, location?: PickupLocationRow): PlaceOrderError | null {
  const { quote, lines } = cart
  if (quote.customer_id === null && !quote.customer_email) {
    return { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' }
  }
  if (lines.length === 0) {
    return unable('A server error stopped your order from being placed. Please try to place your order again.')
  }
  if (lines.some(({ facts }) => facts.salableQuantity <= 0)) return unable('Some of the products are out of stock.')
  const lineError = lines.flatMap(({ errors }) => errors ?? [])[0]
  if (lineError) return { code: 'UNDEFINED', message: lineError.message }
  if (!cart.isVirtual && !cart.shippingAddress) {
    return unable("Some addresses can't be used due to the configurations for specific countries.")
  }
  if (!cart.isVirtual && !cart.selectedRate) {
    return unable('The shipping method is missing. Select the shipping method and try again.')
  }
  if (cart.selectedRate?.carrierCode === PICKUP_CARRIER) {
    if (!location) return unable('Quote does not have Pickup Location assigned.')
    if (!isAddressOf(location, cart.shippingAddress)) {
      return unable('Pickup Location Address does not match Shipping Address for In-Store Pickup Quote.')
    }
  }
  if (!cart.billingAddress) return unable(BILLING_MISSING)
  if (!isPayable) return PAYMENT_MISSING
  return null
}

/**
 * Whether the goods of a cart cost too little, which Magento checks last: after their discount, with all taxes, also that
 * of the shipping. Its words have the setting with the sign of the shopper's currency, unconverted.
 */
export function minimumProblem(store: StoreView, { totals }: Pick<Cart, 'totals'>): PlaceOrderError | null {
  const { minimumOrder } = store.config
  if (minimumOrder === undefined) return null
  if (baseCents(store, totals.subtotalWithDiscountExclTax + totals.tax) >= minimumOrder) return null
  const format = new Intl.NumberFormat(store.locale.replace('_', '-'), {
    style: 'currency',
    currency: store.displayCurrency,
  })
  return { code: 'UNDEFINED', message: `Minimum order amount is ${format.format(minimumOrder / 100)}` }
}

/** The address of a location may have changed since the cart stored it. */
const isAddressOf = (location: PickupLocationRow, address: QuoteAddressRow | null): boolean =>
  address !== null &&
  address.street === JSON.stringify([location.street]) &&
  address.city === location.city &&
  address.postcode === location.postcode &&
  address.region_id === location.region_id &&
  address.country_code === location.country_id

/** Order numbers: nine digits, prefixed with the id of every store view but the first (reference §3). */
export const incrementId = (storeId: number, value: number): string =>
  `${storeId === 1 ? '' : storeId}${String(value).padStart(9, '0')}`

export type ItemQuantities = {
  readonly quantity_ordered: number
  readonly quantity_invoiced: number
  readonly quantity_shipped: number
  readonly quantity_refunded: number
  readonly quantity_canceled: number
}

/** Magento's status of a line of an order. */
export function itemStatus(item: ItemQuantities, isShippable: boolean): string {
  const { quantity_ordered: ordered, quantity_shipped: shipped, quantity_invoiced: invoiced } = item
  if (item.quantity_canceled === ordered) return 'Canceled'
  if (item.quantity_refunded === ordered) return 'Refunded'
  if (shipped === 0 && invoiced === 0) return 'Ordered'
  if (isShippable && shipped === ordered) return 'Shipped'
  if (invoiced === ordered && shipped === 0) return 'Invoiced'
  return 'Partial'
}

/** The status of an order after an invoice, a shipment or a refund (Magento's codes). */
export function statusAfter(items: readonly (ItemQuantities & { readonly weight_kg: number | null })[]): string {
  const isDone = (count: (item: ItemQuantities) => number) =>
    items.every((item) => count(item) + item.quantity_canceled >= item.quantity_ordered)
  if (isDone((item) => item.quantity_refunded)) return 'closed'
  const isSent = items
    .filter((item) => item.weight_kg !== null)
    .every((item) => item.quantity_shipped + item.quantity_refunded >= item.quantity_ordered)
  return isSent && isDone((item) => item.quantity_invoiced) ? 'complete' : 'processing'
}

const CANNOT_CANCEL = new Set(['closed', 'complete', 'canceled', 'holded'])

/** Why an order cannot be canceled, in Magento's words, or null. */
export function cancellationProblem(
  status: string,
  parts: {
    readonly items: readonly ItemQuantities[]
    readonly soldCards: readonly { readonly spent_pieces: number }[]
  },
): string | null {
  if (CANNOT_CANCEL.has(status)) return 'Order already closed, complete, cancelled or on hold'
  // A gift card that was partly spent has arrived.
  const isSent =
    parts.items.some((item) => item.quantity_shipped > 0) || parts.soldCards.some((card) => card.spent_pieces > 0)
  return isSent ? 'Order with one or more items shipped cannot be cancelled' : null
}
