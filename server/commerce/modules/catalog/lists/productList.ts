import {
  type Bitset,
  countBits,
  countCommon,
  createBitset,
  intersect,
  membersOf,
  setBit,
  unite,
} from '../../../db/bitset.ts'
import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import { inputError } from '../../../engine/errors.ts'
import { textsFor } from '../../../engine/textsFor.ts'
import { decodeIdUid, encodeUid } from '../../../engine/uid.ts'
import { OPTION_VALUE, sortableAttributes } from '../products/attributes.ts'
import { categoryListTag } from '../cacheTags.ts'
import { categoryIdOfUrlPath, sortingOfCategory, wantedValues } from '../categories/categories.ts'
import { attributeKey, CATALOGUE, initialKey, ListIndex, SEARCH } from './listIndex.ts'
import { checkPageArguments, pageOf, type Page } from './paging.ts'
import { priceBucketCents } from '../products/rules.ts'
import { onlyLetterOf, SEARCH_ROWS_PER_STORE, searchHits } from './search.ts'
import { wordsOf } from './searchWords.ts'

type EqualFilter = { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null }
type RangeFilter = { readonly from?: string | null; readonly to?: string | null }
type MatchFilter = { readonly match?: string | null; readonly match_type?: 'FULL' | 'PARTIAL' | null }

/** `ProductAttributeFilterInput`; every key that is not listed here is the code of a filterable attribute. */
export type ProductFilter = {
  readonly sku?: EqualFilter | null
  readonly url_key?: EqualFilter | null
  readonly category_uid?: EqualFilter | null
  readonly category_url_path?: EqualFilter | null
  readonly price?: RangeFilter | null
  readonly name?: MatchFilter | null
} & Readonly<Record<string, EqualFilter | RangeFilter | MatchFilter | null | undefined>>

export type SortDirection = 'ASC' | 'DESC'
/** `ProductAttributeSortInput`; every key but `position`, `name`, `price` and `relevance` is a sortable attribute. */
export type ProductSort = Readonly<Record<string, SortDirection | null | undefined>>

export type ProductListArguments = {
  readonly search?: string | null
  readonly filter?: ProductFilter | null
  readonly sort?: ProductSort | null
  readonly pageSize: number
  readonly currentPage: number
}

/** The products that match a search and its filters, as places of the list index, before order and page. */
export type ProductScope = {
  readonly index: ListIndex
  readonly products: Bitset
  readonly totalCount: number
  readonly search: string | null
  /** Score by place; null without a search, and for a search that scores nothing. */
  readonly scores: ReadonlyMap<number, number> | null
  /** The category of the filter, if it is exactly one. */
  readonly categoryId: number | null
}

/**
 * Finds the products of a search and filter. A search, also one without words, covers products that are visible in
 * search, a filter those visible in the catalogue. Sold-out products stay listed and are marked, unless the merchant
 * hides them: a shop of unique items that hides them looks emptier than it is.
 */
export function productScope(
  context: CommerceContext,
  args: Pick<ProductListArguments, 'search' | 'filter'>,
): ProductScope {
  if (args.search == null && args.filter == null) throw inputError("'search' or 'filter' input argument is required.")
  const search = args.search?.trim() ? args.search.trim() : null
  const filter = args.filter ?? {}
  const index = new ListIndex(context.db)
  const categoryIds = wantedCategories(context, filter)
  const products = Uint32Array.from(index.bits('visible', args.search == null ? CATALOGUE : SEARCH))
  // Magento applies no visibility to a search in a category.
  if (args.search != null && categoryIds) unite(products, index.bits('visible', CATALOGUE))

  const letter = search === null ? null : onlyLetterOf(context, search)
  if (letter !== null) intersect(products, index.bits('initial', initialKey(context.store.id, letter)))
  const scores = search === null || letter !== null ? null : scoresOf(context, index, search)
  if (scores) {
    const found = createBitset(index.size)
    for (const place of scores.keys()) setBit(found, place)
    intersect(products, found)
  }
  for (const id of categoryIds ?? []) context.shown.add(categoryListTag(id))
  if (categoryIds) intersect(products, unionOf(index, 'category', categoryIds))
  for (const [name, value] of Object.entries(filter)) {
    if (value != null) narrow(context, index, products, name, value)
  }
  if (context.store.config.areSoldOutProductsHidden) {
    for (const id of soldOutIds(context)) {
      const place = index.placeOf(id)
      if (place !== undefined) setBit(products, place, false)
    }
  }
  return {
    index,
    products,
    totalCount: countBits(products),
    search,
    scores,
    categoryId: categoryIds?.length === 1 ? (categoryIds[0] ?? null) : null,
  }
}

const soldOutIds = ({ db }: CommerceContext): readonly number[] =>
  allRows<{ id: number }>(db, 'SELECT product_id AS id FROM product_index WHERE is_salable = 0', []).map(({ id }) => id)

function scoresOf(context: CommerceContext, index: ListIndex, search: string): ReadonlyMap<number, number> {
  const scores = new Map<number, number>()
  for (const { productId, score } of searchHits(context, search)) {
    const place = index.placeOf(productId)
    if (place !== undefined) scores.set(place, score)
  }
  return scores
}

function unionOf(index: ListIndex, kind: 'category' | 'option', keys: readonly number[]): Bitset {
  const union = createBitset(index.size)
  for (const key of keys) unite(union, index.bits(kind, key))
  return union
}

function wantedCategories(context: CommerceContext, filter: ProductFilter): readonly number[] | null {
  const uids = wantedValues(filter.category_uid)
  const paths = wantedValues(filter.category_url_path)
  if (uids && paths) throw inputError("`category_uid` and `category_url_path` can't be used at the same time.")
  if (uids) return uids.map(decodeIdUid)
  return (
    paths?.map((path) => {
      const id = categoryIdOfUrlPath(context, path)
      if (id === undefined) throw inputError('No category with the provided `category_url_path` was found')
      return id
    }) ?? null
  )
}

/** Removes the products that do not match a filter. */
function narrow(
  context: CommerceContext,
  index: ListIndex,
  products: Bitset,
  name: string,
  value: EqualFilter | RangeFilter | MatchFilter,
): void {
  switch (name) {
    case 'category_uid':
    case 'category_url_path':
      return
    case 'price':
      return narrowByPrice(context, index, products, 'from' in value || 'to' in value ? value : {})
    case 'name':
      return narrowByName(context, index, products, 'match' in value ? value : {})
    default: {
      const values = wantedValues('eq' in value || 'in' in value ? value : {})
      if (values) intersect(products, productsWith(context, index, name, values))
    }
  }
}

function narrowByPrice(context: CommerceContext, index: ListIndex, products: Bitset, range: RangeFilter): void {
  const rate = context.oddities.filtersPricesInBaseCurrency ? 1 : context.store.exchangeRate
  const bound = (text: string | null | undefined, absent: number): number =>
    text == null || text === '' ? absent : Math.round(Number(text) * 100)
  const from = bound(range.from, 0)
  const to = bound(range.to, Infinity)
  const prices = index.numbers('price')
  for (const place of membersOf(products)) {
    const price = Math.round((prices[place] ?? 0) * rate)
    // Also removes everything if a bound is not a number.
    if (!(price >= from && price <= to)) setBit(products, place, false)
  }
}

function narrowByName(context: CommerceContext, index: ListIndex, products: Bitset, filter: MatchFilter): void {
  const words = wordsOf(filter.match ?? '')
  if (words.length === 0) return
  const first = context.store.id * SEARCH_ROWS_PER_STORE
  // FULL: all the words, each completely. PARTIAL: the words in this order, the last one as a prefix.
  const match =
    filter.match_type === 'PARTIAL'
      ? `name : "${words.join(' ')}" *`
      : `name : (${words.map((word) => `"${word}"`).join(' ')})`
  const rows = allRows<{ id: number }>(
    context.db,
    `SELECT rowid - CAST(:first AS INTEGER) AS id FROM product_search
     WHERE product_search MATCH :match AND rowid BETWEEN :first AND :last`,
    { match, first, last: first + SEARCH_ROWS_PER_STORE - 1 },
  )
  intersect(products, index.setOf(rows.map(({ id }) => id)))
}

/** The listed products that have one of some values. */
function productsWith(context: CommerceContext, index: ListIndex, name: string, values: readonly string[]): Bitset {
  if (name === 'sku') {
    const rows = allRows<{ id: number }>(
      context.db,
      'SELECT id FROM product WHERE sku IN (SELECT value FROM json_each(?))',
      [jsonList(values)],
    )
    return index.setOf(rows.map(({ id }) => id))
  }
  if (name === 'url_key') {
    // By the text table's index: a product page is found by its key in constant time.
    const rows = allRows<{ id: number }>(
      context.db,
      `SELECT t.product_id AS id FROM product_text t
       WHERE t.url_key IN (SELECT value FROM json_each(:values)) AND (t.store_id = :store OR (
         t.store_id = 0 AND NOT EXISTS (
           SELECT 1 FROM product_text own
           WHERE own.product_id = t.product_id AND own.store_id = :store AND own.url_key IS NOT NULL)))`,
      { values: jsonList(values), store: context.store.id },
    )
    return index.setOf(rows.map(({ id }) => id))
  }
  const options = allRows<{ id: number }>(
    context.db,
    `SELECT o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.code = :name AND ${OPTION_VALUE} IN (SELECT value FROM json_each(:values))`,
    // Values of options are numbers; other values match nothing, as in Magento.
    { name, values: jsonList(values.map(Number).filter(Number.isInteger)) },
  )
  return unionOf(
    index,
    'option',
    options.map(({ id }) => id),
  )
}

/**
 * The ids of one page. One sort key counts: the first in the schema's order, as Magento's GraphQL library passes it on.
 * Without one: relevance for a search, in a single category the merchant's choice for it (like Magento's own pages; its
 * API leaves the choice to the caller) or else position, otherwise the newest first.
 */
export function listProducts(
  context: CommerceContext,
  scope: ProductScope,
  args: Pick<ProductListArguments, 'sort' | 'pageSize' | 'currentPage'>,
): Page<number> {
  checkPageArguments(args.pageSize, args.currentPage)
  const page = pageOf(scope.totalCount, args.pageSize, args.currentPage)
  if (page.totalCount === 0) return { ...page, items: [] }
  const ids = scope.index.numbers('product')
  const places = orderedPlaces(context, scope, args.sort ?? null)
  const shown = places.slice(page.offset, page.offset + args.pageSize)
  return { ...page, items: Array.from(shown, (place) => ids[place] ?? 0) }
}

function orderedPlaces(context: CommerceContext, scope: ProductScope, sort: ProductSort | null): Int32Array {
  const [key, direction] = Object.entries(sort ?? {}).find(([, value]) => value != null) ?? defaultSort(context, scope)
  const members = membersOf(scope.products)
  const isDescending = direction === 'DESC'
  const { reversed, sorted } = context.oddities.breaksTiesAsText ? orderByText(scope.index) : ORDER_BY_AGE
  switch (key) {
    case 'position': {
      if (scope.categoryId === null) return reversed(members)
      const positions = positionsIn(scope.index, scope.categoryId)
      return sorted(members, (place) => positions[place] ?? 0, isDescending)
    }
    case 'name': {
      const ranks = scope.index.numbers('name', context.store.id)
      return sorted(members, (place) => ranks[place] ?? 0, isDescending)
    }
    case 'price': {
      const prices = scope.index.numbers('price')
      return sorted(members, (place) => prices[place] ?? 0, isDescending)
    }
    case 'relevance': {
      const { scores } = scope
      if (!scores) return reversed(members)
      return sorted(members, (place) => Math.round((scores.get(place) ?? 0) * SCORE_STEPS), isDescending)
    }
    default: {
      const attribute = sortableAttributes(context.db).find(({ code }) => code === key)
      if (!attribute) return reversed(members)
      const ranks = scope.index.numbers('attribute', attributeKey(context.store.id, attribute.id))
      // As in Magento's search service, products without a value come last in both directions.
      const last = isDescending ? 0 : ranks.length + 1
      return sorted(members, (place) => ranks[place] || last, isDescending)
    }
  }
}

/** The precision of scores: steps per unit. */
const SCORE_STEPS = 10_000

function positionsIn(index: ListIndex, categoryId: number): Int32Array {
  const order = index.numbers('order', categoryId)
  const positions = new Int32Array(index.size)
  for (let entry = 0; entry < order.length; entry += 2) positions[order[entry] ?? 0] = order[entry + 1] ?? 0
  return positions
}

/** The highest number of places below a sort key; key and place together must be an exact number. */
const MOST_PLACES = 2 ** 21

type PlaceOrder = {
  readonly reversed: (places: Int32Array) => Int32Array
  readonly sorted: (places: Int32Array, keyOf: (place: number) => number, isDescending: boolean) => Int32Array
}

/** The newest product first, alone or among products with the same key. */
const ORDER_BY_AGE: PlaceOrder = {
  reversed: (places) => places.reverse(),
  sorted: (places, keyOf, isDescending) => sortedByKey(places, (place) => (isDescending ? -1 : 1) * keyOf(place)),
}

/** The places by a whole number, then the highest first; one sort of plain numbers is fast. */
function sortedByKey(places: Int32Array, keyOf: (place: number) => number): Int32Array {
  const keys = Float64Array.from(places, (place) => keyOf(place) * MOST_PLACES + (MOST_PLACES - 1 - place)).sort()
  return Int32Array.from(keys, (key) => MOST_PLACES - 1 - (((key % MOST_PLACES) + MOST_PLACES) % MOST_PLACES))
}

/** Magento's search service compares the ids of documents as text. */
function orderByText(index: ListIndex): PlaceOrder {
  const ranks = index.numbers('idText')
  const placeOf = new Int32Array(ranks.length)
  for (const [place, rank] of ranks.entries()) placeOf[rank] = place
  const sorted: PlaceOrder['sorted'] = (places, keyOf, isDescending) => {
    const ordered = sortedByKey(
      Int32Array.from(places, (place) => ranks[place] ?? 0),
      (rank) => (isDescending ? -1 : 1) * keyOf(placeOf[rank] ?? 0),
    )
    return ordered.map((rank) => placeOf[rank] ?? 0)
  }
  return { reversed: (places) => sorted(places, () => 0, false), sorted }
}

function defaultSort(context: CommerceContext, scope: ProductScope): readonly [string, SortDirection] {
  if (scope.search !== null) return ['relevance', 'DESC']
  return [(scope.categoryId !== null && sortingOfCategory(context, scope.categoryId).default) || 'position', 'ASC']
}

/** The answer of `Aggregation`. */
export type Aggregation = {
  readonly attribute_code: string
  readonly label: string
  readonly count: number
  readonly position: number | null
  readonly options: readonly AggregationOption[]
}

type AggregationOption = {
  readonly __typename: 'AggregationOption'
  readonly label: string
  readonly value: string
  readonly count: number
}

const BUILT_IN_LABELS = {
  en: { price: 'Price', category: 'Category', position: 'Position', name: 'Product Name', relevance: 'Relevance' },
  it: { price: 'Prezzo', category: 'Categoria', position: 'Posizione', name: 'Nome', relevance: 'Rilevanza' },
  de: { price: 'Preis', category: 'Kategorie', position: 'Position', name: 'Artikelname', relevance: 'Relevanz' },
  fr: { price: 'Prix', category: 'Catégorie', position: 'Position', name: 'Nom du produit', relevance: 'Pertinence' },
  es: { price: 'Precio', category: 'Categoría', position: 'Posición', name: 'Nombre', relevance: 'Relevancia' },
}

/** The labels of the two facets and of the sort keys that are not attributes of the content. */
export const builtInLabels = ({ store }: CommerceContext) => textsFor(store.locale, BUILT_IN_LABELS)

/**
 * Facets of a list, over all its pages: price, category, then the filterable attributes in their order. Values without
 * products are left out; a list without products has no facets.
 *
 * @param directChildrenOnly with one category in the filter, lists only the categories directly below it
 */
export function aggregationsOf(
  context: CommerceContext,
  scope: ProductScope,
  directChildrenOnly: boolean,
): readonly Aggregation[] {
  if (scope.totalCount === 0) return []
  return [
    priceAggregation(context, scope),
    categoryAggregation(context, scope, directChildrenOnly),
    ...attributeAggregations(context, scope),
  ].filter((aggregation) => aggregation.options.length > 0)
}

function aggregation(
  attributeCode: string,
  label: string,
  position: number | null,
  options: readonly Omit<AggregationOption, '__typename'>[],
): Aggregation {
  return {
    attribute_code: attributeCode,
    label,
    count: options.length,
    position,
    options: options.map((option) => ({ __typename: 'AggregationOption', ...option })),
  }
}

function priceAggregation(context: CommerceContext, { index, products }: ProductScope): Aggregation {
  const prices = index.numbers('price')
  const cents = membersOf(products).map((place) => shownCents(context.store, prices[place] ?? 0))
  const bucketsOf = (width: number) => {
    const counts = new Map<number, number>()
    for (const price of cents) {
      const bucket = Math.floor(price / width)
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
    }
    return [...counts].map(([bucket, count]) => ({ bucket, count })).sort((left, right) => left.bucket - right.bucket)
  }
  const highest = cents.reduce((most, price) => Math.max(most, price), 0)
  const { width, buckets } = priceBucketCents(highest, bucketsOf)
  const options = buckets.map(({ bucket, count }) => {
    const from = (bucket * width) / 100
    const to = ((bucket + 1) * width) / 100
    return { label: `${from}-${to}`, value: `${from}_${to}`, count }
  })
  return aggregation('price', builtInLabels(context).price, null, options)
}

function categoryAggregation(context: CommerceContext, scope: ProductScope, directChildrenOnly: boolean): Aggregation {
  const parent = directChildrenOnly ? scope.categoryId : null
  const rows = allRows<{ id: number; label: string }>(
    context.db,
    `SELECT category.id, coalesce(own.name, base.name, '') AS label
     FROM category
     LEFT JOIN category_text base ON base.category_id = category.id AND base.store_id = 0
     LEFT JOIN category_text own ON own.category_id = category.id AND own.store_id = :store
     WHERE category.is_active = 1 AND category.level > 1 AND (:parent IS NULL OR category.parent_id = :parent)
     ORDER BY category.level, category.position`,
    { store: context.store.id, parent },
  )
  const options = rows
    .map(({ id, label }) => ({
      label,
      value: encodeUid(id),
      count: countCommon(scope.products, scope.index.bits('category', id)),
    }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
  return aggregation('category_uid', builtInLabels(context).category, null, options)
}

function attributeAggregations(context: CommerceContext, scope: ProductScope): readonly Aggregation[] {
  const rows = allRows<{
    code: string
    attribute_label: string
    position: number
    option_id: number
    value: number
    label: string
  }>(
    context.db,
    `SELECT a.code, coalesce(own_attribute.label, base_attribute.label, a.code) AS attribute_label, a.position,
       o.id AS option_id, ${OPTION_VALUE} AS value, coalesce(own.label, base.label, o.code) AS label
     FROM attribute a
     JOIN attribute_option o ON o.attribute_id = a.id
     LEFT JOIN attribute_text base_attribute ON base_attribute.attribute_id = a.id AND base_attribute.store_id = 0
     LEFT JOIN attribute_text own_attribute ON own_attribute.attribute_id = a.id AND own_attribute.store_id = :store
     LEFT JOIN attribute_option_text base ON base.option_id = o.id AND base.store_id = 0
     LEFT JOIN attribute_option_text own ON own.option_id = o.id AND own.store_id = :store
     WHERE a.is_filterable = 1 ORDER BY a.position, a.id, o.position`,
    { store: context.store.id },
  )
  return [...Map.groupBy(rows, (row) => row.code)].map(([code, options]) =>
    aggregation(
      code,
      options[0]?.attribute_label ?? code,
      options[0]?.position ?? null,
      options
        .map((row) => ({
          label: row.label,
          value: String(row.value),
          count: countCommon(scope.products, scope.index.bits('option', row.option_id)),
        }))
        .filter(({ count }) => count > 0),
    ),
  )
}
