import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow, runSql } from '../../db/rows.ts'
import { encodeUid } from '../../engine/uid.ts'
import type { BuyRequest } from '../catalog/purchase/buyRequest.ts'

export type WishlistRow = {
  id: number
  customer_id: number
  sharing_code: string
  /** Null: the store's default name. */
  name: string | null
  is_public: number
  /** Milliseconds since 1970. */
  updated_at: number
}

export type WishlistItemRow = {
  id: number
  wishlist_id: number
  product_id: number
  /** JSON of `BuyRequest`. */
  buy_request: string
  quantity: number
  description: string | null
  added_at: number
}

/** The customer's own one first. */
export const wishlistsOfCustomer = (db: DatabaseSync, customerId: number): readonly WishlistRow[] =>
  allRows<WishlistRow>(db, 'SELECT * FROM wishlist WHERE customer_id = ? ORDER BY id', [customerId])

export const findWishlist = (db: DatabaseSync, id: string): WishlistRow | undefined =>
  oneRow<WishlistRow>(db, 'SELECT * FROM wishlist WHERE CAST(id AS TEXT) = ?', [id])

export function insertWishlist(
  db: DatabaseSync,
  list: Pick<WishlistRow, 'customer_id' | 'sharing_code'> & Partial<Pick<WishlistRow, 'name' | 'is_public'>>,
  now: number,
): WishlistRow {
  const { customer_id, sharing_code, name = null, is_public = 0 } = list
  const { lastId } = runSql(
    db,
    'INSERT INTO wishlist (customer_id, sharing_code, name, is_public, updated_at) VALUES (?, ?, ?, ?, ?)',
    [customer_id, sharing_code, name, is_public, now],
  )
  return { id: lastId, customer_id, sharing_code, name, is_public, updated_at: now }
}

export const updateWishlistRow = (db: DatabaseSync, { id, name, is_public }: WishlistRow, now: number) =>
  runSql(db, 'UPDATE wishlist SET name = ?, is_public = ?, updated_at = ? WHERE id = ?', [name, is_public, now, id])

/** Its items are deleted too. */
export const deleteWishlistRow = (db: DatabaseSync, id: number) => runSql(db, 'DELETE FROM wishlist WHERE id = ?', [id])

/** The chosen options; written by this module alone, in this form. */
export const readRequest = (item: Pick<WishlistItemRow, 'buy_request'>): BuyRequest =>
  JSON.parse(item.buy_request) as BuyRequest

/** In the order in which they were added. */
export const wishlistItems = (db: DatabaseSync, wishlistId: number): readonly WishlistItemRow[] =>
  allRows<WishlistItemRow>(db, 'SELECT * FROM wishlist_item WHERE wishlist_id = ? ORDER BY id', [wishlistId])

export type Wish = Pick<WishlistItemRow, 'product_id' | 'buy_request' | 'quantity'>

/** Adds an item to the list; an equal one gets the new quantity, as observed in Magento. */
export function saveWish(db: DatabaseSync, wishlistId: number, wish: Wish, now: number): void {
  runSql(
    db,
    `INSERT INTO wishlist_item (wishlist_id, product_id, buy_request, quantity, added_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET quantity = excluded.quantity`,
    [wishlistId, wish.product_id, wish.buy_request, wish.quantity, now],
  )
  touchWishlist(db, wishlistId, now)
}

/** Adds a quantity of an item to a list, on top of an equal one. */
export function addPieces(db: DatabaseSync, wishlistId: number, wish: Wish, now: number): void {
  runSql(
    db,
    `INSERT INTO wishlist_item (wishlist_id, product_id, buy_request, quantity, added_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity`,
    [wishlistId, wish.product_id, wish.buy_request, wish.quantity, now],
  )
  touchWishlist(db, wishlistId, now)
}

/** Changes an item; if it becomes equal to another one, it replaces that one. */
export function updateWish(
  db: DatabaseSync,
  item: WishlistItemRow,
  change: Pick<WishlistItemRow, 'quantity' | 'description' | 'buy_request'>,
  now: number,
): void {
  runSql(db, 'DELETE FROM wishlist_item WHERE wishlist_id = ? AND product_id = ? AND buy_request = ? AND id <> ?', [
    item.wishlist_id,
    item.product_id,
    change.buy_request,
    item.id,
  ])
  runSql(db, 'UPDATE wishlist_item SET quantity = ?, description = ?, buy_request = ? WHERE id = ?', [
    change.quantity,
    change.description,
    change.buy_request,
    item.id,
  ])
  touchWishlist(db, item.wishlist_id, now)
}

export function deleteWishes(db: DatabaseSync, wishlistId: number, itemIds: readonly number[], now: number): void {
  runSql(db, 'DELETE FROM wishlist_item WHERE wishlist_id = ? AND id IN (SELECT value FROM json_each(?))', [
    wishlistId,
    jsonList(itemIds),
  ])
  touchWishlist(db, wishlistId, now)
}

const touchWishlist = (db: DatabaseSync, wishlistId: number, now: number) =>
  runSql(db, 'UPDATE wishlist SET updated_at = ? WHERE id = ?', [now, wishlistId])

/** The data of a product that a list needs, by its SKU. */
export type WishedProduct = { id: number; type: string; is_salable: number }

export const findWishedProduct = (db: DatabaseSync, sku: string): WishedProduct | undefined =>
  oneRow<WishedProduct>(
    db,
    `SELECT product.id, product.type, coalesce(i.is_salable, 0) AS is_salable
     FROM product LEFT JOIN product_index i ON i.product_id = product.id
     WHERE product.sku = ? AND product.is_enabled = 1`,
    [sku],
  )

/** The choices of a variant, by its own SKU; undefined if the parent has no such variant. */
export function optionsOfVariant(db: DatabaseSync, parentId: number, sku: string): readonly string[] | undefined {
  const rows = allRows<{ attribute_id: number; option_id: number }>(
    db,
    `SELECT chosen.attribute_id, chosen.option_id
     FROM configurable_variant
     JOIN product child ON child.id = child_id AND child.is_enabled = 1
     JOIN configurable_axis axis ON axis.product_id = parent_id
     JOIN product_attribute_option chosen ON chosen.product_id = child_id AND chosen.attribute_id = axis.attribute_id
     WHERE parent_id = ? AND child.sku = ? ORDER BY axis.position`,
    [parentId, sku],
  )
  return rows.length > 0 ? rows.map((row) => encodeUid('configurable', row.attribute_id, row.option_id)) : undefined
}
