import { isOwnSort } from '#src/lib/url/listSearch.ts'
import type { ListSort } from '#src/lib/url/listSearch.ts'

/** How the values of an attribute follow each other, by which an order is named. */
type Comparison = 'date' | 'number' | 'flag' | 'text'

/** An order by one of the merchant's attributes. */
export type AttributeSort = {
  readonly sort: ListSort
  /** The attribute's label. */
  readonly label: string
  readonly comparison: Comparison
}

/** An attribute that the merchant has marked as used for sorting. */
export type SortField = { readonly code: string | null | undefined; readonly label: string | null | undefined }

/** An attribute of the search. */
export type SearchableAttribute = {
  readonly code: string
  readonly input: string | null | undefined
  /** How the merchant's entry is checked. */
  readonly format: string | null | undefined
}

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  BOOLEAN: 'flag',
  DATE: 'date',
  DATETIME: 'date',
  PRICE: 'number',
  WEIGHT: 'number',
}

/** Magento sorts a text field as numbers if the merchant has its input checked as a number. */
const NUMERIC = /\bvalidate-(?:number|digits)\b/

/** The directions that a shopper may want: texts from A to Z, and of a yes/no attribute the products that have it first. */
const DIRECTIONS: Readonly<Record<Comparison, readonly ('asc' | 'desc')[]>> = {
  date: ['desc', 'asc'],
  number: ['asc', 'desc'],
  flag: ['desc'],
  text: ['asc'],
}

/**
 * The orders by the merchant's attributes. Magento lists every attribute that is used for sorting, but its schema has
 * only those that are searchable too: another one would make the query of the list fail.
 */
export function attributeSorts(
  fields: readonly SortField[],
  searchable: readonly SearchableAttribute[],
): readonly AttributeSort[] {
  const attributes = new Map(searchable.map((attribute) => [attribute.code, attribute]))
  return fields.flatMap(({ code, label }) => {
    const attribute = attributes.get(code ?? '')
    if (!attribute || isOwnSort(`${attribute.code}-asc`)) return []
    const { input, format } = attribute
    const comparison = NUMERIC.test(format ?? '') ? 'number' : (COMPARISONS[input ?? ''] ?? 'text')
    return DIRECTIONS[comparison].map((direction) => ({
      sort: `${attribute.code}-${direction}` as const,
      label: label || attribute.code,
      comparison,
    }))
  })
}
