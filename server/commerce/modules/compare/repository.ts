import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow, runSql } from '../../db/rows.ts'

export type CompareListRow = { id: number; uid: string; customer_id: number | null }

const COLUMNS = 'id, uid, customer_id'

export const findCompareList = (db: DatabaseSync, uid: string): CompareListRow | undefined =>
  oneRow<CompareListRow>(db, `SELECT ${COLUMNS} FROM compare_list WHERE uid = ?`, [uid])

export const compareListOfCustomer = (db: DatabaseSync, customerId: number): CompareListRow | undefined =>
  oneRow<CompareListRow>(db, `SELECT ${COLUMNS} FROM compare_list WHERE customer_id = ?`, [customerId])

export function insertCompareList(
  db: DatabaseSync,
  list: { readonly uid: string; readonly customerId: number | null; readonly now: number },
): CompareListRow {
  const { lastId } = runSql(db, 'INSERT INTO compare_list (uid, customer_id, created_at) VALUES (?, ?, ?)', [
    list.uid,
    list.customerId,
    list.now,
  ])
  return { id: lastId, uid: list.uid, customer_id: list.customerId }
}

/** Gives a guest's list to a customer who has none. */
export const giveCompareList = (db: DatabaseSync, listId: number, customerId: number): void =>
  void runSql(db, 'UPDATE compare_list SET customer_id = ? WHERE id = ?', [customerId, listId])

export const deleteCompareListRow = (db: DatabaseSync, listId: number): void =>
  void runSql(db, 'DELETE FROM compare_list WHERE id = ?', [listId])

/** In the order in which they were added. */
export const comparedProductIds = (db: DatabaseSync, listId: number): readonly number[] =>
  allRows<{ product_id: number }>(db, 'SELECT product_id FROM compare_item WHERE list_id = ? ORDER BY id', [
    listId,
  ]).map((row) => row.product_id)

/** Adds products that are salable and not on the list yet; others are ignored silently, as in Magento. */
export function addComparedProducts(db: DatabaseSync, listId: number, productIds: readonly number[]): void {
  runSql(
    db,
    `INSERT INTO compare_item (list_id, product_id)
     SELECT CAST(:list AS INTEGER), product.id FROM json_each(:ids) wanted
     JOIN product ON product.id = wanted.value AND product.is_enabled = 1 AND product.visibility <> 1
     WHERE true ORDER BY wanted.key ON CONFLICT DO NOTHING`,
    { list: listId, ids: jsonList(productIds) },
  )
}

export function removeComparedProducts(db: DatabaseSync, listId: number, productIds: readonly number[]): void {
  runSql(db, 'DELETE FROM compare_item WHERE list_id = ? AND product_id IN (SELECT value FROM json_each(?))', [
    listId,
    jsonList(productIds),
  ])
}
