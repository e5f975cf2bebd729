import { runSql } from '../../../db/rows.ts'
import type { SeedInput } from '../../../engine/module.ts'
import { toMagentoDate } from '../../../engine/magentoDate.ts'
import { createShopCalendar } from '../../../engine/shopCalendar.ts'
import type {
  SeedAttributeValue,
  SeedCategory,
  SeedFixedTax,
  SeedImage,
  SeedProduct,
  SeedProductLinks,
  SeedSaleable,
  SeedVariant,
} from '../../../seed/types.ts'
import { ROOT_CATEGORY_ID } from '../../store/seed.ts'
import { textScopes } from '../../store/textScopes.ts'
import { reindexCatalog } from '../lists/indexer.ts'
import { writeCustomOptions, writeParts } from './seedProductTypes.ts'
import { known, type Writer } from './seedWriter.ts'

/** Magento's root of all category trees; the roots of store views are below it. */
const TREE_ROOT_ID = 1
const NOT_VISIBLE = 1
const VISIBLE_IN_CATALOGUE_AND_SEARCH = 4
/** Magento's default for the quantity of one line. */
const MAX_SALE_QUANTITY = 10_000

export function seedCatalog(input: SeedInput): void {
  const ids: Writer['ids'] = {
    taxClasses: new Map(),
    attributes: new Map(),
    options: new Map(),
    categories: new Map(),
    products: new Map(),
  }
  const writer: Writer = { ...input, ids, scopes: textScopes(input) }
  writeTaxClasses(writer)
  writeAttributes(writer)
  writeCategories(writer)
  for (const product of input.shop.products) writeProduct(writer, product)
  for (const product of input.shop.products) writeParts(writer, product)
  for (const product of input.shop.products) writeLinks(writer, product.sku, product.links)
  writeUrlRedirects(writer)
  // The triggers of the tables know the time of the machine only.
  for (const table of ['category', 'product'])
    runSql(input.db, `UPDATE ${table} SET updated_at = ?`, [toMagentoDate(input.now)])
  const timeZone = input.shop.stores[0]?.config.timezone ?? 'UTC'
  reindexCatalog(input.db, createShopCalendar(timeZone)(input.now))
}

function writeTaxClasses({ db, shop, scopes, ids }: Writer): void {
  for (const taxClass of shop.taxClasses) {
    const { lastId } = runSql(db, 'INSERT INTO tax_class (code, rate_percent) VALUES (?, ?)', [
      taxClass.code,
      taxClass.ratePercent,
    ])
    ids.taxClasses.set(taxClass.code, lastId)
    for (const { storeId, text } of scopes) {
      const name = text(taxClass.name, `the name of the tax class ${taxClass.code}`)
      runSql(db, 'INSERT INTO tax_class_text VALUES (?, ?, ?)', [lastId, storeId, name])
    }
  }
}

function writeAttributes({ db, shop, scopes, ids }: Writer): void {
  for (const attribute of shop.attributes) {
    const { lastId: attributeId } = runSql(
      db,
      `INSERT INTO attribute
         (code, input, swatch, is_configurable, is_filterable, is_searchable, is_visible_on_front,
          is_used_in_listing, is_used_for_sort_by, position)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        attribute.code,
        attribute.input,
        attribute.swatch,
        Number(attribute.isConfigurable),
        Number(attribute.isFilterable),
        Number(attribute.isSearchable),
        Number(attribute.isVisibleOnFront),
        Number(attribute.isUsedInListing ?? false),
        Number(attribute.isUsedForSorting ?? false),
        attribute.position,
      ],
    )
    ids.attributes.set(attribute.code, attributeId)
    for (const { storeId, text } of scopes) {
      const label = text(attribute.label, `the label of the attribute ${attribute.code}`)
      runSql(db, 'INSERT INTO attribute_text VALUES (?, ?, ?)', [attributeId, storeId, label])
    }
    for (const [position, option] of attribute.options.entries()) {
      const { lastId: optionId } = runSql(
        db,
        'INSERT INTO attribute_option (attribute_id, code, position) VALUES (?, ?, ?)',
        [attributeId, option.code, position],
      )
      ids.options.set(`${attribute.code}/${option.code}`, optionId)
      for (const { storeId, text } of scopes) {
        const owner = `the option ${option.code} of the attribute ${attribute.code}`
        const label = text(option.label, `the label of ${owner}`)
        const swatch = option.swatch && text(option.swatch, `the swatch of ${owner}`)
        runSql(db, 'INSERT INTO attribute_option_text VALUES (?, ?, ?, ?)', [optionId, storeId, label, swatch])
      }
    }
  }
}

function writeCategories(writer: Writer): void {
  const { db, shop } = writer
  const insertRoot = `
    INSERT INTO category
      (id, parent_id, path, level, position, is_active, is_anchor, include_in_menu, display_mode)
    VALUES (?, ?, ?, ?, 1, 1, 1, 1, 'PRODUCTS')`
  runSql(db, insertRoot, [TREE_ROOT_ID, null, String(TREE_ROOT_ID), 0])
  runSql(db, insertRoot, [ROOT_CATEGORY_ID, TREE_ROOT_ID, `${TREE_ROOT_ID}/${ROOT_CATEGORY_ID}`, 1])
  runSql(db, 'INSERT INTO category_text (category_id, store_id, name) VALUES (?, 0, ?)', [
    ROOT_CATEGORY_ID,
    shop.website.name,
  ])
  const root: ParentCategory = {
    id: ROOT_CATEGORY_ID,
    path: `${TREE_ROOT_ID}/${ROOT_CATEGORY_ID}`,
    level: 1,
    urlPaths: new Map(),
  }
  for (const category of shop.categories) writeCategory(writer, category, root)
}

type ParentCategory = {
  readonly id: number
  readonly path: string
  readonly level: number
  /** By store id. */
  readonly urlPaths: ReadonlyMap<number, string>
}

function writeCategory(writer: Writer, category: SeedCategory, parent: ParentCategory): void {
  const { db, shop, scopes, ids } = writer
  const { lastId: id } = runSql(
    db,
    `INSERT INTO category
       (parent_id, path, level, position, is_active, is_anchor, include_in_menu, display_mode, image,
        available_sort_by, default_sort_by, landing_block)
     VALUES (?, '', ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)`,
    [
      parent.id,
      parent.level + 1,
      category.position,
      Number(category.isAnchor),
      Number(category.includeInMenu),
      category.displayMode,
      category.image?.file ?? null,
      category.sorting === null ? null : JSON.stringify(category.sorting.available),
      category.sorting?.default ?? null,
      category.landingBlock,
    ],
  )
  const path = `${parent.path}/${id}`
  runSql(db, 'UPDATE category SET path = ? WHERE id = ?', [path, id])
  ids.categories.set(category.key, id)

  const urlPaths = new Map<number, string>()
  const owner = `the category ${category.key}`
  for (const { storeId, ownId, code, text } of scopes) {
    const parentPath = parent.urlPaths.get(storeId)
    const urlKey = text(category.urlKey, `the URL key of ${owner}`)
    const urlPath = parentPath === undefined ? urlKey : `${parentPath}/${urlKey}`
    urlPaths.set(storeId, urlPath)
    runSql(
      db,
      `INSERT INTO category_text
         (category_id, store_id, name, url_key, url_path, description, meta_title, meta_description)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        storeId,
        text(category.name, `the name of ${owner}`),
        urlKey,
        urlPath,
        text(category.description, `the description of ${owner}`),
        text(category.meta.title, `the meta title of ${owner}`),
        text(category.meta.description, `the meta description of ${owner}`),
      ],
    )
    const suffix = shop.stores.find((store) => store.code === code)?.config.categoryUrlSuffix ?? ''
    writeRewrite(writer, ownId, `${urlPath}${suffix}`, 'category', id, `catalog/category/view/id/${id}`)
  }
  for (const child of category.children) writeCategory(writer, child, { id, path, level: parent.level + 1, urlPaths })
}

function writeRewrite(
  { db }: Writer,
  storeId: number,
  requestPath: string,
  entityType: string,
  entityId: number,
  targetPath: string,
): void {
  runSql(
    db,
    'INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id, target_path) VALUES (?, ?, ?, ?, ?)',
    [storeId, requestPath, entityType, entityId, targetPath],
  )
}

function writeProduct(writer: Writer, product: SeedProduct): void {
  const { db, shop, scopes, ids } = writer
  const id = insertProduct(writer, {
    sku: product.sku,
    type: product.type,
    visibility: VISIBLE_IN_CATALOGUE_AND_SEARCH,
    taxClass: product.taxClass,
    weightKg: product.type === 'simple' || product.type === 'giftcard' ? product.weightKg : null,
    newFrom: product.newFrom,
    newTo: product.newTo,
    createdAt: product.createdAt,
  })
  const owner = `the product ${product.sku}`
  for (const { storeId, ownId, code, text } of scopes) {
    const urlKey = text(product.urlKey, `the URL key of ${owner}`)
    runSql(
      db,
      `INSERT INTO product_text
         (product_id, store_id, name, url_key, description, short_description, meta_title, meta_description)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        storeId,
        text(product.name, `the name of ${owner}`),
        urlKey,
        text(product.description, `the description of ${owner}`),
        text(product.shortDescription, `the short description of ${owner}`),
        text(product.meta.title, `the meta title of ${owner}`),
        text(product.meta.description, `the meta description of ${owner}`),
      ],
    )
    const suffix = shop.stores.find((store) => store.code === code)?.config.productUrlSuffix ?? ''
    writeRewrite(writer, ownId, `${urlKey}${suffix}`, 'product', id, `catalog/product/view/id/${id}`)
  }
  writeMedia(writer, id, product.media)
  writeAttributeValues(writer, id, product.attributes)
  for (const { category, position } of product.categories) {
    const categoryId = known(ids.categories, category, 'category')
    runSql(db, 'INSERT INTO category_product VALUES (?, ?, ?)', [categoryId, id, position])
  }
  writeCustomOptions(writer, id, product.options ?? [])
  if (product.type === 'simple' || product.type === 'virtual' || product.type === 'downloadable') {
    writeSaleable(writer, id, product)
  }
  if (product.type === 'simple') writeFixedTaxes(writer, id, product.fixedTaxes ?? [])
  if (product.type !== 'configurable') return
  for (const [position, axis] of product.axes.entries()) {
    const attributeId = known(ids.attributes, axis, 'attribute')
    runSql(db, 'INSERT INTO configurable_axis VALUES (?, ?, ?)', [id, attributeId, position])
  }
  for (const [position, variant] of product.variants.entries()) {
    const childId = writeVariant(writer, product, variant)
    runSql(db, 'INSERT INTO configurable_variant VALUES (?, ?, ?)', [id, childId, position])
  }
}

function writeVariant(writer: Writer, parent: SeedProduct, variant: SeedVariant): number {
  const { db, scopes } = writer
  const id = insertProduct(writer, {
    sku: variant.sku,
    type: 'simple',
    visibility: NOT_VISIBLE,
    taxClass: parent.taxClass,
    weightKg: variant.weightKg,
    newFrom: null,
    newTo: null,
    createdAt: parent.createdAt,
  })
  for (const { storeId, text } of scopes) {
    runSql(db, 'INSERT INTO product_text (product_id, store_id, name, url_key) VALUES (?, ?, ?, ?)', [
      id,
      storeId,
      text(variant.name, `the name of the variant ${variant.sku}`),
      text(variant.urlKey, `the URL key of the variant ${variant.sku}`),
    ])
  }
  writeMedia(writer, id, variant.media)
  writeAttributeValues(writer, id, variant.attributes)
  for (const [attribute, option] of Object.entries(variant.options)) {
    writeAttributeValues(writer, id, { [attribute]: { kind: 'options', options: [option] } })
  }
  writeSaleable(writer, id, variant)
  return id
}

type ProductRecord = {
  readonly sku: string
  readonly type: string
  readonly visibility: number
  readonly taxClass: string
  readonly weightKg: number | null
  readonly newFrom: string | null
  readonly newTo: string | null
  readonly createdAt: string
}

function insertProduct({ db, ids }: Writer, product: ProductRecord): number {
  const { lastId } = runSql(
    db,
    `INSERT INTO product (sku, type, visibility, tax_class_id, weight_kg, new_from, new_to, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      product.sku,
      product.type,
      product.visibility,
      known(ids.taxClasses, product.taxClass, 'tax class'),
      product.weightKg,
      product.newFrom,
      product.newTo,
      product.createdAt,
    ],
  )
  ids.products.set(product.sku, lastId)
  return lastId
}

function writeSaleable({ db }: Writer, id: number, saleable: SeedSaleable): void {
  const special = saleable.specialPrice
  runSql(db, 'INSERT INTO product_price VALUES (?, ?, ?, ?, ?)', [
    id,
    saleable.priceCents,
    special?.cents ?? null,
    special?.from ?? null,
    special?.to ?? null,
  ])
  for (const tier of saleable.tierPrices) {
    runSql(db, 'INSERT INTO product_tier_price VALUES (?, ?, ?)', [id, tier.qty, tier.cents])
  }
  const { stock } = saleable
  runSql(
    db,
    `INSERT INTO stock_item
       (product_id, quantity, is_managed, min_sale_quantity, max_sale_quantity, quantity_increments)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [
      id,
      stock.qty,
      Number(stock.isManaged),
      stock.minSaleQty ?? 1,
      stock.maxSaleQty ?? MAX_SALE_QUANTITY,
      stock.increments ?? 1,
    ],
  )
}

function writeFixedTaxes({ db, scopes }: Writer, productId: number, taxes: readonly SeedFixedTax[]): void {
  for (const { countryId, cents, label } of taxes) {
    const { lastId } = runSql(db, 'INSERT INTO product_fixed_tax (product_id, country_code, cents) VALUES (?, ?, ?)', [
      productId,
      countryId,
      cents,
    ])
    for (const { storeId, text } of scopes) {
      runSql(db, 'INSERT INTO product_fixed_tax_text VALUES (?, ?, ?)', [
        lastId,
        storeId,
        text(label, `the label of a fixed tax in ${countryId}`),
      ])
    }
  }
}

function writeMedia({ db, scopes }: Writer, productId: number, images: readonly SeedImage[]): void {
  for (const [index, image] of images.entries()) {
    const { lastId } = runSql(db, 'INSERT INTO product_media (product_id, file, position) VALUES (?, ?, ?)', [
      productId,
      image.file,
      index + 1,
    ])
    for (const { storeId, text } of scopes) {
      const label = text(image.label, `the label of the picture ${image.file}`)
      runSql(db, 'INSERT INTO product_media_text VALUES (?, ?, ?)', [lastId, storeId, label])
    }
    const { video } = image
    if (!video) continue
    runSql(db, 'INSERT INTO product_media_video VALUES (?, ?, ?)', [lastId, video.provider, video.url])
    for (const { storeId, text } of scopes) {
      const title = text(video.title, `the title of the video ${video.url}`)
      const description = text(video.description, `the description of the video ${video.url}`)
      runSql(db, 'INSERT INTO product_media_video_text VALUES (?, ?, ?, ?)', [lastId, storeId, title, description])
    }
  }
}

function writeAttributeValues(
  { db, scopes, ids }: Writer,
  productId: number,
  values: Readonly<Record<string, SeedAttributeValue>>,
): void {
  const writeText = (attributeId: number, storeId: number, value: string) =>
    runSql(db, 'INSERT INTO product_attribute_text VALUES (?, ?, ?, ?)', [productId, attributeId, storeId, value])
  for (const [attribute, value] of Object.entries(values)) {
    const attributeId = known(ids.attributes, attribute, 'attribute')
    if (value.kind === 'options') {
      for (const option of value.options) {
        const optionId = known(ids.options, `${attribute}/${option}`, 'attribute option')
        runSql(db, 'INSERT INTO product_attribute_option VALUES (?, ?, ?)', [productId, attributeId, optionId])
      }
    } else if (value.kind === 'text') {
      for (const { storeId, text } of scopes)
        writeText(attributeId, storeId, text(value.text, `the value of the attribute ${attribute}`))
    } else {
      // Like Magento's decimals: six digits, prices in units of the currency.
      const decimal = value.kind === 'price' ? value.cents / 100 : value.value
      writeText(attributeId, 0, decimal.toFixed(6))
    }
  }
}

function writeLinks({ db, ids }: Writer, sku: string, links: SeedProductLinks): void {
  const lists = { related: links.related, upsell: links.upSell, crosssell: links.crossSell }
  for (const [type, linkedSkus] of Object.entries(lists)) {
    for (const [position, linkedSku] of linkedSkus.entries()) {
      const productId = known(ids.products, sku, 'product')
      runSql(db, 'INSERT INTO product_link VALUES (?, ?, ?, ?)', [
        productId,
        type,
        position,
        known(ids.products, linkedSku, 'product'),
      ])
    }
  }
}

function writeUrlRedirects({ db, shop, storeIdOf }: Writer): void {
  for (const redirect of shop.urlRedirects) {
    runSql(
      db,
      `INSERT INTO url_rewrite (store_id, request_path, entity_type, entity_id, target_path, redirect_code)
       VALUES (?, ?, 'custom', 0, ?, ?)`,
      [storeIdOf(redirect.store), redirect.requestPath, redirect.targetPath, redirect.redirectCode],
    )
  }
}
