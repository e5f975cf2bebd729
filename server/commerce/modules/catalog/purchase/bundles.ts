import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import type { Cents } from '../../../engine/money.ts'
import { decodeUid, encodeUid } from '../../../engine/uid.ts'
import type { BuyRequest } from './buyRequest.ts'
import { optionPriceOf, type OptionPrice } from './customOptions.ts'
import { groupedValues, loadTierPrices, type Product } from '../products/products.ts'
import { stockItems } from '../products/stock.ts'

export type BundleOptionType = 'select' | 'radio' | 'checkbox' | 'multi'

/** A product that may be chosen for an option of a bundle, with its current data. Cents include tax. */
export type BundleSelection = {
  readonly id: number
  /** Contains the quantity that the merchant set. */
  readonly uid: string
  readonly productId: number
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
  readonly position: number
  /** The amount that it adds to the bundle's fixed price. */
  readonly price: OptionPrice
  readonly regularCents: Cents
  readonly finalCents: Cents
  readonly tierPrices: readonly { readonly quantity: number; readonly cents: Cents }[]
  readonly weightKg: number | null
  readonly isVirtual: boolean
  readonly isSalable: boolean
  /** `Infinity` if stock is not managed. */
  readonly salableQuantity: number
}

export type BundleOption = {
  readonly id: number
  readonly uid: string
  readonly title: string
  readonly type: BundleOptionType
  readonly isRequired: boolean
  readonly position: number
  readonly selections: readonly BundleSelection[]
}

/** A discount on each bundle from a number of bundles on, 0 to 100 percent. */
export type BundleTier = { readonly quantity: number; readonly percentOff: number }

export type Bundle = {
  readonly hasDynamicPrice: boolean
  /** Lowest quantity first. */
  readonly tiers: readonly BundleTier[]
  readonly options: readonly BundleOption[]
}

type SelectionRow = {
  id: number
  option_id: number
  product_id: number
  sku: string
  name: string
  quantity: number
  can_change_quantity: number
  is_default: number
  position: number
  price_type: 'fixed' | 'percent'
  price: number
  regular_cents: number
  final_cents: number
  weight_kg: number | null
  type: string
  is_salable: number
}

type OptionRow = {
  id: number
  product_id: number
  has_dynamic_price: number
  title: string
  type: BundleOptionType
  is_required: number
  position: number
}

/** Bundles by product, options and selections in the merchant's order; disabled products cannot be chosen. */
export function loadBundles(context: CommerceContext, productIds: readonly number[]): ReadonlyMap<number, Bundle> {
  const { db, store } = context
  const options = allRows<OptionRow>(
    db,
    `SELECT o.id, o.product_id, bundle.has_dynamic_price, coalesce(own.title, base.title, '') AS title, o.type,
       o.is_required, o.position
     FROM bundle_option o JOIN bundle ON bundle.product_id = o.product_id
     LEFT JOIN bundle_option_text base ON base.option_id = o.id AND base.store_id = 0
     LEFT JOIN bundle_option_text own ON own.option_id = o.id AND own.store_id = :store
     WHERE o.product_id IN (SELECT value FROM json_each(:ids)) ORDER BY o.product_id, o.position`,
    { ids: jsonList(productIds), store: store.id },
  )
  if (options.length === 0) return new Map()
  const selections = loadSelections(
    context,
    options.map((option) => option.id),
  )
  const tiers = loadBundleTiers(context, productIds)
  return new Map(
    [...Map.groupBy(options, (option) => option.product_id)].map(([productId, rows]) => [
      productId,
      {
        hasDynamicPrice: rows[0]?.has_dynamic_price === 1,
        tiers: tiers.get(productId) ?? [],
        options: rows.map((row) => ({
          id: row.id,
          uid: encodeUid('bundle', row.id),
          title: row.title,
          type: row.type,
          isRequired: row.is_required === 1,
          position: row.position,
          selections: selections.get(row.id) ?? [],
        })),
      },
    ]),
  )
}

function loadBundleTiers(
  { db }: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly BundleTier[]> {
  const rows = allRows<{ product_id: number; quantity: number; percent_off: number }>(
    db,
    `SELECT product_id, quantity, percent_off FROM bundle_tier_price
     WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, quantity`,
    [jsonList(productIds)],
  )
  return groupedValues(
    rows,
    (row) => row.product_id,
    (row): BundleTier => ({ quantity: row.quantity, percentOff: row.percent_off }),
  )
}

function loadSelections(
  context: CommerceContext,
  optionIds: readonly number[],
): ReadonlyMap<number, readonly BundleSelection[]> {
  const { db, store } = context
  const rows = allRows<SelectionRow>(
    db,
    `SELECT s.id, s.option_id, s.product_id, part.sku, coalesce(own.name, base.name, part.sku) AS name, s.quantity,
       s.can_change_quantity, s.is_default, s.position, s.price_type, s.price,
       i.minimum_regular_cents AS regular_cents, i.minimum_final_cents AS final_cents, part.weight_kg, part.type,
       i.is_salable
     FROM bundle_selection s
     JOIN product part ON part.id = s.product_id AND part.is_enabled = 1
     JOIN product_index i ON i.product_id = part.id
     LEFT JOIN product_text base ON base.product_id = part.id AND base.store_id = 0
     LEFT JOIN product_text own ON own.product_id = part.id AND own.store_id = :store
     WHERE s.option_id IN (SELECT value FROM json_each(:ids)) ORDER BY s.option_id, s.position`,
    { ids: jsonList(optionIds), store: store.id },
  )
  const parts = [...new Set(rows.map((row) => row.product_id))]
  const stock = stockItems(db, parts)
  const tiers = loadTierPrices(context, parts)
  return groupedValues(
    rows,
    (row) => row.option_id,
    (row): BundleSelection => {
      const item = stock.get(row.product_id)
      return {
        id: row.id,
        uid: encodeUid('bundle', row.option_id, row.id, row.quantity),
        productId: row.product_id,
        sku: row.sku,
        name: row.name,
        quantity: row.quantity,
        canChangeQuantity: row.can_change_quantity === 1,
        isDefault: row.is_default === 1,
        position: row.position,
        price: optionPriceOf(store, row.price_type, row.price),
        regularCents: shownCents(store, row.regular_cents),
        finalCents: shownCents(store, row.final_cents),
        tierPrices: tiers.get(row.product_id) ?? [],
        weightKg: row.weight_kg,
        isVirtual: row.type === 'virtual',
        isSalable: row.is_salable === 1,
        salableQuantity: item?.isManaged === false ? Infinity : Math.max(0, item?.salableQuantity ?? 0),
      }
    },
  )
}

/** The bundle of a product, with its current data. */
export function bundleOf(product: Product, context: CommerceContext): Bundle {
  const bundle = product.siblings.answer(loadBundles, context, product.id)
  // A bundle without options still has its own price, which is then fixed.
  return bundle ?? { hasDynamicPrice: false, tiers: [], options: [] }
}

/** A selection in a cart line. */
export type BundlePart = {
  readonly option: BundleOption
  readonly selection: BundleSelection
  /** The number of items in one bundle. */
  readonly quantity: number
}

/** Why a bundle cannot be bought as requested, in Magento's words. */
export type BundleProblem = { readonly code: 'NOT_SALABLE' | 'UNDEFINED'; readonly message: string }

const undefinedProblem = (message: string): BundleProblem => ({ code: 'UNDEFINED', message })

/**
 * Reads a request against a bundle: selections by their uids, whose last part is the quantity; the same uid as an
 * entered option has the quantity as its value.
 */
export function chooseParts(
  bundle: Bundle,
  request: BuyRequest,
): { readonly parts: readonly BundlePart[]; readonly problem: BundleProblem | null } {
  const wanted = wantedQuantities(request)
  const parts = bundle.options.flatMap((option) =>
    option.selections.flatMap((selection): readonly BundlePart[] => {
      const quantity = wanted.get(selection.id)
      if (quantity === undefined) return []
      return [{ option, selection, quantity: selection.canChangeQuantity ? quantity : selection.quantity }]
    }),
  )
  return { parts, problem: problemOf(bundle, parts) }
}

function problemOf(bundle: Bundle, parts: readonly BundlePart[]): BundleProblem | null {
  if (parts.length === 0) return undefinedProblem('Please specify product option(s).')
  const chosenOf = (option: BundleOption) => parts.filter((part) => part.option === option)
  if (bundle.options.some((option) => option.isRequired && chosenOf(option).length === 0)) {
    return undefinedProblem('Please select all required options.')
  }
  const takesOne = (option: BundleOption) => option.type === 'select' || option.type === 'radio'
  if (bundle.options.some((option) => takesOne(option) && chosenOf(option).length > 1)) {
    return undefinedProblem('Option type (select, radio) should have only one element.')
  }
  if (parts.some(({ quantity }) => !Number.isInteger(quantity))) {
    return undefinedProblem('You cannot use decimal quantity for this product.')
  }
  if (parts.some(({ selection }) => !selection.isSalable)) {
    return { code: 'NOT_SALABLE', message: 'The required options you selected are not available.' }
  }
  return null
}

/** Quantities by selection id; a value that is not a positive number counts as one, as in Magento. */
function wantedQuantities(request: BuyRequest): ReadonlyMap<number, number> {
  const asked = [
    ...request.selected.map((uid) => ({ uid, value: null })),
    ...request.entered.map(({ uid, value }) => ({ uid, value })),
  ]
  const quantities = new Map<number, number>()
  for (const { uid, value } of asked) {
    const [kind, , selection, quantity] = decodeUid(uid).split('/')
    if (kind !== 'bundle' || !selection) continue
    const number = Number(value ?? quantity)
    quantities.set(Number(selection), number > 0 ? number : 1)
  }
  return quantities
}
