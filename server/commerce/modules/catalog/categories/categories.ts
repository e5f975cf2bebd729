import { allRows, jsonList, oneRow } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { inputError } from '../../../engine/errors.ts'
import { Siblings } from '../../../engine/execution/siblings.ts'
import { decodeIdUid } from '../../../engine/uid.ts'
import { categoryTag } from '../cacheTags.ts'
import { pageOf, type Page } from '../lists/paging.ts'
import type { Route } from './route.ts'

/** The parent value of `CategoryTree`. */
export type Category = {
  readonly __typename: 'CategoryTree'
  readonly id: number
  readonly path: string
  readonly level: number
  readonly position: number
  readonly isActive: boolean
  readonly isAnchor: boolean
  readonly includeInMenu: boolean
  readonly displayMode: string
  /** Identifier of a CMS block. */
  readonly landingBlock: string | null
  /** Relative to `/media/`. */
  readonly image: string | null
  /** The sort keys of its list; null: those of the store. */
  readonly availableSortBy: readonly string[] | null
  /** The default sort key of its list; null: the store's setting. */
  readonly defaultSortBy: string | null
  readonly name: string
  readonly urlKey: string | null
  readonly urlPath: string | null
  readonly description: string | null
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  /** In Magento's format. */
  readonly updatedAt: string
  readonly siblings: Siblings
  readonly route: Route | null
}

type CategoryRow = {
  id: number
  path: string
  level: number
  position: number
  is_active: number
  is_anchor: number
  include_in_menu: number
  display_mode: string
  landing_block: string | null
  image: string | null
  /** JSON array. */
  available_sort_by: string | null
  default_sort_by: string | null
  name: string
  url_key: string | null
  url_path: string | null
  description: string | null
  meta_title: string | null
  meta_description: string | null
  updated_at: string
}

/** Categories of this store view by id, inactive ones too. */
export function loadCategories(context: CommerceContext, ids: readonly number[]): ReadonlyMap<number, Category> {
  if (ids.length === 0) return new Map()
  for (const id of ids) context.shown.add(categoryTag(id))
  const rows = allRows<CategoryRow>(
    context.db,
    `SELECT category.*, coalesce(own.name, base.name, '') AS name,
       coalesce(own.url_key, base.url_key) AS url_key, coalesce(own.url_path, base.url_path) AS url_path,
       coalesce(own.description, base.description) AS description,
       coalesce(own.meta_title, base.meta_title) AS meta_title,
       coalesce(own.meta_description, base.meta_description) AS meta_description
     FROM category
     LEFT JOIN category_text base ON base.category_id = category.id AND base.store_id = 0
     LEFT JOIN category_text own ON own.category_id = category.id AND own.store_id = :store
     WHERE category.id IN (SELECT value FROM json_each(:ids))`,
    { ids: jsonList(ids), store: context.store.id },
  )
  const siblings = new Siblings(rows.map((row) => row.id))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        __typename: 'CategoryTree',
        id: row.id,
        path: row.path,
        level: row.level,
        position: row.position,
        isActive: row.is_active === 1,
        isAnchor: row.is_anchor === 1,
        includeInMenu: row.include_in_menu === 1,
        displayMode: row.display_mode,
        landingBlock: row.landing_block,
        image: row.image,
        availableSortBy: sortKeysOf(row.available_sort_by),
        defaultSortBy: row.default_sort_by,
        name: row.name,
        urlKey: row.url_key,
        urlPath: row.url_path,
        description: row.description,
        metaTitle: row.meta_title,
        metaDescription: row.meta_description,
        updatedAt: row.updated_at,
        siblings,
        route: null,
      },
    ]),
  )
}

/** Active categories directly below each of the given ones, in the merchant's order. */
export function loadChildren(
  context: CommerceContext,
  parentIds: readonly number[],
): ReadonlyMap<number, readonly Category[]> {
  const rows = allRows<{ id: number; parent_id: number }>(
    context.db,
    `SELECT id, parent_id FROM category WHERE is_active = 1 AND parent_id IN (SELECT value FROM json_each(?))
     ORDER BY parent_id, position, id`,
    [jsonList(parentIds)],
  )
  const children = loadCategories(
    context,
    rows.map((row) => row.id),
  )
  const groups = new Map<number, Category[]>()
  for (const row of rows) {
    const child = children.get(row.id)
    if (child) groups.set(row.parent_id, [...(groups.get(row.parent_id) ?? []), child])
  }
  return groups
}

/** Active categories above each of the given ones, top first, without the store's root. */
export function loadAncestors(
  context: CommerceContext,
  ids: readonly number[],
): ReadonlyMap<number, readonly Category[]> {
  const rows = allRows<{ id: number; path: string }>(
    context.db,
    'SELECT id, path FROM category WHERE id IN (SELECT value FROM json_each(?))',
    [jsonList(ids)],
  )
  const above = (path: string): number[] => path.split('/').slice(2, -1).map(Number)
  const ancestors = loadCategories(context, [...new Set(rows.flatMap((row) => above(row.path)))])
  return new Map(
    rows.map((row) => [
      row.id,
      above(row.path)
        .map((id) => ancestors.get(id))
        .filter((category) => category !== undefined)
        .filter((category) => category.isActive),
    ]),
  )
}

/** The number of products that a category lists, and of active categories directly below it. */
export type CategoryCounts = { readonly products: number; readonly children: number }

export function loadCounts(context: CommerceContext, ids: readonly number[]): ReadonlyMap<number, CategoryCounts> {
  const rows = allRows<{ id: number; products: number; children: number }>(
    context.db,
    `SELECT category.id,
       (SELECT count(*) FROM category_product_index i
        JOIN product ON product.id = i.product_id AND product.is_enabled = 1 AND product.visibility IN (2, 4)
        WHERE i.category_id = category.id) AS products,
       (SELECT count(*) FROM category below WHERE below.is_active = 1 AND below.parent_id = category.id) AS children
     FROM category WHERE category.id IN (SELECT value FROM json_each(?))`,
    [jsonList(ids)],
  )
  return new Map(rows.map((row) => [row.id, { products: row.products, children: row.children }]))
}

type EqualFilter = { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null }

export type CategoryFilter = {
  readonly category_uid?: EqualFilter | null
  readonly ids?: EqualFilter | null
  readonly parent_category_uid?: EqualFilter | null
  readonly url_key?: EqualFilter | null
  readonly url_path?: EqualFilter | null
  readonly name?: { readonly match?: string | null; readonly match_type?: 'FULL' | 'PARTIAL' | null } | null
}

/** The values of an equality filter; null if it has none (Magento then drops the filter). */
export function wantedValues(filter: EqualFilter | null | undefined): readonly string[] | null {
  if (filter?.eq != null && filter.eq !== '') return [filter.eq]
  const values = filter?.in?.filter((value) => value !== null && value !== '') ?? []
  return values.length > 0 ? values.filter((value) => value !== null) : null
}

/** Query.categories: without a filter, the store's root. Throws Magento's input errors. */
export function findCategories(
  context: CommerceContext,
  filter: CategoryFilter | null,
  pageSize: number,
  currentPage: number,
): Page<Category> {
  const uids = wantedValues(filter?.category_uid)
  const rawIds = wantedValues(filter?.ids)
  if (uids && rawIds) throw inputError("`ids` and `category_uid` can't be used at the same time.")
  const conditions = ['category.is_active = 1', 'category.level > 0']
  const parameters: Record<string, string | number> = { store: context.store.id }
  const restrict = (column: string, name: string, values: readonly (string | number)[] | null) => {
    if (!values) return
    conditions.push(`${column} IN (SELECT value FROM json_each(:${name}))`)
    parameters[name] = jsonList(values)
  }
  restrict('category.id', 'ids', uids?.map(decodeIdUid) ?? rawIds?.map(Number) ?? null)
  restrict('category.parent_id', 'parents', wantedValues(filter?.parent_category_uid)?.map(decodeIdUid) ?? null)
  restrict('coalesce(own.url_key, base.url_key)', 'urlKeys', wantedValues(filter?.url_key))
  restrict('coalesce(own.url_path, base.url_path)', 'urlPaths', wantedValues(filter?.url_path))
  const match = filter?.name?.match
  if (match != null) {
    if (match.trim().length < 3) throw inputError('Invalid match filter. Minimum length is 3.')
    const isPartial = filter?.name?.match_type === 'PARTIAL'
    conditions.push(
      isPartial
        ? `coalesce(own.name, base.name) LIKE '%' || :match || '%'`
        : `' ' || coalesce(own.name, base.name) || ' ' LIKE '% ' || :match || ' %'`,
    )
    parameters.match = match.trim()
  }
  if (conditions.length === 2) restrict('category.id', 'ids', [context.store.rootCategoryId])
  else {
    // Only the tree of this store view.
    conditions.push(`'/' || category.path || '/' LIKE '%/' || :root || '/%'`)
    parameters.root = String(context.store.rootCategoryId)
  }
  const rows = allRows<{ id: number }>(
    context.db,
    `SELECT category.id FROM category
     LEFT JOIN category_text base ON base.category_id = category.id AND base.store_id = 0
     LEFT JOIN category_text own ON own.category_id = category.id AND own.store_id = :store
     WHERE ${conditions.join(' AND ')}
     ORDER BY category.level, category.position, category.id`,
    parameters,
  )
  const page = pageOf(rows.length, pageSize, currentPage)
  const shown = rows.slice(page.offset, page.offset + pageSize).map((row) => row.id)
  const categories = loadCategories(context, shown)
  return { ...page, items: shown.map((id) => categories.get(id)).filter((category) => category !== undefined) }
}

/** Id of the active category with this path in the store view. */
export function categoryIdOfUrlPath(context: CommerceContext, urlPath: string): number | undefined {
  return oneRow<{ id: number }>(
    context.db,
    `SELECT category.id FROM category
     JOIN category_text base ON base.category_id = category.id AND base.store_id = 0
     LEFT JOIN category_text own ON own.category_id = category.id AND own.store_id = :store
     WHERE category.is_active = 1 AND coalesce(own.url_path, base.url_path) = :urlPath`,
    { store: context.store.id, urlPath },
  )?.id
}

/** The available sort keys and the default sort key of a category's list; null for the store's setting. */
export type CategorySorting = { readonly available: readonly string[] | null; readonly default: string | null }

export function sortingOfCategory(context: CommerceContext, id: number): CategorySorting {
  const row = oneRow<{ available_sort_by: string | null; default_sort_by: string | null }>(
    context.db,
    'SELECT available_sort_by, default_sort_by FROM category WHERE id = ?',
    [id],
  )
  return { available: sortKeysOf(row?.available_sort_by ?? null), default: row?.default_sort_by ?? null }
}

const sortKeysOf = (json: string | null): readonly string[] | null =>
  json === null ? null : (JSON.parse(json) as string[])
