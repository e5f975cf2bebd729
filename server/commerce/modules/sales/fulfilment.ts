import type { DatabaseSync } from 'node:sqlite'
import { earnPoints, settleRefundedPoints } from './orderPoints.ts'
import {
  countPieces,
  type DocumentKind,
  insertRow,
  nextDocumentValue,
  orderParts,
  type OrderRow,
  setOrderStatus,
} from './repository.ts'
import { incrementId, statusAfter } from './rules.ts'
import { closeRefundedCards } from './soldGiftCards.ts'

/** A number of items of an order's row. */
export type Pieces = { readonly itemId: number; readonly quantity: number }

export type Track = { readonly carrier: string; readonly title: string; readonly number: string }

type NewDocument = {
  readonly pieces: readonly Pieces[]
  readonly hasShipping: boolean
  readonly comment: string | null
  readonly now: number
}

const COUNTED_AS = { invoice: 'invoiced', shipment: 'shipped', credit_memo: 'refunded' } as const

/** Writes a document, counts its items and updates the order's status; returns the document's id. */
function writeDocument(db: DatabaseSync, order: OrderRow, kind: DocumentKind, document: NewDocument): number {
  const id = insertRow(db, 'sales_document', {
    order_id: order.id,
    kind,
    increment_id: incrementId(order.store_id, nextDocumentValue(db, kind, order.store_id)),
    has_shipping: Number(document.hasShipping),
    comment: document.comment,
    created_at: document.now,
  })
  for (const { itemId, quantity } of document.pieces) {
    insertRow(db, 'sales_document_item', { document_id: id, order_item_id: itemId, quantity })
    countPieces(db, itemId, COUNTED_AS[kind], quantity)
  }
  setOrderStatus(db, order.id, statusAfter(orderParts(db, [order.id])(order.id).items), document.now)
  return id
}

// Actions of a back office on an order, each inside the caller's transaction.

/** Invoices a whole order, which earns its customer's points. */
export function invoiceOrder(db: DatabaseSync, order: OrderRow, note: { now: number; comment: string | null }): void {
  const pieces = orderParts(db, [order.id])(order.id).items.map(({ id, quantity_ordered: quantity }) => ({
    itemId: id,
    quantity,
  }))
  writeDocument(db, order, 'invoice', { ...note, pieces, hasShipping: order.is_virtual === 0 })
  earnPoints(db, order, note.now)
}

/** Ships some items of an order. */
export function shipPieces(
  db: DatabaseSync,
  order: OrderRow,
  shipment: Omit<NewDocument, 'hasShipping'> & { readonly tracks: readonly Track[] },
): void {
  const id = writeDocument(db, order, 'shipment', { ...shipment, hasShipping: false })
  for (const [position, track] of shipment.tracks.entries()) {
    insertRow(db, 'sales_shipment_track', { document_id: id, position, ...track })
  }
}

/** Refunds some items in money and points, and reduces the gift cards among them. */
export function refundPieces(db: DatabaseSync, order: OrderRow, refund: NewDocument): void {
  for (const pieces of refund.pieces) closeRefundedCards(db, pieces)
  writeDocument(db, order, 'credit_memo', refund)
  settleRefundedPoints(db, order, refund.now)
}
