import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import type { TypeResolvers } from '../../../engine/module.ts'
import { returnItemAttributes } from '../../returns/attributes.ts'

/** SQL: the API's value of option `o` of attribute `a`: its id; for a yes/no attribute 1 or 0. */
export const OPTION_VALUE = `CASE a.input WHEN 'boolean' THEN CAST(o.code AS INTEGER) ELSE o.id END`

/** The properties of an attribute that `AttributeFilterInput` can filter by. */
export type AttributeTraits = {
  readonly input: string
  readonly swatch: string | null
  readonly is_filterable: number
  readonly is_searchable: number
  readonly is_visible_on_front: number
  readonly is_used_in_listing: number
}

/** Magento's `AttributeFilterInput`: an absent or null flag does not filter. */
export type AttributeFilter = Readonly<Partial<Record<string, boolean | null>>>

/** The properties of an attribute; those that the engine's attributes never have are false. */
const attributeFlags = (traits: AttributeTraits): Readonly<Record<string, boolean>> => ({
  is_filterable: traits.is_filterable === 1,
  is_filterable_in_search: traits.is_filterable === 1,
  is_searchable: traits.is_searchable === 1,
  is_visible_on_front: traits.is_visible_on_front === 1,
  is_visible_in_advanced_search: traits.is_searchable === 1,
  is_html_allowed_on_front: traits.input === 'textarea',
  is_wysiwyg_enabled: traits.input === 'textarea',
  is_comparable: traits.is_visible_on_front === 1,
  used_in_product_listing: traits.is_used_in_listing === 1 || traits.swatch !== null || traits.input === 'price',
})

export function matchesFilter(traits: AttributeTraits, filter: AttributeFilter | null): boolean {
  const flags = attributeFlags(traits)
  return Object.entries(filter ?? {}).every(([flag, wanted]) => wanted == null || (flags[flag] ?? false) === wanted)
}

/** The codes of the attributes by which a product list can be filtered. */
export const filterableCodes = (db: DatabaseSync): readonly string[] =>
  allRows<{ code: string }>(db, 'SELECT code FROM attribute WHERE is_filterable = 1 ORDER BY position, code').map(
    ({ code }) => code,
  )

export type SortableAttribute = {
  readonly id: number
  readonly code: string
  readonly input: string
  readonly is_searchable: number
}

/** The attributes that the merchant has marked as used for sorting. */
export const sortableAttributes = (db: DatabaseSync): readonly SortableAttribute[] =>
  allRows<SortableAttribute>(
    db,
    'SELECT id, code, input, is_searchable FROM attribute WHERE is_used_for_sort_by = 1 ORDER BY position, code',
  )

/** The options of `sort_fields` for the merchant's attributes: Magento names those that are not searchable as well. */
export const sortableLabels = ({ db, store }: CommerceContext): readonly { label: string; value: string }[] =>
  allRows<{ label: string; value: string }>(
    db,
    `SELECT coalesce(own.label, base.label, a.code) AS label, a.code AS value
     FROM attribute a
     LEFT JOIN attribute_text base ON base.attribute_id = a.id AND base.store_id = 0
     LEFT JOIN attribute_text own ON own.attribute_id = a.id AND own.store_id = ?
     WHERE a.is_used_for_sort_by = 1 ORDER BY a.position, a.code`,
    [store.id],
  )

/** Magento's input of an attribute, and how its entry is checked: numbers are texts there. */
const frontendOf = (input: string) =>
  input === 'decimal'
    ? { frontend_input: 'TEXT', frontend_class: 'validate-number' }
    : { frontend_input: input.toUpperCase(), frontend_class: null }

type AttributeRow = AttributeTraits & { code: string; label: string | null }

type AttributesListArguments = { entityType: string; filters?: AttributeFilter | null }

/**
 * The attributes of products or of returned items in the store view's language; the engine's other entities have none.
 */
const attributesList = (_root: unknown, { entityType, filters }: AttributesListArguments, context: CommerceContext) => {
  if (entityType === 'RMA_ITEM') return { items: returnItemAttributes(context.db, context.store), errors: [] }
  if (entityType !== 'CATALOG_PRODUCT') return { items: [], errors: [] }
  const rows = allRows<AttributeRow>(
    context.db,
    `SELECT a.code, a.input, a.swatch, a.is_filterable, a.is_searchable, a.is_visible_on_front,
       a.is_used_in_listing, coalesce(own.label, base.label) AS label
     FROM attribute a
     LEFT JOIN attribute_text base ON base.attribute_id = a.id AND base.store_id = 0
     LEFT JOIN attribute_text own ON own.attribute_id = a.id AND own.store_id = :store
     ORDER BY a.position, a.code`,
    { store: context.store.id },
  )
  return {
    items: rows
      .filter((row) => matchesFilter(row, filters ?? null))
      .map(({ code, label, input }) => ({
        __typename: 'CatalogAttributeMetadata',
        code,
        label,
        entity_type: 'CATALOG_PRODUCT',
        ...frontendOf(input),
      })),
    errors: [],
  }
}

type OptionRow = { readonly value: number; readonly label: string }

/** The options of a product attribute, in the store view's language. */
function optionsOf({ code }: { readonly code: string }, _args: unknown, context: CommerceContext) {
  const options = allRows<OptionRow>(
    context.db,
    `SELECT ${OPTION_VALUE} AS value, coalesce(own.label, base.label, o.code) AS label
     FROM attribute a
     JOIN attribute_option o ON o.attribute_id = a.id
     LEFT JOIN attribute_option_text base ON base.option_id = o.id AND base.store_id = 0
     LEFT JOIN attribute_option_text own ON own.option_id = o.id AND own.store_id = :store
     WHERE a.code = :code ORDER BY o.position`,
    { store: context.store.id, code },
  )
  return options.map(({ value, label }) => ({
    __typename: 'AttributeOptionMetadata',
    value: String(value),
    label,
    is_default: false,
  }))
}

export const attributeResolvers: TypeResolvers = { options: optionsOf }

export const attributeQueries: TypeResolvers = { attributesList }
