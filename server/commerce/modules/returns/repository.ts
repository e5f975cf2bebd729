import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow, type Row, runSql } from '../../db/rows.ts'
import type { OrderItemRow } from '../sales/repository.ts'
import { type ReturnState, takenPieces } from './rules.ts'

export type ReturnRow = {
  id: number
  increment_id: string
  order_id: number
  customer_id: number | null
  contact_email: string | null
  is_closed: number
  /** The digest of the key that confirms it; null if there is nothing to confirm. */
  key_hash: string | null
  /** Milliseconds since 1970. */
  created_at: number
}
export const stateOf = (row: Pick<ReturnRow, 'is_closed' | 'key_hash'>): ReturnState => ({
  isClosed: row.is_closed === 1,
  isUnconfirmed: row.key_hash !== null,
})

export type ReturnItemRow = {
  id: number
  rma_id: number
  order_item_id: number
  status: string
  quantity_requested: number
  quantity_authorized: number
  /** JSON of `ReturnAnswers`. */
  answers: string
}
export type ReturnCommentRow = { id: number; rma_id: number; is_customers: number; text: string; created_at: number }
export type TrackingRow = { id: number; rma_id: number; carrier_code: string; carrier_title: string; number: string }

/** The owner of returns: a customer, or one order. */
export type ReturnOwner = { readonly customerId: number } | { readonly orderId: number }

const ownerOf = (owner: ReturnOwner) =>
  'customerId' in owner
    ? ({ where: 'customer_id = ?', id: owner.customerId } as const)
    : ({ where: 'order_id = ?', id: owner.orderId } as const)

export function countReturns(db: DatabaseSync, owner: ReturnOwner): number {
  const { where, id } = ownerOf(owner)
  return oneRow<{ total: number }>(db, `SELECT count(*) AS total FROM rma WHERE ${where}`, [id])?.total ?? 0
}

/** The latest first. */
export function listReturns(
  db: DatabaseSync,
  owner: ReturnOwner,
  page: { readonly pageSize: number; readonly offset: number },
): readonly ReturnRow[] {
  const { where, id } = ownerOf(owner)
  return allRows<ReturnRow>(db, `SELECT * FROM rma WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`, [
    id,
    page.pageSize,
    page.offset,
  ])
}

export const findReturn = (db: DatabaseSync, id: number): ReturnRow | undefined =>
  oneRow<ReturnRow>(db, 'SELECT * FROM rma WHERE id = ?', [id])

export type ReturnParts = {
  readonly items: readonly ReturnItemRow[]
  readonly comments: readonly ReturnCommentRow[]
  readonly trackings: readonly TrackingRow[]
}

/** The parts of many returns in a fixed number of queries, each kind in its original order. */
export function returnParts(db: DatabaseSync, ids: readonly number[]): (id: number) => ReturnParts {
  const read = <Shape extends Row & { rma_id: number }>(table: 'rma_item' | 'rma_comment' | 'rma_tracking') => {
    const sql = `SELECT * FROM ${table} WHERE rma_id IN (SELECT value FROM json_each(?)) ORDER BY id`
    const byReturn = Map.groupBy(allRows<Shape>(db, sql, [jsonList(ids)]), (row) => row.rma_id)
    return (id: number): readonly Shape[] => byReturn.get(id) ?? []
  }
  const items = read<ReturnItemRow>('rma_item')
  const comments = read<ReturnCommentRow>('rma_comment')
  const trackings = read<TrackingRow>('rma_tracking')
  return (id) => ({ items: items(id), comments: comments(id), trackings: trackings(id) })
}

type ReturnablePiece = Pick<OrderItemRow, 'id' | 'weight_kg' | 'quantity_shipped'>

/** How many items of an order's row may still be returned: the shipped ones, minus those in other returns. */
export function returnablePieces(db: DatabaseSync, item: ReturnablePiece): number {
  if (item.weight_kg === null) return 0
  const taken = allRows<ReturnItemRow & Pick<ReturnRow, 'is_closed' | 'key_hash'>>(
    db,
    'SELECT item.*, rma.is_closed, rma.key_hash FROM rma_item AS item JOIN rma ON rma.id = item.rma_id WHERE order_item_id = ?',
    [item.id],
  ).reduce((sum, row) => sum + takenPieces(row, stateOf(row)), 0)
  return Math.max(0, item.quantity_shipped - taken)
}

/**
 * The next number of a store view's returns; in the transaction that writes the return, so that no number is skipped.
 */
export function nextReturnValue(db: DatabaseSync, storeId: number): number {
  const row = oneRow<{ last_value: number }>(
    db,
    `INSERT INTO rma_sequence (store_id, last_value) VALUES (?, 1)
     ON CONFLICT DO UPDATE SET last_value = last_value + 1 RETURNING last_value`,
    [storeId],
  )
  if (!row) throw new Error(`Store view ${storeId} got no return number`)
  return row.last_value
}

export const insertReturn = (db: DatabaseSync, row: Omit<ReturnRow, 'id' | 'is_closed'>): number =>
  runSql(
    db,
    'INSERT INTO rma (increment_id, order_id, customer_id, contact_email, key_hash, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    [row.increment_id, row.order_id, row.customer_id, row.contact_email, row.key_hash, row.created_at],
  ).lastId

type NewItem = Pick<ReturnItemRow, 'rma_id' | 'order_item_id' | 'quantity_requested' | 'answers'>

export const insertReturnItem = (db: DatabaseSync, item: NewItem): number =>
  runSql(db, 'INSERT INTO rma_item (rma_id, order_item_id, quantity_requested, answers) VALUES (?, ?, ?, ?)', [
    item.rma_id,
    item.order_item_id,
    item.quantity_requested,
    item.answers,
  ]).lastId

export const insertComment = (db: DatabaseSync, comment: Omit<ReturnCommentRow, 'id'>): number =>
  runSql(db, 'INSERT INTO rma_comment (rma_id, is_customers, text, created_at) VALUES (?, ?, ?, ?)', [
    comment.rma_id,
    comment.is_customers,
    comment.text,
    comment.created_at,
  ]).lastId

export const insertTracking = (db: DatabaseSync, tracking: Omit<TrackingRow, 'id'>): number =>
  runSql(db, 'INSERT INTO rma_tracking (rma_id, carrier_code, carrier_title, number) VALUES (?, ?, ?, ?)', [
    tracking.rma_id,
    tracking.carrier_code,
    tracking.carrier_title,
    tracking.number,
  ]).lastId

export const findTracking = (db: DatabaseSync, id: number): TrackingRow | undefined =>
  oneRow<TrackingRow>(db, 'SELECT * FROM rma_tracking WHERE id = ?', [id])

export const deleteTracking = (db: DatabaseSync, id: number): void =>
  void runSql(db, 'DELETE FROM rma_tracking WHERE id = ?', [id])

/** Stores a back office's decision about an item of a return. */
export const decideOnItem = (
  db: DatabaseSync,
  id: number,
  { status, quantity }: { readonly status: string; readonly quantity: number },
): void =>
  void runSql(db, 'UPDATE rma_item SET status = ?, quantity_authorized = ? WHERE id = ?', [status, quantity, id])

export const findUnconfirmed = (db: DatabaseSync, orderId: number, keyHash: string): ReturnRow | undefined =>
  oneRow<ReturnRow>(db, 'SELECT * FROM rma WHERE order_id = ? AND key_hash = ?', [orderId, keyHash])

export const markConfirmed = (db: DatabaseSync, id: number): void =>
  void runSql(db, 'UPDATE rma SET key_hash = NULL WHERE id = ?', [id])

export const closeReturn = (db: DatabaseSync, id: number): void =>
  void runSql(db, 'UPDATE rma SET is_closed = 1 WHERE id = ?', [id])
