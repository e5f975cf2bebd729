import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import type { StatusProfile } from '../../engine/profile/statusProfile.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import type { BuyRequest } from '../catalog/purchase/buyRequest.ts'
import { bookStoreCredit } from '../customer/storeCredit.ts'
import { loadProducts } from '../catalog/products/products.ts'
import { releaseStock } from '../catalog/products/stock.ts'
import { quoteOfCustomer, reloadCart } from '../quote/access.ts'
import { changeGiftCard } from '../quote/giftCards.ts'
import { addItem } from '../quote/items.ts'
import { refundPieces } from './fulfilment.ts'
import { revertPoints } from './orderPoints.ts'
import { postOrderCanceled } from './orderCanceled.ts'
import {
  cancelOrderRow,
  countPieces,
  findOrder,
  findOrderByNumber,
  orderParts,
  type OrderParts,
  type OrderRow,
} from './repository.ts'
import { cancellationProblem } from './rules.ts'
import { closeSoldCards } from './soldGiftCards.ts'

/** An order's id in the version's format: the plain number in 2.4.7, the uid since 2.4.8. */
export function orderIdOf(text: string, profile: StatusProfile): number {
  const id = profile === '2.4.7' ? text : Buffer.from(text, 'base64').toString('utf8')
  if (!/^\d{1,15}$/.test(id)) throw inputError('Required parameter "order_id" is missing or incorrect.')
  return Number(id)
}

export type Cancellation = { readonly error: string | null; readonly order: OrderRow | null }

/**
 * Cancels an order of the signed-in customer and refunds it, or returns the reason for a refusal in Magento's words.
 */
export function cancelOrder(
  context: CommerceContext,
  input: { readonly order_id: string; readonly reason: string },
): Cancellation {
  const { db, customerId, profile } = context
  if (customerId === null) throw notAuthorized()
  const id = orderIdOf(input.order_id, profile)
  const reason = input.reason.trim()
  if (!reason) throw inputError('Required parameter "reason" is missing or incorrect.')
  return inTransaction(db, () => {
    const order = findOrder(db, id)
    if (!order) {
      return { error: "The entity that was requested doesn't exist. Verify the entity and try again.", order: null }
    }
    if (order.customer_id !== customerId) {
      return { error: 'Current user is not authorized to cancel this order', order: null }
    }
    return cancellationRefusal(context, order) ?? { error: null, order: cancelNow(context, order, reason) }
  })
}

/** Why an order cannot be canceled by its buyer, in Magento's words; null if it can. */
export function cancellationRefusal({ db, store, stores }: CommerceContext, order: OrderRow): Cancellation | null {
  const { config } = stores.find((each) => each.id === order.store_id) ?? store
  if (!config.isOrderCancellationEnabled) {
    return { error: 'Order cancellation is not enabled for requested store.', order: null }
  }
  const problem = cancellationProblem(order.status, orderParts(db, [order.id])(order.id))
  return problem === null ? null : { error: problem, order }
}

/** Cancels an order, refunds it and notifies its buyer. Call it inside a transaction. */
export function cancelNow(context: CommerceContext, order: OrderRow, reason: string): OrderRow {
  const { db, clock } = context
  const parts = orderParts(db, [order.id])(order.id)
  cancelOrderRow(db, order.id, reason, clock.now())
  takeBack(context, order, parts)
  closeSoldCards(db, order.id)
  for (const card of parts.giftCards) changeGiftCard(db, card.account_id, card.base_amount)
  if (order.customer_id !== null && order.base_store_credit > 0) {
    bookStoreCredit(db, order.customer_id, { action: 'Reverted', cents: order.base_store_credit, at: clock.now() })
  }
  revertPoints(db, order, clock.now())
  const canceled = findOrder(db, order.id)
  if (!canceled) throw new Error('An order is gone right after it was canceled')
  postOrderCanceled(context, canceled)
  return canceled
}

/** Nothing was shipped yet: all items return to the stock, and the invoiced amount is refunded. */
function takeBack(context: CommerceContext, order: OrderRow, { items, bundleParts }: OrderParts): void {
  const { db, clock } = context
  const billed = items.filter((item) => item.quantity_invoiced > 0)
  if (billed.length > 0) {
    const pieces = billed.map((item) => ({ itemId: item.id, quantity: item.quantity_invoiced }))
    const isAll = items.every((item) => item.quantity_invoiced === item.quantity_ordered)
    refundPieces(db, order, { pieces, hasShipping: isAll, comment: null, now: clock.now() })
  }
  for (const item of items) {
    const rest = item.quantity_ordered - item.quantity_invoiced
    if (rest > 0) countPieces(db, item.id, 'canceled', rest)
  }
  const demands = items.flatMap((item) => {
    const parts = bundleParts.filter((part) => part.item_id === item.id)
    return parts.length > 0
      ? parts.map((part) => ({ productId: part.product_id, quantity: part.quantity * item.quantity_ordered }))
      : [{ productId: item.bought_product_id, quantity: item.quantity_ordered }]
  })
  releaseStock(context, demands)
}

/** Adds all items of an order to the customer's cart again; unavailable ones are named. */
export function reorderItems(_: unknown, { orderNumber }: { orderNumber: string }, context: CommerceContext) {
  const { db, customerId, store } = context
  if (customerId === null) throw notAuthorized()
  const order = findOrderByNumber(db, store.id, orderNumber)
  if (order?.customer_id !== customerId) {
    throw inputError(`Order number "${orderNumber}" doesn't belong to the current customer`)
  }
  const problem = (code: string, message: string) => ({ code, message, path: ['orderNumber'] })
  return inTransaction(db, () => {
    const quote = quoteOfCustomer(context, customerId)
    const { items } = orderParts(db, [order.id])(order.id)
    const products = loadProducts(
      context,
      items.map((item) => item.product_id),
    )
    const errors = items.flatMap((item) => {
      const product = products.get(item.product_id)
      if (!product) return problem('PRODUCT_NOT_FOUND', `Could not find a product with ID "${item.product_id}"`)
      // Written when the order was placed, in this form.
      const { selected, entered } = JSON.parse(item.buy_request) as BuyRequest
      const { sku } = product
      const line = { sku, quantity: item.quantity_ordered, selected_options: selected, entered_options: entered }
      const error = addItem(context, quote.id, line)
      return error ? problem(error.code, error.message) : []
    })
    return { cart: reloadCart(context, quote.id), userInputErrors: errors }
  })
}
