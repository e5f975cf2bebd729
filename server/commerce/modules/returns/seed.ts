import { allRows } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import type { SeedReturn } from '../../seed/types.ts'
import { findOrder, orderParts, type OrderRow } from '../sales/repository.ts'
import { incrementId } from '../sales/rules.ts'
import {
  closeReturn,
  decideOnItem,
  insertComment,
  insertReturn,
  insertReturnItem,
  insertTracking,
  nextReturnValue,
} from './repository.ts'

const momentOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Requests the demo customers' returns, and does with them what a back office does. */
export function seedReturns(input: SeedInput): void {
  const { db, shop } = input
  const ids = allRows<{ id: number }>(db, 'SELECT id FROM sales_order ORDER BY id')
  const requested = shop.orders
    .flatMap(({ returns = [] }, index) => returns.map((each) => ({ ...each, orderId: ids[index]?.id ?? 0 })))
    .toSorted((one, other) => one.on.localeCompare(other.on))
  for (const { orderId, ...wanted } of requested) {
    const order = findOrder(db, orderId)
    if (!order) throw new Error('The content has a return of an order that is not there')
    writeReturn(input, order, wanted)
  }
}

function writeReturn(
  { db, shop }: SeedInput,
  order: OrderRow,
  { on, items, comments, trackings, isClosed }: SeedReturn,
) {
  const id = insertReturn(db, {
    increment_id: incrementId(order.store_id, nextReturnValue(db, order.store_id)),
    order_id: order.id,
    customer_id: order.customer_id,
    contact_email: null,
    created_at: momentOf(on),
  })
  const rows = orderParts(db, [order.id])(order.id).items
  for (const { line, quantity, answers, status } of items) {
    const row = rows[line]
    if (!row) throw new Error(`The order ${order.increment_id} has no line ${line}`)
    const item = { rma_id: id, order_item_id: row.id, quantity_requested: quantity, answers: JSON.stringify(answers) }
    decideOnItem(db, insertReturnItem(db, item), { status, quantity: status === 'PENDING' ? 0 : quantity })
  }
  for (const { on: day, text, isCustomers } of comments) {
    insertComment(db, { rma_id: id, is_customers: Number(isCustomers), text, created_at: momentOf(day) })
  }
  for (const { carrier: code, number } of trackings) {
    const carrier = shop.stores.flatMap(({ config }) => config.returnCarriers).find((each) => each.code === code)
    if (!carrier) throw new Error(`The content has no carrier ${code} for returns`)
    insertTracking(db, { rma_id: id, carrier_code: code, carrier_title: carrier.title, number })
  }
  if (isClosed) closeReturn(db, id)
}
