import { allRows, jsonList, oneRow, type Parameters } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { decodeIdUid, encodeUid } from '../../engine/uid.ts'
import { categoryIdOfUrlPath, wantedValues } from './categories.ts'
import { checkPageArguments, pageOf, type Page } from './paging.ts'
import { priceBucketCents, wordsOf } from './rules.ts'

type EqualFilter = { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null }
type RangeFilter = { readonly from?: string | null; readonly to?: string | null }
type MatchFilter = { readonly match?: string | null; readonly match_type?: 'FULL' | 'PARTIAL' | null }

/** `ProductAttributeFilterInput`; every key that is not named here is the code of a filterable attribute. */
export type ProductFilter = {
  readonly sku?: EqualFilter | null
  readonly url_key?: EqualFilter | null
  readonly category_uid?: EqualFilter | null
  readonly category_url_path?: EqualFilter | null
  readonly price?: RangeFilter | null
  readonly name?: MatchFilter | null
} & Readonly<Record<string, EqualFilter | RangeFilter | MatchFilter | null | undefined>>

export type SortDirection = 'ASC' | 'DESC'
export type ProductSort = Readonly<Partial<Record<'position' | 'name' | 'price' | 'relevance', SortDirection | null>>>

export type ProductListArguments = {
  readonly search?: string | null
  readonly filter?: ProductFilter | null
  readonly sort?: ProductSort | null
  readonly pageSize: number
  readonly currentPage: number
}

/** The products that a search and its filters leave over: the body of a query, before order and page. */
export type ProductScope = {
  /** `FROM … WHERE …` over `product`, `i` (product_index) and, with a search, `hit`. */
  readonly sql: string
  readonly parameters: Readonly<Record<string, string | number>>
  readonly search: string | null
  /** The only category asked for, if it is one. */
  readonly categoryId: number | null
}

/**
 * Turns search and filter into SQL. Searching covers what is visible in search, filtering what is visible in the
 * catalogue. What is sold out stays listed and says so: a shop of one-offs that hides it looks emptier than it is,
 * and its old addresses would lead nowhere.
 */
export function productScope(
  context: CommerceContext,
  args: Pick<ProductListArguments, 'search' | 'filter'>,
): ProductScope {
  if (args.search == null && args.filter == null) throw inputError("'search' or 'filter' input argument is required.")
  const search = args.search?.trim() ? args.search.trim() : null
  const filter = args.filter ?? {}
  const parameters: Record<string, string | number> = {}
  const joins = ['product JOIN product_index i ON i.product_id = product.id']
  const conditions = ['product.is_enabled = 1', `product.visibility IN (${search === null ? '2, 4' : '3, 4'})`]

  if (search !== null) {
    joins.push(`JOIN hit ON hit.product_id = product.id`)
    parameters.match = searchExpression(context, search)
    parameters.store = context.store.id
  }
  const categoryIds = wantedCategories(context, filter)
  if (categoryIds) {
    conditions.push(`product.id IN (
      SELECT product_id FROM category_product_index WHERE category_id IN (SELECT value FROM json_each(:categories)))`)
    parameters.categories = jsonList(categoryIds)
  }
  for (const [name, value] of Object.entries(filter)) {
    const condition = value == null ? null : filterCondition(context, name, value, parameters)
    if (condition !== null) conditions.push(condition)
  }
  return {
    sql: `FROM ${joins.join(' ')} WHERE ${conditions.join(' AND ')}`,
    parameters,
    search,
    categoryId: categoryIds?.length === 1 ? (categoryIds[0] ?? null) : null,
  }
}

/** Full-text hits of this store view; a better hit has a lower rank. Words of the name count most. */
const HITS = `hit AS MATERIALIZED (
  SELECT rowid / 100 AS product_id, bm25(product_search, 10.0, 5.0, 1.0) AS rank
  FROM product_search WHERE product_search MATCH :match AND rowid % 100 = :store)`

const withHits = (scope: ProductScope, sql: string): string => (scope.search === null ? sql : `WITH ${HITS} ${sql}`)

/**
 * Every word must be there, as the beginning of a word; where that finds nothing, any of them ("a blue vase for my
 * sister" still finds vases). FTS5 gets quoted strings, so no input is syntax.
 */
function searchExpression(context: CommerceContext, search: string): string {
  const words = wordsOf(search)
  // Only punctuation was typed: ask for something that no text holds, rather than for nothing at all.
  if (words.length === 0) return '"\u{10FFFD}"'
  const prefixes = (some: readonly string[]) => some.map((word) => `"${word}"*`)
  const all = prefixes(words).join(' ')
  const found = oneRow(
    context.db,
    'SELECT 1 FROM product_search WHERE product_search MATCH :match AND rowid % 100 = :store LIMIT 1',
    { match: all, store: context.store.id },
  )
  if (found) return all
  // Articles and prepositions would begin half of the catalogue's words.
  const telling = words.filter((word) => word.length > 3)
  return prefixes(telling.length > 0 ? telling : words).join(' OR ')
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

function filterCondition(
  context: CommerceContext,
  name: string,
  value: EqualFilter | RangeFilter | MatchFilter,
  parameters: Record<string, string | number>,
): string | null {
  switch (name) {
    case 'category_uid':
    case 'category_url_path':
      return null
    case 'price':
      return priceCondition('from' in value || 'to' in value ? value : {}, parameters)
    case 'name':
      return nameCondition(context, 'match' in value ? value : {}, parameters)
    default:
      return equalCondition(context, name, 'eq' in value || 'in' in value ? value : {}, parameters)
  }
}

function priceCondition(range: RangeFilter, parameters: Record<string, string | number>): string {
  const bound = (text: string | null | undefined): number | null =>
    text == null || text === '' ? null : Number(text) * 100
  const from = bound(range.from)
  const to = bound(range.to)
  if (Number.isNaN(from) || Number.isNaN(to)) return 'FALSE'
  const conditions = ['TRUE']
  if (from !== null) {
    conditions.push('i.minimum_final_cents >= :priceFrom')
    parameters.priceFrom = Math.round(from)
  }
  if (to !== null) {
    conditions.push('i.minimum_final_cents <= :priceTo')
    parameters.priceTo = Math.round(to)
  }
  return conditions.join(' AND ')
}

function nameCondition(
  context: CommerceContext,
  filter: MatchFilter,
  parameters: Record<string, string | number>,
): string | null {
  const words = wordsOf(filter.match ?? '')
  if (words.length === 0) return null
  // FULL: all the words, each in full. PARTIAL: the words in this order, the last one may go on.
  parameters.nameMatch =
    filter.match_type === 'PARTIAL'
      ? `name : "${words.join(' ')}" *`
      : `name : (${words.map((word) => `"${word}"`).join(' ')})`
  parameters.store = context.store.id
  return `product.id IN (
    SELECT rowid / 100 FROM product_search WHERE product_search MATCH :nameMatch AND rowid % 100 = :store)`
}

function equalCondition(
  context: CommerceContext,
  name: string,
  filter: EqualFilter,
  parameters: Record<string, string | number>,
): string | null {
  const values = wantedValues(filter)
  if (!values) return null
  const list = `(SELECT value FROM json_each(:equal_${name}))`
  if (name === 'sku') {
    parameters.equal_sku = jsonList(values)
    return `product.sku IN ${list}`
  }
  if (name === 'url_key') {
    parameters.equal_url_key = jsonList(values)
    parameters.store = context.store.id
    // By the text table's index: a product page is found by its key, whatever the size of the catalogue.
    return `product.id IN (
      SELECT t.product_id FROM product_text t WHERE t.url_key IN ${list} AND (t.store_id = :store OR (
        t.store_id = 0 AND NOT EXISTS (
          SELECT 1 FROM product_text own
          WHERE own.product_id = t.product_id AND own.store_id = :store AND own.url_key IS NOT NULL))))`
  }
  // Option ids are numbers; anything else can match nothing, as in Magento.
  parameters[`equal_${name}`] = jsonList(values.map(Number).filter(Number.isInteger))
  parameters[`attribute_${name}`] = name
  return `product.id IN (
    SELECT o.product_id FROM product_option_index o JOIN attribute a ON a.id = o.attribute_id
    WHERE a.code = :attribute_${name} AND o.option_id IN ${list})`
}

export function countProducts(context: CommerceContext, scope: ProductScope): number {
  return (
    oneRow<{ count: number }>(context.db, withHits(scope, `SELECT count(*) AS count ${scope.sql}`), scope.parameters)
      ?.count ?? 0
  )
}

/**
 * The ids of one page. One sort key counts: the first of the schema's order, as Magento's GraphQL library hands it
 * on. Without one: relevance for a search, position in a single category, else the newest first.
 */
export function listProducts(context: CommerceContext, scope: ProductScope, args: ProductListArguments): Page<number> {
  checkPageArguments(args.pageSize, args.currentPage)
  const page = pageOf(countProducts(context, scope), args.pageSize, args.currentPage)
  if (page.totalCount === 0) return { ...page, items: [] }
  const { join, order, parameters } = orderOf(context, scope, args.sort ?? null)
  const rows = allRows<{ id: number }>(
    context.db,
    withHits(
      scope,
      `SELECT product.id ${scope.sql.replace(' WHERE ', ` ${join} WHERE `)}
       ORDER BY ${order} LIMIT :limit OFFSET :offset`,
    ),
    { ...scope.parameters, ...parameters, limit: args.pageSize, offset: page.offset },
  )
  return { ...page, items: rows.map((row) => row.id) }
}

type Order = { readonly join: string; readonly order: string; readonly parameters: Record<string, string | number> }

function orderOf(context: CommerceContext, scope: ProductScope, sort: ProductSort | null): Order {
  const [key, direction] = Object.entries(sort ?? {}).find(([, value]) => value != null) ?? defaultSort(scope)
  const way = direction === 'DESC' ? 'DESC' : 'ASC'
  switch (key) {
    case 'position':
      return scope.categoryId === null
        ? { join: '', order: 'product.id DESC', parameters: {} }
        : {
            join: 'JOIN category_product_index placed ON placed.product_id = product.id AND placed.category_id = :placedIn',
            order: `placed.position ${way}, product.id DESC`,
            parameters: { placedIn: scope.categoryId },
          }
    case 'name':
      return {
        join: `LEFT JOIN product_text base_text ON base_text.product_id = product.id AND base_text.store_id = 0
          LEFT JOIN product_text own_text ON own_text.product_id = product.id AND own_text.store_id = :textStore`,
        order: `coalesce(own_text.name, base_text.name) COLLATE NOCASE ${way}, product.id DESC`,
        parameters: { textStore: context.store.id },
      }
    case 'price':
      return { join: '', order: `i.minimum_final_cents ${way}, product.id DESC`, parameters: {} }
    default:
      // The best hit has the lowest rank, so Magento's "relevance DESC" is rank ASC.
      return scope.search === null
        ? { join: '', order: 'product.id DESC', parameters: {} }
        : { join: '', order: `hit.rank ${way === 'DESC' ? 'ASC' : 'DESC'}, product.id DESC`, parameters: {} }
  }
}

const defaultSort = (scope: ProductScope): readonly [string, SortDirection] =>
  scope.search !== null ? ['relevance', 'DESC'] : ['position', 'ASC']

/** The answer of `Aggregation`. */
export type Aggregation = {
  readonly attribute_code: string
  readonly label: string
  readonly count: number
  readonly position: number | null
  readonly options: readonly {
    readonly __typename: 'AggregationOption'
    readonly label: string
    readonly value: string
    readonly count: number
  }[]
}

/** The labels of the two facets and the sort keys that are no attribute of the content. */
export const builtInLabels = (context: CommerceContext) =>
  context.store.locale.startsWith('it')
    ? { price: 'Prezzo', category: 'Categoria', position: 'Posizione', name: 'Nome', relevance: 'Rilevanza' }
    : { price: 'Price', category: 'Category', position: 'Position', name: 'Product Name', relevance: 'Relevance' }

/**
 * Facets of a list, over all its pages: price, category, then the filterable attributes in their order. Values
 * without products are left out; a list without products has no facets.
 *
 * @param directChildrenOnly with one category asked for, lists only the categories right below it
 */
export function aggregationsOf(
  context: CommerceContext,
  scope: ProductScope,
  directChildrenOnly: boolean,
): readonly Aggregation[] {
  const bounds = oneRow<{ count: number; maximum: number | null }>(
    context.db,
    withHits(scope, `SELECT count(*) AS count, max(i.minimum_final_cents) AS maximum ${scope.sql}`),
    scope.parameters,
  )
  if (!bounds || bounds.count === 0) return []
  return [
    priceAggregation(context, scope, bounds.maximum ?? 0),
    categoryAggregation(context, scope, directChildrenOnly),
    ...attributeAggregations(context, scope),
  ].filter((aggregation) => aggregation.options.length > 0)
}

function aggregation(
  attributeCode: string,
  label: string,
  position: number | null,
  options: readonly { label: string; value: string; count: number }[],
): Aggregation {
  return {
    attribute_code: attributeCode,
    label,
    count: options.length,
    position,
    options: options.map((option) => ({ __typename: 'AggregationOption', ...option })),
  }
}

function priceAggregation(context: CommerceContext, scope: ProductScope, maximumCents: number): Aggregation {
  const bucketsOf = (width: number) =>
    allRows<{ bucket: number; count: number }>(
      context.db,
      withHits(
        scope,
        `SELECT i.minimum_final_cents / CAST(:width AS INTEGER) AS bucket, count(*) AS count ${scope.sql} GROUP BY 1 ORDER BY 1`,
      ),
      { ...scope.parameters, width },
    )
  const { width, buckets } = priceBucketCents(maximumCents, bucketsOf)
  const options = buckets.map(({ bucket, count }) => {
    const from = (bucket * width) / 100
    const to = ((bucket + 1) * width) / 100
    return { label: `${from}-${to}`, value: `${from}_${to}`, count }
  })
  return aggregation('price', builtInLabels(context).price, null, options)
}

function categoryAggregation(context: CommerceContext, scope: ProductScope, directChildrenOnly: boolean): Aggregation {
  const below = directChildrenOnly && scope.categoryId !== null
  const rows = allRows<{ id: number; label: string; count: number }>(
    context.db,
    withHits(
      scope,
      `SELECT category.id, coalesce(own.name, base.name, '') AS label, count(*) AS count
       FROM category_product_index placed
       JOIN category ON category.id = placed.category_id AND category.is_active = 1 AND category.level > 1
       LEFT JOIN category_text base ON base.category_id = category.id AND base.store_id = 0
       LEFT JOIN category_text own ON own.category_id = category.id AND own.store_id = :facetStore
       WHERE placed.product_id IN (SELECT product.id ${scope.sql}) ${below ? 'AND category.parent_id = :facetParent' : ''}
       GROUP BY category.id ORDER BY count DESC, category.level, category.position`,
    ),
    {
      ...scope.parameters,
      facetStore: context.store.id,
      ...(below && scope.categoryId !== null ? { facetParent: scope.categoryId } : {}),
    },
  )
  const options = rows.map((row) => ({ label: row.label, value: encodeUid(row.id), count: row.count }))
  return aggregation('category_uid', builtInLabels(context).category, null, options)
}

function attributeAggregations(context: CommerceContext, scope: ProductScope): readonly Aggregation[] {
  const rows = allRows<{
    code: string
    attribute_label: string
    position: number
    option_id: number
    label: string
    count: number
  }>(
    context.db,
    withHits(
      scope,
      `SELECT a.code, coalesce(own_attribute.label, base_attribute.label, a.code) AS attribute_label, a.position,
         o.id AS option_id, coalesce(own.label, base.label, o.code) AS label, facet.count
       FROM (
         SELECT attribute_id, option_id, count(*) AS count FROM product_option_index
         WHERE product_id IN (SELECT product.id ${scope.sql}) GROUP BY attribute_id, option_id
       ) facet
       JOIN attribute a ON a.id = facet.attribute_id AND a.is_filterable = 1
       JOIN attribute_option o ON o.id = facet.option_id
       LEFT JOIN attribute_text base_attribute ON base_attribute.attribute_id = a.id AND base_attribute.store_id = 0
       LEFT JOIN attribute_text own_attribute ON own_attribute.attribute_id = a.id AND own_attribute.store_id = :facetStore
       LEFT JOIN attribute_option_text base ON base.option_id = o.id AND base.store_id = 0
       LEFT JOIN attribute_option_text own ON own.option_id = o.id AND own.store_id = :facetStore
       ORDER BY a.position, a.id, o.position`,
    ),
    { ...scope.parameters, facetStore: context.store.id },
  )
  return [...Map.groupBy(rows, (row) => row.code)].map(([code, options]) =>
    aggregation(
      code,
      options[0]?.attribute_label ?? code,
      options[0]?.position ?? null,
      options.map((row) => ({ label: row.label, value: String(row.option_id), count: row.count })),
    ),
  )
}

/** Up to five words of the catalogue near to a search that found nothing. */
export function suggestionsOf(context: CommerceContext, search: string): readonly string[] {
  const words = wordsOf(search).map((word) => word.toLowerCase())
  const [word] = words
  if (words.length !== 1 || word === undefined || word.length < 3) return []
  const near: Parameters = { from: word.slice(0, 1), to: `${word.slice(0, 1)}\u{10FFFF}`, length: word.length }
  const terms = allRows<{ term: string; doc: number }>(
    context.db,
    `SELECT term, doc FROM product_search_terms
     WHERE term >= :from AND term < :to AND length(term) BETWEEN :length - 2 AND :length + 2`,
    near,
  )
  const allowed = word.length < 6 ? 1 : 2
  return terms
    .map(({ term, doc }) => ({ term, doc, distance: editDistance(word, term) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((left, right) => left.distance - right.distance || right.doc - left.doc)
    .slice(0, 5)
    .map(({ term }) => term)
    .filter((term) => countProducts(context, productScope(context, { search: term })) > 0)
}

/** Levenshtein distance. */
function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[right.length] ?? 0
}
