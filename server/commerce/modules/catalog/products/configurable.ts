import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { inputError } from '../../../engine/errors.ts'
import { decodeUid, encodeUid } from '../../../engine/uid.ts'
import { groupedValues, loadProducts, type Product } from './products.ts'

/** One value of an axis, e.g. a glaze. */
export type AxisValue = {
  readonly optionId: number
  readonly uid: string
  readonly label: string
  /** In the default store view's language. */
  readonly defaultLabel: string
  /** `#RRGGBB` for colours, otherwise a short text or the path of a picture. */
  readonly swatch: string | null
}

/** An attribute by which the variants of a configurable differ, with the values of its variants. */
export type Axis = {
  readonly attributeId: number
  readonly attributeCode: string
  readonly uid: string
  readonly label: string
  readonly position: number
  readonly swatchType: 'color' | 'text' | null
  readonly values: readonly AxisValue[]
}

export type Variant = {
  readonly product: Product
  /** Option id by attribute id. */
  readonly options: ReadonlyMap<number, number>
}

/** Axes by configurable product, in the order of the choice. */
export function loadAxes(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly Axis[]> {
  const rows = allRows<{
    product_id: number
    attribute_id: number
    attribute_code: string
    attribute_label: string
    position: number
    swatch_type: 'color' | 'text' | null
    option_id: number
    label: string
    default_label: string
    swatch: string | null
  }>(
    context.db,
    `SELECT DISTINCT axis.product_id, axis.attribute_id, attribute.code AS attribute_code,
       coalesce(own_attribute.label, base_attribute.label, attribute.code) AS attribute_label,
       axis.position, attribute.swatch AS swatch_type, o.id AS option_id,
       coalesce(own.label, base.label, o.code) AS label, coalesce(base.label, o.code) AS default_label,
       coalesce(own.swatch, base.swatch) AS swatch, o.position AS option_position
     FROM configurable_axis axis
     JOIN attribute ON attribute.id = axis.attribute_id
     JOIN configurable_variant v ON v.parent_id = axis.product_id
     JOIN product child ON child.id = v.child_id AND child.is_enabled = 1
     JOIN product_attribute_option chosen ON chosen.product_id = v.child_id AND chosen.attribute_id = axis.attribute_id
     JOIN attribute_option o ON o.id = chosen.option_id
     LEFT JOIN attribute_text base_attribute ON base_attribute.attribute_id = attribute.id AND base_attribute.store_id = 0
     LEFT JOIN attribute_text own_attribute
       ON own_attribute.attribute_id = attribute.id AND own_attribute.store_id = :store
     LEFT JOIN attribute_option_text base ON base.option_id = o.id AND base.store_id = 0
     LEFT JOIN attribute_option_text own ON own.option_id = o.id AND own.store_id = :store
     WHERE axis.product_id IN (SELECT value FROM json_each(:ids))
     ORDER BY axis.product_id, axis.position, option_position`,
    { ids: jsonList(productIds), store: context.store.id },
  )
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map(
    [...byProduct].map(([productId, productRows]) => [
      productId,
      [...Map.groupBy(productRows, (row) => row.attribute_id).values()].flatMap((axisRows) => {
        const [first] = axisRows
        if (!first) return []
        return {
          attributeId: first.attribute_id,
          attributeCode: first.attribute_code,
          uid: encodeUid('configurable', productId, first.attribute_id),
          label: first.attribute_label,
          position: first.position,
          swatchType: first.swatch_type,
          values: axisRows.map((row) => ({
            optionId: row.option_id,
            uid: encodeUid('configurable', row.attribute_id, row.option_id),
            label: row.label,
            defaultLabel: row.default_label,
            swatch: row.swatch,
          })),
        }
      }),
    ]),
  )
}

/**
 * Enabled variants by configurable product, including sold-out ones, which have their stock status, unless the merchant
 * hides those.
 */
export function loadVariants(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, readonly Variant[]> {
  const rows = allRows<{ parent_id: number; child_id: number; options: string }>(
    context.db,
    `SELECT v.parent_id, v.child_id, json_group_array(json_array(chosen.attribute_id, chosen.option_id)) AS options
     FROM configurable_variant v
     JOIN product child ON child.id = v.child_id AND child.is_enabled = 1
     JOIN configurable_axis axis ON axis.product_id = v.parent_id
     JOIN product_attribute_option chosen ON chosen.product_id = v.child_id AND chosen.attribute_id = axis.attribute_id
     LEFT JOIN product_index i ON i.product_id = v.child_id
     WHERE v.parent_id IN (SELECT value FROM json_each(:ids)) AND (:hidesSoldOut = 0 OR i.is_salable = 1)
     GROUP BY v.parent_id, v.child_id ORDER BY v.parent_id, v.position`,
    { ids: jsonList(productIds), hidesSoldOut: Number(context.store.config.areSoldOutProductsHidden ?? false) },
  )
  const children = loadProducts(
    context,
    rows.map((row) => row.child_id),
  )
  return groupedValues(
    rows,
    (row) => row.parent_id,
    (row) => {
      const product = children.get(row.child_id)
      const options: [number, number][] = JSON.parse(row.options)
      return product && { product, options: new Map(options) }
    },
  )
}

/** Option id by attribute id: the shopper's choices so far. */
export type Choice = ReadonlyMap<number, number>

/** Reads option value uids against the axes; throws Magento's input errors. */
export function choiceOf(axes: readonly Axis[], uids: readonly string[]): Choice {
  const choice = new Map<number, number>()
  for (const uid of uids) {
    decodeUid(uid)
    const axis = axes.find((candidate) => candidate.values.some((value) => value.uid === uid))
    const value = axis?.values.find((candidate) => candidate.uid === uid)
    if (!axis || !value) throw inputError('configurableOptionValueUids values are incorrect')
    choice.set(axis.attributeId, value.optionId)
  }
  return choice
}

/** The variants that match a choice. */
export const matchingVariants = (variants: readonly Variant[], choice: Choice): readonly Variant[] =>
  variants.filter((variant) => [...choice].every(([attribute, option]) => variant.options.get(attribute) === option))

/** The state of the configurator after a choice. */
export type Selection = {
  /** The variant, once every axis is chosen; sold out or not. */
  readonly variant: Variant | null
  /** Per axis, the values that some salable variant still has. Axes without any are left out. */
  readonly available: readonly { readonly axis: Axis; readonly values: readonly AxisValue[] }[]
  /** Axes that are still to be chosen. */
  readonly open: readonly Axis[]
}

export function selectionOf(axes: readonly Axis[], variants: readonly Variant[], choice: Choice): Selection {
  const matching = matchingVariants(variants, choice)
  const offers = (axis: Axis, value: AxisValue) =>
    matching.some((variant) => variant.product.isSalable && variant.options.get(axis.attributeId) === value.optionId)
  return {
    variant: axes.every((axis) => choice.has(axis.attributeId)) ? (matching[0] ?? null) : null,
    available: axes
      .map((axis) => ({ axis, values: axis.values.filter((value) => offers(axis, value)) }))
      .filter(({ values }) => values.length > 0),
    open: axes.filter((axis) => !choice.has(axis.attributeId)),
  }
}
