import type { DatabaseSync } from 'node:sqlite'
import { jsonList, oneRow, runSql } from '../../db/rows.ts'
import { inTransaction } from '../../db/inTransaction.ts'

/** A row of product_price `p` is reduced on the day `:today`. */
const IS_SPECIAL = `p.special_cents < p.regular_cents
  AND (p.special_from IS NULL OR p.special_from <= :today)
  AND (p.special_to IS NULL OR p.special_to >= :today)`

/** Final price, on the day `:today`, of a row of product_price `p`. */
export const FINAL_CENTS = `CASE WHEN ${IS_SPECIAL} THEN p.special_cents ELSE p.regular_cents END`

/** A row of stock_item `s` has something to sell. */
export const IS_SALABLE = 's.is_managed = 0 OR s.quantity - s.reserved >= s.min_sale_quantity'

/**
 * Derives list prices, saleability and option values anew: for some products and the configurables they are
 * variants of, or for all. Prices depend on the day because special prices have dates.
 */
export function reindexProducts(db: DatabaseSync, today: string, productIds: readonly number[] | 'all'): void {
  const scope =
    productIds === 'all'
      ? 'SELECT id FROM product WHERE :ids IS NULL'
      : `SELECT value FROM json_each(:ids)
         UNION SELECT parent_id FROM configurable_variant WHERE child_id IN (SELECT value FROM json_each(:ids))`
  const ids = productIds === 'all' ? null : jsonList(productIds)
  inTransaction(db, () => {
    runSql(
      db,
      `INSERT OR REPLACE INTO product_index
       SELECT p.product_id, ${FINAL_CENTS}, ${FINAL_CENTS}, p.regular_cents, p.regular_cents,
         product.is_enabled = 1 AND (${IS_SALABLE})
       FROM product_price p JOIN stock_item s USING (product_id) JOIN product ON product.id = p.product_id
       WHERE p.product_id IN (${scope})`,
      { today, ids },
    )
    // Salable variants decide; when none is left, all enabled ones do, so that a sold-out product keeps its price.
    runSql(
      db,
      `INSERT OR REPLACE INTO product_index
       SELECT v.parent_id, min(i.minimum_final_cents), max(i.maximum_final_cents),
         min(i.minimum_regular_cents), max(i.maximum_regular_cents), parent.is_enabled = 1 AND max(i.is_salable)
       FROM configurable_variant v
       JOIN product parent ON parent.id = v.parent_id
       JOIN product child ON child.id = v.child_id AND child.is_enabled = 1
       JOIN product_index i ON i.product_id = v.child_id
       WHERE v.parent_id IN (${scope})
         AND (i.is_salable = 1 OR NOT EXISTS (
           SELECT 1 FROM configurable_variant sibling JOIN product_index si ON si.product_id = sibling.child_id
           WHERE sibling.parent_id = v.parent_id AND si.is_salable = 1))
       GROUP BY v.parent_id`,
      { ids },
    )
    runSql(db, `DELETE FROM product_option_index WHERE product_id IN (${scope})`, { ids })
    runSql(
      db,
      `INSERT OR IGNORE INTO product_option_index (attribute_id, option_id, product_id)
       SELECT attribute_id, option_id, product_id FROM product_attribute_option WHERE product_id IN (${scope})
       UNION
       SELECT o.attribute_id, o.option_id, v.parent_id
       FROM configurable_variant v
       JOIN product_attribute_option o ON o.product_id = v.child_id
       JOIN product_index i ON i.product_id = v.child_id AND i.is_salable = 1
       WHERE v.parent_id IN (${scope})`,
      { ids },
    )
  })
}

/** Category lists: the products of a category itself and, for anchors, of all active categories below it. */
export function reindexCategories(db: DatabaseSync): void {
  inTransaction(db, () => {
    db.exec(`
      DELETE FROM category_product_index;
      INSERT INTO category_product_index (category_id, product_id, position)
      SELECT upper.id, assigned.product_id,
        coalesce(min(CASE WHEN lower.id = upper.id THEN assigned.position END), min(assigned.position) + 10000)
      FROM category upper
      JOIN category lower ON lower.id = upper.id
        OR (upper.is_anchor = 1 AND lower.is_active = 1 AND lower.path LIKE upper.path || '/%')
      JOIN category_product assigned ON assigned.category_id = lower.id
      GROUP BY upper.id, assigned.product_id;
    `)
  })
}

/** Full text of every visible product for every store view. A configurable is also found by its variants. */
export function reindexSearch(db: DatabaseSync): void {
  inTransaction(db, () => {
    db.exec(`
      DELETE FROM product_search;
      INSERT INTO product_search (rowid, name, sku, body)
      SELECT product.id * 100 + store.id,
        coalesce(own.name, base.name),
        product.sku || ' ' || coalesce((
          SELECT group_concat(child.sku, ' ') FROM configurable_variant v JOIN product child ON child.id = v.child_id
          WHERE v.parent_id = product.id), ''),
        plain_text(coalesce(own.short_description, base.short_description)) || ' ' ||
        plain_text(coalesce(own.description, base.description)) || ' ' ||
        coalesce((
          SELECT group_concat(coalesce(ot.label, od.label), ' ')
          FROM product_option_index i
          JOIN attribute a ON a.id = i.attribute_id AND a.is_searchable = 1
          LEFT JOIN attribute_option_text ot ON ot.option_id = i.option_id AND ot.store_id = store.id
          LEFT JOIN attribute_option_text od ON od.option_id = i.option_id AND od.store_id = 0
          WHERE i.product_id = product.id), '') || ' ' ||
        coalesce((
          SELECT group_concat(plain_text(coalesce(own_value.value, base_value.value)), ' ')
          FROM attribute a
          LEFT JOIN product_attribute_text base_value
            ON base_value.product_id = product.id AND base_value.attribute_id = a.id AND base_value.store_id = 0
          LEFT JOIN product_attribute_text own_value
            ON own_value.product_id = product.id AND own_value.attribute_id = a.id AND own_value.store_id = store.id
          WHERE a.is_searchable = 1), '') || ' ' ||
        coalesce((
          SELECT group_concat(coalesce(ct.name, cd.name), ' ')
          FROM category_product cp
          LEFT JOIN category_text ct ON ct.category_id = cp.category_id AND ct.store_id = store.id
          LEFT JOIN category_text cd ON cd.category_id = cp.category_id AND cd.store_id = 0
          WHERE cp.product_id = product.id), '')
      FROM product
      CROSS JOIN store
      LEFT JOIN product_text base ON base.product_id = product.id AND base.store_id = 0
      LEFT JOIN product_text own ON own.product_id = product.id AND own.store_id = store.id
      WHERE product.visibility IN (3, 4) AND product.is_enabled = 1;
    `)
  })
}

const INDEXED_DAY = 'catalog_indexed_day'

/** Derives the prices anew when a day has begun since the last time: special prices start and end at midnight. */
export function reindexForDay(db: DatabaseSync, today: string): void {
  const row = oneRow<{ value: string }>(db, 'SELECT value FROM setting WHERE name = ?', [INDEXED_DAY])
  if (row?.value === today) return
  inTransaction(db, () => {
    reindexProducts(db, today, 'all')
    runSql(db, 'INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', [INDEXED_DAY, today])
  })
}
