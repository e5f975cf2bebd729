import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow, runSql } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { categoryListTag, productTag } from '../cacheTags.ts'
import { derivedFacts, reindexProducts } from '../lists/indexer.ts'

/** What the stock allows for one product. Quantities are whole pieces. */
export type StockItem = {
  readonly productId: number
  readonly isManaged: boolean
  /** What may still be sold; meaningless when the stock is not managed. */
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

/** How many pieces may still be sold: `Infinity` where stock is not managed, 0 for what is unknown. */
export function salableQuantity(db: DatabaseSync, productId: number): number {
  const row = oneRow<{ salable: number; is_managed: number }>(
    db,
    'SELECT quantity - reserved AS salable, is_managed FROM stock_item WHERE product_id = ?',
    [productId],
  )
  if (!row) return 0
  return row.is_managed === 1 ? Math.max(0, row.salable) : Infinity
}

/** Pieces of one product; products are what is really bought: the variant, never its configurable parent. */
export type StockDemand = { readonly productId: number; readonly quantity: number }

/** What of a request the stock needs. */
export type StockContext = Pick<CommerceContext, 'db' | 'today' | 'stores' | 'changed'>

/**
 * Takes stock for an order, inside the caller's transaction. All or nothing is the caller's to ensure: when the
 * answer names a product, throw, so that the transaction takes back what was reserved before it.
 *
 * @returns the first product of which there is not enough, or null when everything is reserved
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

/** Gives reserved stock back (a cancelled order), inside the caller's transaction. */
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

/** Lets the index follow, and names what shoppers now see otherwise: most orders change nothing of that. */
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

/** The categories in whose lists they are. */
const categoriesOf = (db: DatabaseSync, productIds: readonly number[]): readonly number[] =>
  allRows<{ id: number }>(
    db,
    `SELECT DISTINCT category_id AS id FROM category_product_index
     WHERE product_id IN (SELECT value FROM json_each(?))`,
    [jsonList(productIds)],
  ).map(({ id }) => id)
