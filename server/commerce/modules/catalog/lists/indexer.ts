import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../../db/inTransaction.ts'
import type { CommerceDatabase } from '../../../db/openDatabase.ts'
import { allRows, jsonList, oneRow, runSql } from '../../../db/rows.ts'
import { rebuildListIndex, refreshListIndex, writeInitials } from './listIndex.ts'
import { SEARCH_ROWS_PER_STORE } from './search.ts'
import { foldedWords, indexedText } from './searchWords.ts'

/** A row of product_price `p` is reduced on the day `:today`. */
const IS_SPECIAL = `p.special_cents < p.regular_cents
  AND (p.special_from IS NULL OR p.special_from <= :today)
  AND (p.special_to IS NULL OR p.special_to >= :today)`

/** Final price, on the day `:today`, of a row of product_price `p`. */
export const FINAL_CENTS = `CASE WHEN ${IS_SPECIAL} THEN p.special_cents ELSE p.regular_cents END`

/** SQL: whether a row of stock_item `s` is salable. */
export const IS_SALABLE = 's.is_managed = 0 OR s.quantity - s.reserved >= s.min_sale_quantity'

/** SQL: the ids `:ids` and the products of which they are variants or parts. */
const FAMILY = `SELECT value FROM json_each(:ids)
  UNION SELECT parent_id FROM configurable_variant WHERE child_id IN (SELECT value FROM json_each(:ids))
  UNION SELECT parent_id FROM grouped_item WHERE child_id IN (SELECT value FROM json_each(:ids))
  UNION SELECT o.product_id FROM bundle_option o JOIN bundle_selection part ON part.option_id = o.id
    WHERE part.product_id IN (SELECT value FROM json_each(:ids))`

/** Facts on lists and pages that are derived from the stock, for comparing. */
export type DerivedFacts = ReadonlyMap<number, { readonly listed: string; readonly left: number | null }>

/**
 * The facts of some products and of those of which they are variants or parts.
 *
 * @param threshold the number of remaining items at which it is shown to shoppers
 */
export function derivedFacts(db: DatabaseSync, productIds: readonly number[], threshold: number): DerivedFacts {
  const rows = allRows<{ id: number; listed: string; left: number | null }>(
    db,
    `SELECT family.value AS id, coalesce(i.is_salable || '/' || i.minimum_final_cents || '/' || i.maximum_final_cents
       || '/' || i.minimum_regular_cents || '/' || i.maximum_regular_cents, '') AS listed,
       CASE WHEN s.is_managed = 1 AND s.quantity - s.reserved <= :threshold THEN s.quantity - s.reserved END AS left
     FROM (${FAMILY}) family
     LEFT JOIN product_index i ON i.product_id = family.value
     LEFT JOIN stock_item s ON s.product_id = family.value`,
    { ids: jsonList(productIds), threshold },
  )
  return new Map(rows.map(({ id, listed, left }) => [id, { listed, left }]))
}

/**
 * Derives list prices, salability and option values again: for some products and those of which they are variants or
 * parts, or for all. Prices depend on the day because special prices have dates.
 */
export function reindexProducts(db: DatabaseSync, today: string, productIds: readonly number[] | 'all'): void {
  const scope = productIds === 'all' ? 'SELECT id FROM product WHERE :ids IS NULL' : FAMILY
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
    // Salable variants decide; if there is none, all enabled ones do, so that a sold-out product keeps its price.
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
    runSql(db, bundleIndexSql(scope), { ids })
    // The price of a group is that of its cheapest item.
    runSql(
      db,
      `INSERT OR REPLACE INTO product_index
       SELECT g.parent_id, min(i.minimum_final_cents), min(i.minimum_final_cents), min(i.minimum_regular_cents),
         min(i.minimum_regular_cents), parent.is_enabled = 1 AND max(i.is_salable)
       FROM grouped_item g
       JOIN product parent ON parent.id = g.parent_id
       JOIN product piece ON piece.id = g.child_id AND piece.is_enabled = 1
       JOIN product_index i ON i.product_id = g.child_id
       WHERE g.parent_id IN (${scope})
         AND (i.is_salable = 1 OR NOT EXISTS (
           SELECT 1 FROM grouped_item sibling JOIN product_index si ON si.product_id = sibling.child_id
           WHERE sibling.parent_id = g.parent_id AND si.is_salable = 1))
       GROUP BY g.parent_id`,
      { ids },
    )
    runSql(db, giftCardIndexSql(scope), { ids })
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
       WHERE v.parent_id IN (${scope})
       UNION
       SELECT o.attribute_id, o.option_id, g.parent_id
       FROM grouped_item g
       JOIN product_attribute_option o ON o.product_id = g.child_id
       JOIN product_index i ON i.product_id = g.child_id AND i.is_salable = 1
       WHERE g.parent_id IN (${scope})
       UNION
       SELECT o.attribute_id, o.option_id, choice.product_id
       FROM bundle_option choice
       JOIN bundle_selection part ON part.option_id = choice.id
       JOIN product_attribute_option o ON o.product_id = part.product_id
       JOIN product_index i ON i.product_id = part.product_id AND i.is_salable = 1
       WHERE choice.product_id IN (${scope})`,
      { ids },
    )
    if (productIds === 'all') rebuildListIndex(db)
    else {
      const changed = allRows<{ id: number }>(db, `SELECT value AS id FROM (${scope})`, { ids })
      refreshListIndex(
        db,
        changed.map(({ id }) => id),
      )
    }
  })
}

/**
 * The price of a bundle is at least that of its cheapest required parts (the cheapest part, if none is required) and at
 * most that of everything that can be chosen at once. It is salable while every required option has a salable part.
 */
const bundleIndexSql = (scope: string): string => `
  WITH part AS (
    SELECT o.product_id AS bundle_id, o.id AS option_id, o.type, o.is_required, i.is_salable,
      CASE WHEN bundle.has_dynamic_price = 1 THEN i.minimum_final_cents
        WHEN s.price_type = 'fixed' THEN s.price
        ELSE round(own.minimum_final_cents * s.price / 100) END * s.quantity AS final_cents,
      CASE WHEN bundle.has_dynamic_price = 1 THEN i.minimum_regular_cents
        WHEN s.price_type = 'fixed' THEN s.price
        ELSE round(own.minimum_regular_cents * s.price / 100) END * s.quantity AS regular_cents
    FROM bundle_option o
    JOIN bundle ON bundle.product_id = o.product_id
    JOIN product_index own ON own.product_id = o.product_id
    JOIN bundle_selection s ON s.option_id = o.id
    JOIN product piece ON piece.id = s.product_id AND piece.is_enabled = 1
    JOIN product_index i ON i.product_id = s.product_id
    WHERE o.product_id IN (${scope})
  ), choice AS (
    SELECT bundle_id, is_required, max(is_salable) AS is_salable,
      min(final_cents) AS minimum_final, min(regular_cents) AS minimum_regular,
      CASE WHEN type IN ('select', 'radio') THEN max(final_cents) ELSE sum(final_cents) END AS maximum_final,
      CASE WHEN type IN ('select', 'radio') THEN max(regular_cents) ELSE sum(regular_cents) END AS maximum_regular
    FROM part
    WHERE is_salable = 1 OR NOT EXISTS (
      SELECT 1 FROM part other WHERE other.option_id = part.option_id AND other.is_salable = 1)
    GROUP BY option_id
  )
  INSERT OR REPLACE INTO product_index
  SELECT bundle_id,
    p.regular_cents + coalesce(sum(minimum_final) FILTER (WHERE is_required = 1), min(minimum_final)),
    p.regular_cents + sum(maximum_final),
    p.regular_cents + coalesce(sum(minimum_regular) FILTER (WHERE is_required = 1), min(minimum_regular)),
    p.regular_cents + sum(maximum_regular),
    product.is_enabled = 1 AND max(choice.is_salable) = 1 AND min(is_required = 0 OR choice.is_salable = 1) = 1
  FROM choice
  JOIN product ON product.id = bundle_id
  JOIN product_price p ON p.product_id = bundle_id
  GROUP BY bundle_id`

/** The price of a gift card is at least its smallest amount and at most its largest. */
const giftCardIndexSql = (scope: string): string => `
  UPDATE product_index SET (minimum_final_cents, maximum_final_cents, minimum_regular_cents, maximum_regular_cents) = (
    SELECT coalesce(min(cents), 0), coalesce(max(cents), 0), coalesce(min(cents), 0), coalesce(max(cents), 0) FROM (
      SELECT product_id, cents FROM gift_card_amount
      UNION ALL SELECT product_id, open_min_cents FROM gift_card_product WHERE allows_open_amount = 1
      UNION ALL SELECT product_id, open_max_cents FROM gift_card_product WHERE allows_open_amount = 1
    ) AS offered WHERE offered.product_id = product_index.product_id AND cents IS NOT NULL)
  WHERE product_id IN (SELECT product_id FROM gift_card_product) AND product_id IN (${scope})`

/** Category lists: the products of a category itself and, for anchors, of all active categories below it. */
function reindexCategories(db: DatabaseSync): void {
  inTransaction(db, () => {
    db.exec(`
      DELETE FROM category_product_index;
      INSERT INTO category_product_index (category_id, product_id, position)
      WITH pair (upper_id, lower_id) AS (
        SELECT id, id FROM category
        UNION ALL
        SELECT upper.id, lower.id FROM category lower
        JOIN json_each('["' || replace(lower.path, '/', '","') || '"]') ancestor
        JOIN category upper ON upper.id = CAST(ancestor.value AS INTEGER)
        WHERE upper.is_anchor = 1 AND lower.is_active = 1 AND upper.id <> lower.id
      )
      SELECT pair.upper_id, assigned.product_id,
        coalesce(min(CASE WHEN lower_id = upper_id THEN assigned.position END), min(assigned.position) + 10000)
      FROM pair JOIN category_product assigned ON assigned.category_id = lower_id
      GROUP BY upper_id, assigned.product_id;
    `)
  })
}

/** Full text of every visible product for every store view. A configurable is also found by its variants. */
function reindexSearch(db: CommerceDatabase): void {
  db.exec(`DELETE FROM product_search; DELETE FROM search_word; DELETE FROM list_index WHERE kind = 'initial'`)
  for (const { id, locale } of allRows<{ id: number; locale: string }>(db, 'SELECT id, locale FROM store')) {
    const products = new Map<string, number>()
    const productsByInitial = new Map<string, number[]>()
    for (const row of searchTexts(db, id)) {
      const name = indexedText(row.name, locale)
      const body = indexedText(row.body, locale)
      const sku = foldedWords(row.sku)
      runSql(
        db,
        'INSERT INTO product_search (rowid, name, sku, body, name_stems, body_stems) VALUES (?, ?, ?, ?, ?, ?)',
        [id * SEARCH_ROWS_PER_STORE + row.id, name.words, sku.join(' '), body.words, name.stems, body.stems],
      )
      for (const word of new Set(`${name.words} ${body.words}`.split(' '))) {
        if (/^\p{L}{3,}$/u.test(word)) products.set(word, (products.get(word) ?? 0) + 1)
      }
      for (const initial of initialsOf([name.words, body.words, ...sku])) {
        const found = productsByInitial.get(initial)
        if (found) found.push(row.id)
        else productsByInitial.set(initial, [row.id])
      }
    }
    writeInitials(db, id, productsByInitial)
    for (const [word, count] of products) runSql(db, 'INSERT INTO search_word VALUES (?, ?, ?)', [id, word, count])
  }
}

/** The first characters of all words of folded texts. */
const initialsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.split(' ').flatMap((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))))

type SearchText = { readonly id: number; readonly name: string; readonly sku: string; readonly body: string }

/**
 * The texts of each product that a store view's search reads, one after the other, because a large catalogue does not
 * fit into memory at once.
 */
function* searchTexts(db: CommerceDatabase, storeId: number): Generator<SearchText> {
  const lastOfPage = { id: 0 }
  for (;;) {
    const page = allRows<SearchText>(db, SEARCH_TEXTS, { store: storeId, after: lastOfPage.id, size: SEARCH_PAGE })
    yield* page
    const last = page.at(-1)
    if (!last) return
    lastOfPage.id = last.id
  }
}

const SEARCH_PAGE = 1000

const SEARCH_TEXTS = `
  SELECT product.id, coalesce(own.name, base.name, product.sku) AS name,
    product.sku || ' ' || coalesce((
      SELECT group_concat(child.sku, ' ') FROM configurable_variant v JOIN product child ON child.id = v.child_id
      WHERE v.parent_id = product.id), '') AS sku,
    plain_text(coalesce(own.short_description, base.short_description)) || ' ' ||
    plain_text(coalesce(own.description, base.description)) || ' ' ||
    coalesce((
      SELECT group_concat(coalesce(ot.label, od.label), ' ')
      FROM product_option_index i
      JOIN attribute a ON a.id = i.attribute_id AND a.is_searchable = 1
      LEFT JOIN attribute_option_text ot ON ot.option_id = i.option_id AND ot.store_id = :store
      LEFT JOIN attribute_option_text od ON od.option_id = i.option_id AND od.store_id = 0
      WHERE i.product_id = product.id), '') || ' ' ||
    coalesce((
      SELECT group_concat(plain_text(coalesce(own_value.value, base_value.value)), ' ')
      FROM product_attribute_text base_value
      JOIN attribute a ON a.id = base_value.attribute_id AND a.is_searchable = 1
      LEFT JOIN product_attribute_text own_value
        ON own_value.product_id = product.id AND own_value.attribute_id = a.id AND own_value.store_id = :store
      WHERE base_value.product_id = product.id AND base_value.store_id = 0), '') || ' ' ||
    coalesce((
      SELECT group_concat(coalesce(ct.name, cd.name), ' ')
      FROM category_product cp
      LEFT JOIN category_text ct ON ct.category_id = cp.category_id AND ct.store_id = :store
      LEFT JOIN category_text cd ON cd.category_id = cp.category_id AND cd.store_id = 0
      WHERE cp.product_id = product.id), '') AS body
  FROM product
  LEFT JOIN product_text base ON base.product_id = product.id AND base.store_id = 0
  LEFT JOIN product_text own ON own.product_id = product.id AND own.store_id = :store
  WHERE product.visibility IN (3, 4) AND product.is_enabled = 1 AND product.id > :after
  ORDER BY product.id LIMIT :size`

/** Derives everything again: after the catalogue was written, and after a migration that changed an index. */
export function reindexCatalog(db: CommerceDatabase, today: string): void {
  inTransaction(db, () => {
    reindexCategories(db)
    reindexProducts(db, today, 'all')
    reindexSearch(db)
    runSql(db, 'INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', [INDEXED_DAY, today])
  })
}

const INDEXED_DAY = 'catalog_indexed_day'

/**
 * Derives the prices again if a new day has begun: special prices start and end at midnight.
 *
 * @returns whether it did
 */
export function reindexForDay(db: CommerceDatabase, today: string): boolean {
  const row = oneRow<{ value: string }>(db, 'SELECT value FROM setting WHERE name = ?', [INDEXED_DAY])
  if (row?.value === today) return false
  if (!row) {
    reindexCatalog(db, today)
    return true
  }
  inTransaction(db, () => {
    reindexProducts(db, today, 'all')
    runSql(db, 'INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)', [INDEXED_DAY, today])
  })
  return true
}
