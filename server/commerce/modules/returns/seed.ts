import { allRows, runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import type { SeedReturn } from '../../seed/types.ts'
import { findOrder, orderParts, type OrderRow } from '../sales/repository.ts'
import { incrementId } from '../sales/rules.ts'
import { contextAt, momentOf } from '../store/contextAt.ts'
import { answerOnReturn, decideOnReturn, endReturn } from './backOffice.ts'
import {
  findReturn,
  insertComment,
  insertReturn,
  insertReturnItem,
  insertTracking,
  nextReturnValue,
} from './repository.ts'

/** Requests the demo customers' returns, and processes them like a back office. */
export function seedReturns(input: SeedInput): void {
  const { db, shop } = input
  const ids = allRows<{ id: number }>(db, 'SELECT id FROM sales_order ORDER BY id')
  const requested = shop.orders
    .flatMap(({ returns = [] }, index) => returns.map((each) => ({ ...each, orderId: ids[index]?.id ?? 0 })))
    .toSorted((one, other) => one.on.localeCompare(other.on))
  for (const { orderId, ...wanted } of requested) {
    const order = findOrder(db, orderId)
    if (!order) throw new SeedError('The content has a return of an order that is not there')
    writeReturn(input, order, wanted)
  }
  // No mail must be sent about old returns.
  runSql(db, `DELETE FROM mail_outbox WHERE kind LIKE 'return-%'`)
}

function writeReturn(input: SeedInput, order: OrderRow, { on, items, comments, trackings, isClosed }: SeedReturn) {
  const { db, shop } = input
  const contextOn = (day: string) => contextAt(input, { storeId: order.store_id, day, customerId: order.customer_id })
  const id = insertReturn(db, {
    increment_id: incrementId(order.store_id, nextReturnValue(db, order.store_id)),
    order_id: order.id,
    customer_id: order.customer_id,
    contact_email: null,
    key_hash: null,
    created_at: momentOf(on),
  })
  const row = findReturn(db, id)
  if (!row) throw new Error('A return is gone right after it was written')
  const ordered = orderParts(db, [order.id])(order.id).items
  const decisions = items.map(({ line, quantity, answers, status }) => {
    const item = ordered[line]
    if (!item) throw new SeedError(`The order ${order.increment_id} has no line ${line}`)
    const wanted = {
      rma_id: id,
      order_item_id: item.id,
      quantity_requested: quantity,
      answers: JSON.stringify(answers),
    }
    return { itemId: insertReturnItem(db, wanted), status, quantity: status === 'PENDING' ? 0 : quantity }
  })
  decideOnReturn(contextOn(on), row, decisions)
  for (const { on: day, text, isCustomers } of comments) {
    if (isCustomers) insertComment(db, { rma_id: id, is_customers: 1, text, created_at: momentOf(day) })
    else answerOnReturn(contextOn(day), row, text)
  }
  for (const { carrier: code, number } of trackings) {
    const carrier = shop.stores.flatMap(({ config }) => config.returnCarriers).find((each) => each.code === code)
    if (!carrier) throw new SeedError(`The content has no carrier ${code} for returns`)
    insertTracking(db, { rma_id: id, carrier_code: code, carrier_title: carrier.title, number })
  }
  if (isClosed) endReturn(contextOn(comments.at(-1)?.on ?? on), row)
}
