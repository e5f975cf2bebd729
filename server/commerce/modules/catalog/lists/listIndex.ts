import type { DatabaseSync } from 'node:sqlite'
import { type Bitset, createBitset, hasBit, setBit } from '../../../db/bitset.ts'
import { allRows, jsonList, oneRow, runSql } from '../../../db/rows.ts'
import { OPTION_VALUE, sortableAttributes, type SortableAttribute } from '../products/attributes.ts'

/**
 * The data for filtering, counting and sorting lists, one row of `list_index` each. Listed products have places from 0,
 * in the order of their ids; sets of products are bitsets of places, their numbers are arrays by place.
 *
 * `product`: the ids. `visible`: 2 catalogue, 3 search. `price`: lowest final cents. `name`: rank among the names of
 * the store view. `idText`: rank of the id as text. `category`, `option`: members. `order`: pairs of place and position
 * of a category's products, sorted. `attribute`: rank among the values of a sortable attribute in the store view, 0
 * without one. `initial`: the products with a word that begins with a character, by store view.
 */
type Kind =
  | 'product'
  | 'visible'
  | 'price'
  | 'name'
  | 'idText'
  | 'category'
  | 'order'
  | 'option'
  | 'attribute'
  | 'initial'

/** More than all characters of Unicode. */
const CHARACTERS = 0x110000

/** The key of the products of a store view with a word that begins with a character. */
export const initialKey = (storeId: number, character: string): number =>
  storeId * CHARACTERS + (character.codePointAt(0) ?? 0)

/** More than all attributes of a shop. */
const ATTRIBUTES = 100_000

/** The key of the ranks of a sortable attribute in a store view. */
export const attributeKey = (storeId: number, attributeId: number): number => storeId * ATTRIBUTES + attributeId

export const CATALOGUE = 2
export const SEARCH = 3

type Numbers = Int32Array<ArrayBuffer>

/** Reads the index for one request; every part is read at most once. */
export class ListIndex {
  readonly #db: DatabaseSync
  readonly #parts = new Map<string, ArrayBuffer>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  #part(kind: Kind, key: number): ArrayBuffer {
    const name = `${kind}/${key}`
    let part = this.#parts.get(name)
    if (!part) {
      part = readPart(this.#db, kind, key)
      this.#parts.set(name, part)
    }
    return part
  }

  numbers(kind: 'product' | 'price' | 'name' | 'idText' | 'order' | 'attribute', key = 0): Numbers {
    return new Int32Array(this.#part(kind, key))
  }

  /** How many products there are places for. */
  get size(): number {
    return this.numbers('product').length
  }

  /** The members of a set; an unknown one is empty. Read-only. */
  bits(kind: 'visible' | 'category' | 'option' | 'initial', key: number): Bitset {
    return new Uint32Array(this.#part(kind, key))
  }

  /** The place of a product; undefined if it is not listed. */
  placeOf(productId: number): number | undefined {
    return placeIn(this.numbers('product'), productId)
  }

  /** A set of products by their ids; those that are not listed are left out. */
  setOf(productIds: readonly number[]): Bitset {
    const bits = createBitset(this.size)
    for (const id of productIds) {
      const place = this.placeOf(id)
      if (place !== undefined) setBit(bits, place)
    }
    return bits
  }
}

function readPart(db: DatabaseSync, kind: Kind, key: number): ArrayBuffer {
  const row = oneRow<{ data: NodeJS.NonSharedUint8Array }>(
    db,
    'SELECT data FROM list_index WHERE kind = ? AND key = ?',
    [kind, key],
  )
  // A copy: the buffer that SQLite returns need not be aligned for numbers.
  return row ? Uint8Array.from(row.data).buffer : new ArrayBuffer(0)
}

function writePart(db: DatabaseSync, kind: Kind, key: number, data: Bitset | Numbers): void {
  runSql(db, 'INSERT OR REPLACE INTO list_index (kind, key, data) VALUES (?, ?, ?)', [
    kind,
    key,
    new Uint8Array(data.buffer),
  ])
}

/** Binary search: ids ascend with their places. */
function placeIn(ids: Numbers, productId: number): number | undefined {
  let low = 0
  let high = ids.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const id = ids[middle] ?? 0
    if (id === productId) return middle
    if (id < productId) low = middle + 1
    else high = middle - 1
  }
  return undefined
}

/**
 * Builds the index again, from the derived tables of the indexer, without the initials of words, which
 * {@link writeInitials} writes. Call it inside a transaction.
 */
export function rebuildListIndex(db: DatabaseSync): void {
  runSql(db, "DELETE FROM list_index WHERE kind <> 'initial'")
  const products = allRows<{ id: number; visibility: number; cents: number }>(
    db,
    `SELECT product.id, product.visibility, i.minimum_final_cents AS cents
     FROM product JOIN product_index i ON i.product_id = product.id
     WHERE product.is_enabled = 1 AND product.visibility > 1 ORDER BY product.id`,
  )
  const ids = Int32Array.from(products, ({ id }) => id)
  const placed = new Map(products.map(({ id }, place) => [id, place]))
  writePart(db, 'product', 0, ids)
  writePart(
    db,
    'price',
    0,
    Int32Array.from(products, ({ cents }) => cents),
  )
  const asText = products.map(({ id }, place) => ({ text: String(id), place })).sort(byText)
  const ranks = new Int32Array(ids.length)
  for (const [rank, { place }] of asText.entries()) ranks[place] = rank
  writePart(db, 'idText', 0, ranks)
  for (const where of [CATALOGUE, SEARCH]) {
    const bits = createBitset(ids.length)
    // Magento's 4 means both.
    for (const [place, { visibility }] of products.entries())
      setBit(bits, place, visibility === where || visibility === 4)
    writePart(db, 'visible', where, bits)
  }
  writeCategories(db, placed)
  writeSets(db, placed)
  for (const { id } of allRows<{ id: number }>(db, 'SELECT id FROM store')) {
    const nameRanks = new Int32Array(ids.length)
    const names = allRows<{ id: number; rank: number }>(
      db,
      `SELECT product.id, dense_rank() OVER (ORDER BY coalesce(own.name, base.name) COLLATE NOCASE) AS rank
       FROM product
       LEFT JOIN product_text base ON base.product_id = product.id AND base.store_id = 0
       LEFT JOIN product_text own ON own.product_id = product.id AND own.store_id = ?
       WHERE product.is_enabled = 1 AND product.visibility > 1`,
      [id],
    )
    for (const row of names) nameRanks[placed.get(row.id) ?? 0] = row.rank
    writePart(db, 'name', id, nameRanks)
    for (const attribute of sortableAttributes(db)) {
      const ranks = new Int32Array(ids.length)
      for (const row of rankedValues(db, attribute, id)) {
        const place = placed.get(row.id)
        if (place !== undefined) ranks[place] = row.rank
      }
      writePart(db, 'attribute', attributeKey(id, attribute.id), ranks)
    }
  }
}

/** SQL: the value of the attribute `asked.attribute_id` by which product `p` is sorted in the store view `asked.store_id`. */
function sortValueOf({ input }: SortableAttribute): string {
  // The first day as a new product is the only date that a seed sorts by; it is a column of the product.
  if (input === 'date') return 'p.new_from'
  if (input === 'boolean' || input === 'select' || input === 'multiselect') {
    const value = input === 'boolean' ? OPTION_VALUE : 'coalesce(own.label, base.label, o.code)'
    return `(SELECT min(${value}) FROM product_attribute_option chosen
      JOIN attribute_option o ON o.id = chosen.option_id
      JOIN attribute a ON a.id = o.attribute_id
      LEFT JOIN attribute_option_text base ON base.option_id = o.id AND base.store_id = 0
      LEFT JOIN attribute_option_text own ON own.option_id = o.id AND own.store_id = asked.store_id
      WHERE chosen.product_id = p.id AND chosen.attribute_id = asked.attribute_id)`
  }
  const text = `(SELECT value FROM product_attribute_text WHERE product_id = p.id AND attribute_id = asked.attribute_id
    AND store_id IN (0, asked.store_id) ORDER BY store_id DESC LIMIT 1)`
  return input === 'price' || input === 'decimal' ? `CAST(${text} AS REAL)` : text
}

/** The products with a value of an attribute, by the order of the values. */
const rankedValues = (db: DatabaseSync, attribute: SortableAttribute, storeId: number) =>
  allRows<{ id: number; rank: number }>(
    db,
    `SELECT id, dense_rank() OVER (ORDER BY value COLLATE NOCASE) AS rank FROM (
       SELECT p.id, ${sortValueOf(attribute)} AS value
       FROM product p CROSS JOIN (SELECT :attribute AS attribute_id, :store AS store_id) asked
       WHERE p.is_enabled = 1 AND p.visibility > 1
     ) WHERE value IS NOT NULL`,
    { attribute: attribute.id, store: storeId },
  )

const byText = (one: { readonly text: string }, other: { readonly text: string }) => (one.text < other.text ? -1 : 1)

/** Writes the products by the first characters of their words in a store view. Call it inside a transaction. */
export function writeInitials(
  db: DatabaseSync,
  storeId: number,
  productsByInitial: ReadonlyMap<string, readonly number[]>,
): void {
  const index = new ListIndex(db)
  for (const [character, ids] of productsByInitial)
    writePart(db, 'initial', initialKey(storeId, character), index.setOf(ids))
}

function writeCategories(db: DatabaseSync, placed: ReadonlyMap<number, number>): void {
  const rows = allRows<{ category_id: number; product_id: number; position: number }>(
    db,
    'SELECT category_id, product_id, position FROM category_product_index ORDER BY category_id, position, product_id DESC',
  )
  for (const [categoryId, members] of Map.groupBy(rows, (row) => row.category_id)) {
    const bits = createBitset(placed.size)
    const order: number[] = []
    for (const { product_id: productId, position } of members) {
      const place = placed.get(productId)
      if (place === undefined) continue
      setBit(bits, place)
      order.push(place, position)
    }
    writePart(db, 'category', categoryId, bits)
    writePart(db, 'order', categoryId, Int32Array.from(order))
  }
}

function writeSets(db: DatabaseSync, placed: ReadonlyMap<number, number>): void {
  const rows = allRows<{ option_id: number; product_id: number }>(
    db,
    'SELECT option_id, product_id FROM product_option_index',
  )
  const sets = new Map<number, Bitset>()
  for (const { option_id: optionId, product_id: productId } of rows) {
    const place = placed.get(productId)
    if (place === undefined) continue
    const bits = sets.get(optionId) ?? createBitset(placed.size)
    setBit(bits, place)
    sets.set(optionId, bits)
  }
  for (const [optionId, bits] of sets) writePart(db, 'option', optionId, bits)
}

/**
 * Updates the index with the prices and option values of some products. Call it inside the transaction that derived
 * them. After adding or removing products or categories, {@link rebuildListIndex} is needed.
 */
export function refreshListIndex(db: DatabaseSync, productIds: readonly number[]): void {
  const ids = new Int32Array(readPart(db, 'product', 0))
  const places = new Map(
    productIds.flatMap((id) => {
      const place = placeIn(ids, id)
      return place === undefined ? [] : [[id, place] as const]
    }),
  )
  if (places.size === 0) return
  refreshPrices(db, places)
  refreshOptions(db, places)
}

function refreshPrices(db: DatabaseSync, places: ReadonlyMap<number, number>): void {
  const prices = new Int32Array(readPart(db, 'price', 0))
  let isChanged = false
  const rows = allRows<{ product_id: number; cents: number }>(
    db,
    `SELECT product_id, minimum_final_cents AS cents FROM product_index
     WHERE product_id IN (SELECT value FROM json_each(?))`,
    [jsonList([...places.keys()])],
  )
  for (const { product_id: id, cents } of rows) {
    const place = places.get(id) ?? 0
    isChanged ||= prices[place] !== cents
    prices[place] = cents
  }
  if (isChanged) writePart(db, 'price', 0, prices)
}

function refreshOptions(db: DatabaseSync, places: ReadonlyMap<number, number>): void {
  const now = Map.groupBy(
    allRows<{ option_id: number; product_id: number }>(
      db,
      'SELECT option_id, product_id FROM product_option_index WHERE product_id IN (SELECT value FROM json_each(?))',
      [jsonList([...places.keys()])],
    ),
    (row) => row.option_id,
  )
  const known = allRows<{ key: number }>(db, `SELECT key FROM list_index WHERE kind = 'option'`)
  for (const optionId of new Set([...known.map(({ key }) => key), ...now.keys()])) {
    const members = new Set(now.get(optionId)?.map((row) => row.product_id))
    const stored = readPart(db, 'option', optionId)
    const bits =
      stored.byteLength > 0 ? new Uint32Array(stored) : createBitset(new Int32Array(readPart(db, 'product', 0)).length)
    const changed = [...places].filter(([id, place]) => hasBit(bits, place) !== members.has(id))
    for (const [id, place] of changed) setBit(bits, place, members.has(id))
    if (changed.length > 0) writePart(db, 'option', optionId, bits)
  }
}
