import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext, StoreView } from '../../../engine/context.ts'
import { shownCents, shownCentsOrNull } from '../../../engine/currency.ts'
import type { Cents } from '../../../engine/money.ts'
import { Siblings } from '../../../engine/execution/siblings.ts'
import { OPTION_VALUE } from './attributes.ts'
import { ALL_PRODUCTS, productTag } from '../cacheTags.ts'
import { loadCategories, type Category } from '../categories/categories.ts'
import type { Route } from '../categories/route.ts'
import { stockItems, type StockItem } from './stock.ts'

/** Cents including tax; for configurables over their salable variants. */
export type PriceBounds = {
  readonly minimumFinal: Cents
  readonly maximumFinal: Cents
  readonly minimumRegular: Cents
  readonly maximumRegular: Cents
}

export type ProductTypename =
  | 'SimpleProduct'
  | 'VirtualProduct'
  | 'ConfigurableProduct'
  | 'BundleProduct'
  | 'GroupedProduct'
  | 'DownloadableProduct'
  | 'GiftCardProduct'

/** The parent value of every type that implements `ProductInterface`. */
export type Product = {
  readonly __typename: ProductTypename
  readonly id: number
  readonly sku: string
  readonly isEnabled: boolean
  readonly isSalable: boolean
  readonly weightKg: number | null
  /** In Magento's format. */
  readonly updatedAt: string
  /** `YYYY-MM-DD`. */
  readonly newFrom: string | null
  readonly newTo: string | null
  readonly specialCents: Cents | null
  readonly specialTo: string | null
  readonly name: string
  readonly urlKey: string
  readonly description: string
  readonly shortDescription: string
  readonly metaTitle: string | null
  readonly metaDescription: string | null
  readonly prices: PriceBounds
  readonly siblings: Siblings
  readonly route: Route | null
  /** For a bundle in a cart: its SKU there is composed of the SKUs of its parts, and has no stock. */
  readonly hasSkuOfParts?: true
}

type ProductRow = {
  id: number
  sku: string
  type: string
  is_enabled: number
  is_salable: number
  weight_kg: number | null
  updated_at: string
  new_from: string | null
  new_to: string | null
  special_cents: number | null
  special_to: string | null
  name: string
  url_key: string
  description: string
  short_description: string
  meta_title: string | null
  meta_description: string | null
  minimum_final_cents: number
  maximum_final_cents: number
  minimum_regular_cents: number
  maximum_regular_cents: number
}

const TYPENAMES: Readonly<Record<string, ProductTypename>> = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  downloadable: 'DownloadableProduct',
  giftcard: 'GiftCardProduct',
}

/** Every type that implements `ProductInterface`. */
export const PRODUCT_TYPENAMES = Object.values(TYPENAMES)

/** Products of this store view by id, whether enabled and visible or not: the caller checks that. */
export function loadProducts(context: CommerceContext, ids: readonly number[]): ReadonlyMap<number, Product> {
  if (ids.length === 0) return new Map()
  context.shown.add(ALL_PRODUCTS)
  for (const id of ids) context.shown.add(productTag(id))
  const rows = allRows<ProductRow>(
    context.db,
    `SELECT product.id, product.sku, product.type, product.is_enabled, coalesce(i.is_salable, 0) AS is_salable,
       product.weight_kg, product.updated_at, product.new_from, product.new_to, price.special_cents, price.special_to,
       coalesce(own.name, base.name, product.sku) AS name,
       coalesce(own.url_key, base.url_key, '') AS url_key,
       coalesce(own.description, base.description, '') AS description,
       coalesce(own.short_description, base.short_description, '') AS short_description,
       coalesce(own.meta_title, base.meta_title) AS meta_title,
       coalesce(own.meta_description, base.meta_description) AS meta_description,
       coalesce(i.minimum_final_cents, 0) AS minimum_final_cents,
       coalesce(i.maximum_final_cents, 0) AS maximum_final_cents,
       coalesce(i.minimum_regular_cents, 0) AS minimum_regular_cents,
       coalesce(i.maximum_regular_cents, 0) AS maximum_regular_cents
     FROM product
     LEFT JOIN product_index i ON i.product_id = product.id
     LEFT JOIN product_price price ON price.product_id = product.id
     LEFT JOIN product_text base ON base.product_id = product.id AND base.store_id = 0
     LEFT JOIN product_text own ON own.product_id = product.id AND own.store_id = :store
     WHERE product.id IN (SELECT value FROM json_each(:ids))`,
    { ids: jsonList(ids), store: context.store.id },
  )
  const siblings = new Siblings(rows.map((row) => row.id))
  return new Map(rows.map((row) => [row.id, productOf(row, siblings, context.store)]))
}

function productOf(row: ProductRow, siblings: Siblings, store: StoreView): Product {
  const shown = (cents: Cents) => shownCents(store, cents)
  const typename = TYPENAMES[row.type]
  if (!typename) throw new Error(`Product ${row.sku} has a type that the schema does not serve: ${row.type}`)
  return {
    __typename: typename,
    id: row.id,
    sku: row.sku,
    isEnabled: row.is_enabled === 1,
    isSalable: row.is_salable === 1,
    weightKg: row.weight_kg,
    updatedAt: row.updated_at,
    newFrom: row.new_from,
    newTo: row.new_to,
    specialCents: shownCentsOrNull(store, row.special_cents),
    specialTo: row.special_to,
    name: row.name,
    urlKey: row.url_key,
    description: row.description,
    shortDescription: row.short_description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    prices: {
      minimumFinal: shown(row.minimum_final_cents),
      maximumFinal: shown(row.maximum_final_cents),
      minimumRegular: shown(row.minimum_regular_cents),
      maximumRegular: shown(row.maximum_regular_cents),
    },
    siblings,
    route: null,
  }
}

export type MediaVideo = {
  readonly provider: '' | 'youtube' | 'vimeo'
  /** Relative to the media folder, or on another host. */
  readonly url: string
  readonly title: string | null
  readonly description: string | null
}

export type MediaImage = {
  readonly file: string
  readonly label: string | null
  readonly position: number
  /** The video of which the picture is the preview. */
  readonly video: MediaVideo | null
}

type MediaRow = Omit<MediaImage, 'video'> & {
  readonly product_id: number
  readonly provider: MediaVideo['provider'] | null
  readonly video_url: string
  readonly title: string | null
  readonly description: string | null
}

/** Enabled pictures and videos by product, in gallery order. */
export function loadMedia(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly MediaImage[]> {
  const rows = allRows<MediaRow>(
    context.db,
    `SELECT product_id, file, position, coalesce(own.label, base.label) AS label, provider, video.url AS video_url,
       coalesce(own_words.title, words.title) AS title,
       coalesce(own_words.description, words.description) AS description
     FROM product_media
     LEFT JOIN product_media_text base ON base.media_id = id AND base.store_id = 0
     LEFT JOIN product_media_text own ON own.media_id = id AND own.store_id = :store
     LEFT JOIN product_media_video video ON video.media_id = id
     LEFT JOIN product_media_video_text words ON words.media_id = id AND words.store_id = 0
     LEFT JOIN product_media_video_text own_words ON own_words.media_id = id AND own_words.store_id = :store
     WHERE is_disabled = 0 AND product_id IN (SELECT value FROM json_each(:ids))
     ORDER BY product_id, position`,
    { ids: jsonList(productIds), store: context.store.id },
  )
  return groupedValues(
    rows,
    (row) => row.product_id,
    ({ file, label, position, provider, video_url: url, title, description }) => ({
      file,
      label,
      position,
      video: provider === null ? null : { provider, url, title, description },
    }),
  )
}

/** Tier prices by product, lowest quantity first. */
export function loadTierPrices({ db, store }: CommerceContext, productIds: readonly number[]) {
  const rows = allRows<{ product_id: number; quantity: number; cents: number }>(
    db,
    `SELECT product_id, quantity, cents FROM product_tier_price
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, quantity`,
    [jsonList(productIds)],
  ).map((row) => ({ ...row, cents: shownCents(store, row.cents) }))
  return Map.groupBy(rows, (row) => row.product_id)
}

/** Stock by product; configurable parents have none. */
export const loadStock = (context: CommerceContext, productIds: readonly number[]): ReadonlyMap<number, StockItem> =>
  stockItems(context.db, productIds)

/** Active categories by product, as assigned (not those above them). */
export function loadProductCategories(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly Category[]> {
  const rows = allRows<{ product_id: number; category_id: number }>(
    context.db,
    `SELECT product_id, category_id FROM category_product
     JOIN category ON category.id = category_id AND category.is_active = 1
     WHERE product_id IN (SELECT value FROM json_each(?))
     ORDER BY product_id, category.level, category.position`,
    [jsonList(productIds)],
  )
  const categories = loadCategories(context, [...new Set(rows.map((row) => row.category_id))])
  return groupedValues(
    rows,
    (row) => row.product_id,
    (row) => categories.get(row.category_id),
  )
}

export type LinkType = 'related' | 'upsell' | 'crosssell'

const linkLoader =
  (type: LinkType) =>
  (context: CommerceContext, productIds: readonly number[]): ReadonlyMap<number, readonly Product[]> => {
    const rows = allRows<{ product_id: number; linked_id: number }>(
      context.db,
      `SELECT product_link.product_id, linked_id FROM product_link
       JOIN product linked ON linked.id = linked_id AND linked.is_enabled = 1 AND linked.visibility IN (2, 4)
       LEFT JOIN product_index i ON i.product_id = linked_id
       WHERE product_link.type = :type AND product_link.product_id IN (SELECT value FROM json_each(:ids))
         AND (:hidesSoldOut = 0 OR i.is_salable = 1)
       ORDER BY product_link.product_id, product_link.position`,
      {
        type,
        ids: jsonList(productIds),
        hidesSoldOut: Number(context.store.config.areSoldOutProductsHidden ?? false),
      },
    )
    const linked = loadProducts(context, [...new Set(rows.map((row) => row.linked_id))])
    return groupedValues(
      rows,
      (row) => row.product_id,
      (row) => linked.get(row.linked_id),
    )
  }

/** Linked products by product, in the merchant's order. */
export const loadLinks: Readonly<Record<LinkType, ReturnType<typeof linkLoader>>> = {
  related: linkLoader('related'),
  upsell: linkLoader('upsell'),
  crosssell: linkLoader('crosssell'),
}

/** Paths of this store view that show a product (redirects left out), by product. */
export function loadUrlRewrites(context: CommerceContext, productIds: readonly number[]) {
  const rows = allRows<{ entity_id: number; request_path: string }>(
    context.db,
    `SELECT entity_id, request_path FROM url_rewrite
     WHERE entity_type = 'product' AND store_id = :store AND redirect_code = 0
       AND entity_id IN (SELECT value FROM json_each(:ids))
     ORDER BY length(request_path)`,
    { store: context.store.id, ids: jsonList(productIds) },
  )
  return Map.groupBy(rows, (row) => row.entity_id)
}

export type AttributeValueRow = {
  product_id: number
  code: string
  input: string
  swatch: string | null
  is_configurable: number
  is_filterable: number
  is_searchable: number
  is_visible_on_front: number
  is_used_in_listing: number
  /** Text of a plain value; null for options. */
  value: string | null
  /** Null if no option is chosen. */
  option_value: number | null
  option_label: string | null
}

/** Values of the catalogue's own attributes by product, in the attributes' order. */
export function loadAttributeValues(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly AttributeValueRow[]> {
  const rows = allRows<AttributeValueRow>(
    context.db,
    `WITH wanted AS (SELECT value AS product_id FROM json_each(:ids))
     SELECT wanted.product_id, a.code, a.input, a.swatch, a.is_configurable, a.is_filterable, a.is_searchable,
       a.is_visible_on_front, a.is_used_in_listing, coalesce(own.value, base.value) AS value, NULL AS option_value,
       NULL AS option_label, a.position AS attribute_position, 0 AS option_position
     FROM wanted
     JOIN product_attribute_text base ON base.product_id = wanted.product_id AND base.store_id = 0
     JOIN attribute a ON a.id = base.attribute_id
     LEFT JOIN product_attribute_text own ON own.product_id = base.product_id
       AND own.attribute_id = base.attribute_id AND own.store_id = :store
     UNION ALL
     SELECT wanted.product_id, a.code, a.input, a.swatch, a.is_configurable, a.is_filterable, a.is_searchable,
       a.is_visible_on_front, a.is_used_in_listing, NULL, ${OPTION_VALUE}, coalesce(own.label, base.label, o.code),
       a.position, o.position
     FROM wanted
     JOIN product_attribute_option chosen ON chosen.product_id = wanted.product_id
     JOIN attribute a ON a.id = chosen.attribute_id
     JOIN attribute_option o ON o.id = chosen.option_id
     LEFT JOIN attribute_option_text base ON base.option_id = o.id AND base.store_id = 0
     LEFT JOIN attribute_option_text own ON own.option_id = o.id AND own.store_id = :store
     ORDER BY 1, attribute_position, 2, option_position`,
    { ids: jsonList(productIds), store: context.store.id },
  )
  return Map.groupBy(rows, (row) => row.product_id)
}

/** Groups rows by a key, mapped to values; rows without a value are left out. */
export function groupedValues<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  valueOf: (row: Row) => Value | undefined,
): ReadonlyMap<number, readonly Value[]> {
  const groups = new Map<number, Value[]>()
  for (const row of rows) {
    const value = valueOf(row)
    if (value === undefined) continue
    const group = groups.get(keyOf(row))
    if (group) group.push(value)
    else groups.set(keyOf(row), [value])
  }
  return groups
}

/** Items of a grouped product, by group, in the merchant's order; disabled ones are left out. */
export function loadGroupedItems(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly GroupedItem[]> {
  const rows = allRows<{ parent_id: number; child_id: number; quantity: number; position: number }>(
    context.db,
    `SELECT parent_id, child_id, quantity, position FROM grouped_item
     JOIN product piece ON piece.id = child_id AND piece.is_enabled = 1
     WHERE parent_id IN (SELECT value FROM json_each(?)) ORDER BY parent_id, position`,
    [jsonList(productIds)],
  )
  const pieces = loadProducts(context, [...new Set(rows.map((row) => row.child_id))])
  return groupedValues(
    rows,
    (row) => row.parent_id,
    (row) => {
      const product = pieces.get(row.child_id)
      return product && { product, quantity: row.quantity, position: row.position }
    },
  )
}

export type GroupedItem = { readonly product: Product; readonly quantity: number; readonly position: number }
