import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow, runSql } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { categoryListTag, productTag } from '../cacheTags.ts'
import { derivedFacts, reindexProducts } from '../lists/indexer.ts'

/** The stock of one product. Quantities are whole items. */
export type StockItem = {
  readonly productId: number
  readonly isManaged: boolean
  /** The quantity that may still be sold; meaningless if the stock is not managed. */
  readonly salableQuantity: number
  readonly minSaleQuantity: number
  readonly maxSaleQuantity: number
  readonly quantityIncrements: number
}

type StockRow = {
  product_id: number
  is_managed: number
  salable: number
  min_sale_quantity: number
  max_sale_quantity: number
  quantity_increments: number
}

/** Stock of many products in one query; a product without a row (a configurable parent) is absent. */
export function stockItems(db: DatabaseSync, productIds: readonly number[]): ReadonlyMap<number, StockItem> {
  const rows = allRows<StockRow>(
    db,
    `SELECT product_id, is_managed, quantity - reserved AS salable, min_sale_quantity, max_sale_quantity, quantity_increments
     FROM stock_item WHERE product_id IN (SELECT value FROM json_each(?))`,
    [jsonList(productIds)],
  )
  return new Map(
    rows.map((row) => [
      row.product_id,
      {
        productId: row.product_id,
        isManaged: row.is_managed === 1,
        salableQuantity: row.salable,
        minSaleQuantity: row.min_sale_quantity,
        maxSaleQuantity: row.max_sale_quantity,
        quantityIncrements: row.quantity_increments,
      },
    ]),
  )
}

/** The number of items that may still be sold: `Infinity` if stock is not managed, 0 for unknown products. */
export function salableQuantity(db: DatabaseSync, productId: number): number {
  const row = oneRow<{ salable: number; is_managed: number }>(
    db,
    'SELECT quantity - reserved AS salable, is_managed FROM stock_item WHERE product_id = ?',
    [productId],
  )
  if (!row) return 0
  return row.is_managed === 1 ? Math.max(0, row.salable) : Infinity
}

/** A quantity of one product, which is the actual item: the variant, never its configurable parent. */
export type StockDemand = { readonly productId: number; readonly quantity: number }

/** The parts of a request's context that the stock needs. */
export type StockContext = Pick<CommerceContext, 'db' | 'today' | 'stores' | 'changed'>

/**
 * Takes stock for an order, inside the caller's transaction. The caller ensures all or nothing: if a product is
 * returned, throw, so that the transaction reverts the earlier reservations.
 *
 * @returns the first product without enough stock, or null if everything is reserved
 */
export function reserveStock(context: StockContext, demands: readonly StockDemand[]): number | null {
  return moveStock(context, demands, () => {
    for (const { productId, quantity } of demands) {
      const { changes } = runSql(
        context.db,
        `UPDATE stock_item SET reserved = reserved + :quantity
         WHERE product_id = :productId AND (is_managed = 0 OR quantity - reserved >= :quantity)`,
        { productId, quantity },
      )
      if (changes === 0) return productId
    }
    return null
  })
}

/** Returns reserved stock (a cancelled order), inside the caller's transaction. */
export function releaseStock(context: StockContext, demands: readonly StockDemand[]): void {
  moveStock(context, demands, () => {
    for (const { productId, quantity } of demands) {
      runSql(context.db, 'UPDATE stock_item SET reserved = max(0, reserved - ?) WHERE product_id = ?', [
        quantity,
        productId,
      ])
    }
    return null
  })
}

/** Updates the index, and names everything whose display changes: most orders do not change it. */
function moveStock(
  { db, today, stores, changed }: StockContext,
  demands: readonly StockDemand[],
  move: () => number | null,
): number | null {
  const ids = demands.map(({ productId }) => productId)
  const threshold = Math.max(...stores.map(({ config }) => config.stockThresholdQty))
  const before = derivedFacts(db, ids, threshold)
  const missing = move()
  if (missing !== null) return missing
  reindexProducts(db, today, ids)
  const moved: number[] = []
  for (const [id, { listed, left }] of derivedFacts(db, ids, threshold)) {
    const known = before.get(id)
    if (known?.listed !== listed) moved.push(id)
    if (known?.listed !== listed || known.left !== left) changed.add(productTag(id))
  }
  for (const id of categoriesOf(db, moved)) changed.add(categoryListTag(id))
  return null
}

/** The categories that list them. */
const categoriesOf = (db: DatabaseSync, productIds: readonly number[]): readonly number[] =>
  allRows<{ id: number }>(
    db,
    `SELECT DISTINCT category_id AS id FROM category_product_index
     WHERE product_id IN (SELECT value FROM json_each(?))`,
    [jsonList(productIds)],
  ).map(({ id }) => id)
