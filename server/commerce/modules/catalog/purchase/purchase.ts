import { allRows, jsonList, oneRow } from '../../../db/rows.ts'
import type { CommerceContext, StoreView } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import { decodeUid, encodeUid } from '../../../engine/uid.ts'
import type { Cents } from '../../../engine/money.ts'
import { type Bundle, type BundlePart, type BundleTier, chooseParts, loadBundles } from './bundles.ts'
import { type BuyRequest, NOTHING_CHOSEN } from './buyRequest.ts'
import {
  additionCents,
  type ChosenOption,
  chooseOptions,
  type CustomOption,
  loadCustomOptions,
  type OptionPrice,
  pricesOfOptions,
  skusOfOptions,
} from './customOptions.ts'
import { chooseLinks, type DownloadLink, type Downloads, loadDownloads } from './downloads.ts'
import {
  type GiftCard,
  giftCardOf,
  type GiftCardOffer,
  giftCardProblem,
  loadGiftCardOffers,
  requestOfGiftCard,
} from './giftCards.ts'
import { FINAL_CENTS, IS_SALABLE } from '../lists/indexer.ts'

/** A chosen value on an axis of a configurable product, with the uids and labels that a cart line shows. */
export type SelectedOption = {
  readonly attributeId: number
  readonly attributeCode: string
  readonly optionUid: string
  readonly optionLabel: string
  readonly valueId: number
  readonly valueUid: string
  readonly valueLabel: string
}

/** The current data of a purchase for a cart or an order. Cents include tax and are of the request's currency. */
export type PurchaseFacts = {
  /** The product with the page: the configurable parent, otherwise the product itself. */
  readonly productId: number
  /** The item that is priced, stocked and shipped: the variant of a configurable, otherwise the same as `productId`. */
  readonly itemId: number
  /** Magento's type_id of the line: simple, virtual, configurable, bundle, downloadable, giftcard. */
  readonly type: string
  /**
   * As in Magento's orders: the variant's SKU on a configurable line, the parts' SKUs appended to that of a bundle with
   * a dynamic price, and at the end the SKUs of customizable options.
   */
  readonly sku: string
  readonly parentSku: string | null
  /** The product's name in this store view. */
  readonly name: string
  readonly urlKey: string
  /** The price of the item without options; see {@link regularUnitCents} for the price as chosen. */
  readonly regularCents: Cents
  /** The price of a single item without options; see {@link unitCents} for the price as chosen and for a quantity. */
  readonly finalCents: Cents
  readonly tierPrices: readonly { readonly quantity: number; readonly cents: Cents }[]
  readonly taxClassCode: string
  readonly taxRatePercent: number
  /** Null for products that are not shipped. */
  readonly weightKg: number | null
  readonly isVirtual: boolean
  /** Parent and item are enabled. */
  readonly isEnabled: boolean
  readonly isInStock: boolean
  readonly isStockManaged: boolean
  /** The number of items that may still be sold; `Infinity` if stock is not managed. */
  readonly salableQuantity: number
  readonly minSaleQuantity: number
  readonly maxSaleQuantity: number
  readonly quantityIncrements: number
  readonly selectedOptions: readonly SelectedOption[]
  /** Customizable options of any type of product. */
  readonly customOptions: readonly ChosenOption[]
  /** The prices that customizable options, links or the amount of a gift card add to one item. */
  readonly additions: readonly { readonly price: OptionPrice; readonly times: number }[]
  /** The parts of a bundle; empty otherwise. */
  readonly parts: readonly BundlePart[]
  readonly isPricedByParts: boolean
  /** The tiers of a bundle; empty otherwise. */
  readonly bundleTiers: readonly BundleTier[]
  /** The links of a downloadable product; empty otherwise. */
  readonly links: readonly DownloadLink[]
  /** Null unless it is a gift card. */
  readonly giftCard: GiftCard | null
  /** The stock that one item needs. */
  readonly demands: readonly { readonly productId: number; readonly quantity: number }[]
  /** The choices in canonical order: two lines of one product with equal choices are one line. */
  readonly request: BuyRequest
}

/** A shopper's request with readable uids. */
export type PurchaseRequest = { readonly sku: string; readonly request: BuyRequest }

/** Why it cannot be bought; codes and messages are those of `addProductsToCart.user_errors`. */
export type PurchaseRefusal = {
  readonly code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'UNDEFINED'
  readonly message: string
}

export type PurchaseResolution =
  | { readonly kind: 'found'; readonly facts: PurchaseFacts }
  /** A grouped product: its salable items, each as a separate line, with their default quantities. */
  | { readonly kind: 'group'; readonly pieces: readonly { readonly sku: string; readonly quantity: number }[] }
  | { readonly kind: 'refused'; readonly refusal: PurchaseRefusal }

type Tiers = PurchaseFacts['tierPrices']

/** The cheapest of the final and the reached tier prices. */
const cheapest = (finalCents: Cents, tiers: Tiers, quantity: number): Cents =>
  Math.min(finalCents, ...tiers.filter((tier) => quantity >= tier.quantity).map((tier) => tier.cents))

/**
 * An amount less the discount of the bundle's own tier. As in Magento (`getTierPrice` of `Bundle\Model\Product\Price`)
 * the highest percentage that the number of bundles reaches counts.
 */
function lessTier(cents: Cents, { bundleTiers }: PricedFacts, bundles: number): Cents {
  const reached = bundleTiers.filter((tier) => bundles >= tier.quantity).map((tier) => tier.percentOff)
  return Math.round((cents * (100 - Math.max(0, ...reached))) / 100)
}

/**
 * The price of a bundle's part per item, for this number of bundles. The bundle's tier is taken off the part's own
 * price, be that a tier of the part or not (`getSelectionFinalTotalPrice` of the same class).
 */
export function partCents(part: BundlePart, facts: PricedFacts, bundles: number): Cents {
  const { selection, quantity } = part
  const cents = facts.isPricedByParts
    ? cheapest(selection.finalCents, selection.tierPrices, bundles * quantity)
    : additionCents(selection.price, facts.finalCents)
  return lessTier(cents, facts, bundles)
}

type PricedFacts = Pick<
  PurchaseFacts,
  'finalCents' | 'tierPrices' | 'additions' | 'parts' | 'isPricedByParts' | 'bundleTiers'
>

const additionsTo = (base: Cents, additions: PurchaseFacts['additions']): Cents =>
  additions.reduce((sum, { price, times }) => sum + additionCents(price, base) * times, 0)

/** The surcharges of all parts of a bundle with a fixed price, whose own price is `base`. */
const fixedPartsCents = (base: Cents, parts: readonly BundlePart[]): Cents =>
  additionsTo(
    base,
    parts.map(({ selection, quantity }) => ({ price: selection.price, times: quantity })),
  )

/** The price of one item as chosen, for this quantity. */
export function unitCents(facts: PricedFacts, quantity: number): Cents {
  const { parts, additions } = facts
  if (facts.isPricedByParts) {
    const sum = parts.reduce((cents, part) => cents + partCents(part, facts, quantity) * part.quantity, 0)
    return sum + additionsTo(sum, additions)
  }
  const own = cheapest(facts.finalCents, facts.tierPrices, quantity)
  const sum = lessTier(own + fixedPartsCents(own, parts), facts, quantity)
  return sum + additionsTo(lessTier(own, facts, quantity), additions)
}

/** The price of one item as chosen, before any reduction. */
export function regularUnitCents(facts: PricedFacts & Pick<PurchaseFacts, 'regularCents'>): Cents {
  const { parts, additions, regularCents } = facts
  if (facts.isPricedByParts) {
    const sum = parts.reduce((cents, { selection, quantity }) => cents + selection.regularCents * quantity, 0)
    return sum + additionsTo(sum, additions)
  }
  return regularCents + fixedPartsCents(regularCents, parts) + additionsTo(regularCents, additions)
}

/**
 * Resolves a request of `addProductsToCart`: a product by its SKU, the variant of a configurable by the parent's SKU
 * and one value of every axis, a bundle by its selections; each with its customizable options. SKUs are exact,
 * including letter case. Quantities are not checked here; `isInStock` and the stock are part of the facts.
 */
export function resolvePurchase(context: CommerceContext, { sku, request }: PurchaseRequest): PurchaseResolution {
  const product = oneRow<{ id: number; type: string; is_enabled: number }>(
    context.db,
    'SELECT id, type, is_enabled FROM product WHERE sku = ?',
    [sku],
  )
  if (!product || product.is_enabled === 0) {
    return refused('PRODUCT_NOT_FOUND', `Could not find a product with SKU "${sku}"`)
  }
  switch (product.type) {
    case 'configurable':
      return resolveVariant(context, product.id, request)
    case 'grouped':
      return { kind: 'group', pieces: salablePieces(context, product.id) }
    default:
      return found(context, { productId: product.id, itemId: product.id, request })
  }
}

function resolveVariant(context: CommerceContext, parentId: number, request: BuyRequest): PurchaseResolution {
  const axes = allRows<{ attribute_id: number }>(
    context.db,
    'SELECT attribute_id FROM configurable_axis WHERE product_id = ? ORDER BY position',
    [parentId],
  )
  const chosen = chosenValues(request.selected)
  if (axes.some((axis) => !chosen.has(axis.attribute_id))) {
    return refused('UNDEFINED', 'You need to choose options for your item.')
  }
  const wanted = axes.map((axis) => chosen.get(axis.attribute_id) ?? 0)
  const variant = oneRow<{ child_id: number }>(
    context.db,
    `SELECT child_id FROM configurable_variant v JOIN product child ON child.id = child_id AND child.is_enabled = 1
     WHERE parent_id = :parent AND :axes = (
       SELECT count(*) FROM product_attribute_option o
       JOIN configurable_axis a ON a.product_id = :parent AND a.attribute_id = o.attribute_id
       WHERE o.product_id = child_id AND o.option_id IN (SELECT value FROM json_each(:wanted)))
     ORDER BY v.position LIMIT 1`,
    { parent: parentId, axes: axes.length, wanted: jsonList(wanted) },
  )
  if (!variant) return refused('NOT_SALABLE', 'The required options you selected are not available')
  return found(context, { productId: parentId, itemId: variant.child_id, request })
}

const salablePieces = (context: CommerceContext, groupId: number) =>
  allRows<{ sku: string; quantity: number }>(
    context.db,
    `SELECT piece.sku, quantity FROM grouped_item
     JOIN product piece ON piece.id = child_id
     JOIN product_index i ON i.product_id = child_id AND i.is_salable = 1
     WHERE parent_id = ? ORDER BY position`,
    [groupId],
  )

/** A stored line: its product, its item, and its request. */
export type PurchaseKey = { readonly productId: number; readonly itemId: number; readonly request: BuyRequest }

/**
 * The facts of many lines in a fixed number of queries, in the order of the keys; undefined if the product, the item or
 * their relation no longer exists. Requested options that the product no longer offers are left out.
 */
export function loadPurchaseFacts(
  context: CommerceContext,
  keys: readonly PurchaseKey[],
): readonly (PurchaseFacts | undefined)[] {
  return loadPurchases(context, keys).map((purchase) => purchase?.facts)
}

/** The facts of a line, and why it could not be added again. */
type Purchase = { readonly facts: PurchaseFacts; readonly refusal: PurchaseRefusal | null }

function loadPurchases(context: CommerceContext, keys: readonly PurchaseKey[]): readonly (Purchase | undefined)[] {
  if (keys.length === 0) return []
  const { db, store, today } = context
  const pairs = JSON.stringify(keys.map((key) => [key.productId, key.itemId]))
  const rows = allRows<FactsRow>(db, FACTS_SQL, { pairs, today, store: store.id })
  const productIds = [...new Set(rows.map((row) => row.product_id))]
  const tiers = tierPricesOf(
    context,
    rows.map((row) => row.item_id),
  )
  const axisValues = selectedOptionsOf(context, rows)
  const customOptions = loadCustomOptions(context, productIds)
  const bundles = loadBundles(context, productIdsOfType(rows, 'bundle'))
  const downloads = loadDownloads(context, productIdsOfType(rows, 'downloadable'))
  const giftCards = loadGiftCardOffers(context, productIdsOfType(rows, 'giftcard'))
  const byKey = new Map(rows.map((row) => [lineKey(row.product_id, row.item_id), row]))
  return keys.map((key) => {
    const row = byKey.get(lineKey(key.productId, key.itemId))
    return (
      row &&
      purchaseOf(row, key.request, store, {
        tierPrices: tiers.get(row.item_id) ?? [],
        axisValues: axisValues.get(lineKey(row.product_id, row.item_id)) ?? [],
        customOptions: customOptions.get(row.product_id) ?? [],
        bundle: bundles.get(row.product_id) ?? null,
        downloads: downloads.get(row.product_id) ?? null,
        giftCard: giftCards.get(row.product_id) ?? null,
      })
    )
  })
}

const productIdsOfType = (rows: readonly FactsRow[], type: string): readonly number[] =>
  rows.filter((row) => row.type === type).map((row) => row.product_id)

/** The options that a product offers. */
type Offer = {
  readonly tierPrices: Tiers
  readonly axisValues: readonly SelectedOption[]
  readonly customOptions: readonly CustomOption[]
  readonly bundle: Bundle | null
  readonly downloads: Downloads | null
  readonly giftCard: GiftCardOffer | null
}

function purchaseOf(row: FactsRow, request: BuyRequest, store: StoreView, offer: Offer): Purchase {
  const options = chooseOptions(offer.customOptions, request)
  const bundle = offer.bundle && chooseParts(offer.bundle, request)
  const parts = bundle?.parts ?? []
  const links = offer.downloads ? chooseLinks(offer.downloads, request) : []
  const giftCard = offer.giftCard && giftCardOf(offer.giftCard, request)
  const isPricedByParts = offer.bundle?.hasDynamicPrice ?? false
  const partSkus = isPricedByParts ? parts.map(({ selection }) => selection.sku) : []
  const facts: PurchaseFacts = {
    productId: row.product_id,
    itemId: row.item_id,
    type: row.type,
    sku: [row.sku, ...partSkus, ...skusOfOptions(options.chosen)].join('-'),
    parentSku: row.product_id === row.item_id ? null : row.parent_sku,
    name: row.name,
    urlKey: row.url_key,
    regularCents: shownCents(store, row.regular_cents),
    finalCents: shownCents(store, row.final_cents),
    tierPrices: offer.tierPrices,
    taxClassCode: row.tax_class_code,
    taxRatePercent: row.rate_percent,
    weightKg: weightOf(row, parts),
    isVirtual: isVirtual(row, parts, offer.giftCard),
    isEnabled: row.is_enabled === 1,
    isInStock: row.is_in_stock === 1 && parts.every(({ selection }) => selection.isSalable),
    isStockManaged: row.is_managed === 1,
    salableQuantity: Math.min(row.is_managed === 1 ? Math.max(0, row.salable) : Infinity, ...salableByParts(parts)),
    minSaleQuantity: row.min_sale_quantity,
    maxSaleQuantity: row.max_sale_quantity,
    quantityIncrements: row.quantity_increments,
    selectedOptions: offer.axisValues,
    customOptions: options.chosen,
    additions: [
      ...pricesOfOptions(options.chosen).map((price) => ({ price, times: 1 })),
      ...(offer.downloads?.areLinksSoldSeparately === true
        ? links.map(({ priceCents }) => ({ price: { kind: 'fixed' as const, cents: priceCents }, times: 1 }))
        : []),
      ...(giftCard
        ? [{ price: { kind: 'fixed' as const, cents: shownCents(store, giftCard.amountCents) }, times: 1 }]
        : []),
    ],
    parts,
    isPricedByParts,
    bundleTiers: offer.bundle?.tiers ?? [],
    links,
    giftCard,
    demands: [
      { productId: row.item_id, quantity: 1 },
      ...parts.map(({ selection, quantity }) => ({ productId: selection.productId, quantity })),
    ],
    request: canonicalRequest({ axisValues: offer.axisValues, options: options.chosen, parts, links, giftCard }),
  }
  const cardProblem = offer.giftCard && giftCard && giftCardProblem(offer.giftCard, giftCard)
  const ofType: PurchaseRefusal | null = cardProblem ? { code: 'UNDEFINED', message: cardProblem } : null
  return { facts, refusal: refusalOf(options.problem, bundle?.problem ?? ofType, offer.downloads, links) }
}

/** In Magento's order of checks: the type's own choices after the customizable options. */
function refusalOf(
  optionsProblem: string | null,
  typeProblem: PurchaseRefusal | null,
  downloads: Downloads | null,
  links: readonly DownloadLink[],
): PurchaseRefusal | null {
  if (optionsProblem !== null) return { code: 'UNDEFINED', message: optionsProblem }
  if (typeProblem) return typeProblem
  return downloads && downloads.links.length > 0 && links.length === 0
    ? { code: 'UNDEFINED', message: 'Please specify product link(s).' }
    : null
}

function isVirtual(row: FactsRow, parts: readonly BundlePart[], giftCard: GiftCardOffer | null): boolean {
  if (row.type === 'bundle') return parts.every(({ selection }) => selection.isVirtual)
  return giftCard ? giftCard.type === 'virtual' : row.item_type === 'virtual' || row.item_type === 'downloadable'
}

function weightOf(row: FactsRow, parts: readonly BundlePart[]): number | null {
  if (row.type !== 'bundle') return row.weight_kg
  const weights = parts.flatMap(({ selection, quantity }) =>
    selection.weightKg === null ? [] : [selection.weightKg * quantity],
  )
  return weights.length === 0 ? null : weights.reduce((sum, weight) => sum + weight, 0)
}

/** The number of bundles for which the stock of each part suffices; two options may use the same product. */
const salableByParts = (parts: readonly BundlePart[]): readonly number[] =>
  [...Map.groupBy(parts, ({ selection }) => selection.productId).values()].map((same) => {
    const perBundle = same.reduce((sum, { quantity }) => sum + quantity, 0)
    return Math.floor((same[0]?.selection.salableQuantity ?? 0) / perBundle)
  })

type Chosen = {
  readonly axisValues: readonly SelectedOption[]
  readonly options: readonly ChosenOption[]
  readonly parts: readonly BundlePart[]
  readonly links: readonly DownloadLink[]
  readonly giftCard: GiftCard | null
}

function canonicalRequest({ axisValues, options, parts, links, giftCard }: Chosen): BuyRequest {
  const card = giftCard ? requestOfGiftCard(giftCard) : NOTHING_CHOSEN
  return {
    selected: [
      ...axisValues.map((value) => value.valueUid),
      ...options.flatMap((choice) => (choice.kind === 'picked' ? choice.values.map((value) => value.uid) : [])),
      ...parts.map(({ option, selection, quantity }) => encodeUid('bundle', option.id, selection.id, quantity)),
      ...links.map((link) => link.uid),
      ...card.selected,
    ],
    entered: [
      ...options.flatMap((choice) =>
        choice.kind === 'entered' ? [{ uid: choice.option.uid, value: choice.text }] : [],
      ),
      ...card.entered,
    ],
  }
}

type FactsRow = {
  product_id: number
  item_id: number
  type: string
  item_type: string
  sku: string
  parent_sku: string
  name: string
  url_key: string
  regular_cents: number
  final_cents: number
  tax_class_code: string
  rate_percent: number
  weight_kg: number | null
  is_enabled: number
  is_in_stock: number
  is_managed: number
  salable: number
  min_sale_quantity: number
  max_sale_quantity: number
  quantity_increments: number
}

const FACTS_SQL = `
  WITH line AS (
    SELECT DISTINCT json_extract(value, '$[0]') AS product_id, json_extract(value, '$[1]') AS item_id
    FROM json_each(:pairs)
  )
  SELECT line.product_id, line.item_id, parent.type, item.type AS item_type, item.sku, parent.sku AS parent_sku,
    coalesce(own.name, base.name, parent.sku) AS name, coalesce(own.url_key, base.url_key, '') AS url_key,
    p.regular_cents, ${FINAL_CENTS} AS final_cents, tax.code AS tax_class_code, tax.rate_percent, item.weight_kg,
    parent.is_enabled = 1 AND item.is_enabled = 1 AS is_enabled, (${IS_SALABLE}) AS is_in_stock,
    s.is_managed, s.quantity - s.reserved AS salable, s.min_sale_quantity, s.max_sale_quantity, s.quantity_increments
  FROM line
  JOIN product parent ON parent.id = line.product_id
  JOIN product item ON item.id = line.item_id
  JOIN product_price p ON p.product_id = item.id
  JOIN stock_item s ON s.product_id = item.id
  JOIN tax_class tax ON tax.id = item.tax_class_id
  LEFT JOIN product_text base ON base.product_id = parent.id AND base.store_id = 0
  LEFT JOIN product_text own ON own.product_id = parent.id AND own.store_id = :store
  WHERE line.product_id = line.item_id OR EXISTS (
    SELECT 1 FROM configurable_variant v WHERE v.parent_id = line.product_id AND v.child_id = line.item_id)`

function found(context: CommerceContext, key: PurchaseKey): PurchaseResolution {
  const [purchase] = loadPurchases(context, [key])
  if (!purchase) return refused('NOT_SALABLE', 'Product that you are trying to add is not available.')
  const { facts, refusal } = purchase
  return refusal ? { kind: 'refused', refusal } : { kind: 'found', facts }
}

const lineKey = (productId: number, itemId: number): string => `${productId}/${itemId}`

const refused = (code: PurchaseRefusal['code'], message: string): PurchaseResolution => ({
  kind: 'refused',
  refusal: { code, message },
})

/** Option ids by attribute id, from uids `configurable/<attribute>/<option>`; other uids do not belong to an axis. */
function chosenValues(uids: readonly string[]): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>()
  for (const uid of uids) {
    const [kind, attribute, option] = decodeUid(uid).split('/')
    if (kind === 'configurable' && attribute && option) chosen.set(Number(attribute), Number(option))
  }
  return chosen
}

function tierPricesOf({ db, store }: CommerceContext, itemIds: readonly number[]) {
  const rows = allRows<{ product_id: number; quantity: number; cents: number }>(
    db,
    `SELECT product_id, quantity, cents FROM product_tier_price
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY quantity`,
    [jsonList(itemIds)],
  ).map((row) => ({ ...row, cents: shownCents(store, row.cents) }))
  return Map.groupBy(rows, (row) => row.product_id)
}

function selectedOptionsOf(
  context: CommerceContext,
  lines: readonly FactsRow[],
): ReadonlyMap<string, readonly SelectedOption[]> {
  const variants = lines.filter((line) => line.product_id !== line.item_id)
  if (variants.length === 0) return new Map()
  const rows = allRows<{
    parent_id: number
    child_id: number
    attribute_id: number
    code: string
    option_id: number
    attribute_label: string
    option_label: string
  }>(
    context.db,
    `SELECT v.parent_id, v.child_id, o.attribute_id, attribute.code, o.option_id,
       coalesce(own_attribute.label, base_attribute.label, attribute.code) AS attribute_label,
       coalesce(own_option.label, base_option.label, '') AS option_label
     FROM configurable_variant v
     JOIN configurable_axis axis ON axis.product_id = v.parent_id
     JOIN product_attribute_option o ON o.product_id = v.child_id AND o.attribute_id = axis.attribute_id
     JOIN attribute ON attribute.id = o.attribute_id
     LEFT JOIN attribute_text base_attribute ON base_attribute.attribute_id = o.attribute_id AND base_attribute.store_id = 0
     LEFT JOIN attribute_text own_attribute ON own_attribute.attribute_id = o.attribute_id AND own_attribute.store_id = :store
     LEFT JOIN attribute_option_text base_option ON base_option.option_id = o.option_id AND base_option.store_id = 0
     LEFT JOIN attribute_option_text own_option ON own_option.option_id = o.option_id AND own_option.store_id = :store
     WHERE v.child_id IN (SELECT value FROM json_each(:children))
     ORDER BY axis.position`,
    { children: jsonList(variants.map((line) => line.item_id)), store: context.store.id },
  )
  const options = rows.map((row) => ({
    line: lineKey(row.parent_id, row.child_id),
    attributeId: row.attribute_id,
    attributeCode: row.code,
    optionUid: encodeUid('configurable', row.parent_id, row.attribute_id),
    optionLabel: row.attribute_label,
    valueId: row.option_id,
    valueUid: encodeUid('configurable', row.attribute_id, row.option_id),
    valueLabel: row.option_label,
  }))
  return Map.groupBy(options, (option) => option.line)
}
