import { oneRow, runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import type { SeedOrder } from '../../seed/types.ts'
import { reindexForDay } from '../catalog/lists/indexer.ts'
import { loadDownloads } from '../catalog/purchase/downloads.ts'
import { resolveAddress } from '../checkout/addresses.ts'
import { findCustomerByEmail } from '../customer/repository.ts'
import { quoteOfCustomer } from '../quote/access.ts'
import { addItem } from '../quote/items.ts'
import { updateQuote, writeQuoteAddress, writeShippingChoice } from '../quote/repository.ts'
import { contextAt, momentOf } from '../store/contextAt.ts'
import { optionsOfVariant } from '../wishlist/repository.ts'
import { invoiceOrder, type Pieces, refundPieces, shipPieces } from './fulfilment.ts'
import { placeOrder } from './placeOrder.ts'
import { insertRow, orderParts, type OrderRow } from './repository.ts'

/** Places the demo customers' orders like a shopper, and processes them like a back office. */
export function seedOrders(input: SeedInput): void {
  const { db, shop } = input
  if (shop.orders.length === 0) return
  reindexForDay(db, new Date(input.now).toISOString().slice(0, 10))
  for (const order of shop.orders) fulfil(input, order, place(input, order))
  // No mail must be sent about old orders.
  runSql(db, `DELETE FROM mail_outbox WHERE kind = 'order-confirmation'`)
}

function place(input: SeedInput, order: SeedOrder): OrderRow {
  const { db, storeIdOf } = input
  const on = { storeId: storeIdOf(order.store), day: order.placedOn }
  const { store } = contextAt(input, { ...on, customerId: null })
  const customer = findCustomerByEmail(db, store.websiteId, order.email)
  if (!customer) throw new SeedError(`The content has no customer ${order.email} who could have ordered`)
  const context = contextAt(input, { ...on, customerId: customer.id })
  const quote = quoteOfCustomer(context, customer.id)
  for (const { sku, variantSku, quantity, files = [] } of order.items) {
    const product = oneRow<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ?', [sku])
    const options = product && variantSku !== null ? optionsOfVariant(db, product.id, variantSku) : []
    const { links = [] } = (product && loadDownloads(context, [product.id]).get(product.id)) ?? {}
    const chosen = links.filter((_, index) => files.includes(index)).map(({ uid }) => uid)
    const error = addItem(context, quote.id, { sku, quantity, selected_options: [...(options ?? []), ...chosen] })
    if (error) throw new SeedError(`An order of ${order.email} wants ${sku}: ${error.message}`)
  }
  const address = {
    ...resolveAddress(context, { customer_address_id: customer.default_shipping_id }, 'shipping'),
    same_as_billing: 1,
    customer_notes: null,
    pickup_location_code: null,
  }
  writeQuoteAddress(db, quote.id, 'billing', address)
  if (order.shipping) {
    writeQuoteAddress(db, quote.id, 'shipping', address)
    writeShippingChoice(db, quote.id, order.shipping)
  }
  updateQuote(db, quote.id, { payment_method: order.payment, coupon_code: order.coupon }, context.clock.now())
  const { order: placed, problem } = placeOrder(context, quote.masked_id)
  if (!placed) throw new SeedError(`An order of ${order.email} was refused: ${problem.message}`)
  return placed
}

function fulfil({ db }: SeedInput, { invoice, shipments, refund, comments = [] }: SeedOrder, placed: OrderRow): void {
  const { items } = orderParts(db, [placed.id])(placed.id)
  const piecesOf = (wanted: readonly (readonly [line: number, quantity: number])[]): readonly Pieces[] =>
    wanted.map(([line, quantity]) => {
      const item = items[line]
      if (!item) throw new SeedError(`The order ${placed.increment_id} has no line ${line}`)
      return { itemId: item.id, quantity }
    })
  if (invoice) invoiceOrder(db, placed, { now: momentOf(invoice.on), comment: invoice.comment })
  for (const { on, lines, comment, tracks } of shipments) {
    shipPieces(db, placed, { pieces: piecesOf(lines), tracks, comment, now: momentOf(on) })
  }
  if (refund) {
    const { on, lines, comment, hasShipping } = refund
    refundPieces(db, placed, { pieces: piecesOf(lines), hasShipping, comment, now: momentOf(on) })
  }
  for (const { on, text } of comments) {
    insertRow(db, 'sales_order_comment', { order_id: placed.id, comment: text, created_at: momentOf(on) })
  }
}
