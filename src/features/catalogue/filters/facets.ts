import { slugOf } from '#src/lib/url/optionSlugs.ts'
import { isChosen, tokenOf } from '#src/lib/url/listFilters.ts'
import { CATEGORY_CODE, PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { valueOf } from '#src/lib/url/parseListSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'

/** The fields of Magento's `Aggregation` that filters use. */
export type Aggregation = {
  readonly code: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[]
}

export type FacetOption = {
  /** The option in the address. */
  readonly token: string
  readonly label: string
  /** The number of products if it is chosen and the other filters stay. */
  readonly count: number
  /** The number of products in the unfiltered list. */
  readonly countInList: number
}

export type Facet = {
  readonly code: string
  readonly label: string
  readonly options: readonly FacetOption[]
  /** The "yes" option of a yes/no attribute: only it is offered, under the attribute's name. */
  readonly yes?: FacetOption
}

/** Magento's value for yes. */
const YES = '1'

export type FacetSources = {
  /** The aggregations of the unfiltered list, which define the options. */
  readonly open: readonly Aggregation[]
  /** The aggregations of the filtered list; null without filters. */
  readonly now: readonly Aggregation[] | null
  /** By attribute: the aggregations without the filter of this attribute, because its values are alternatives. */
  readonly without: ReadonlyMap<string, readonly Aggregation[]>
  /** Attributes with yes/no values. */
  readonly yesNo?: ReadonlySet<string>
}

/**
 * The filters to offer. Options keep the order of the unfiltered list and are hidden when no product is left; a chosen
 * one always stays. Attributes with the same value for all products are omitted.
 */
export function facetsOf(
  { open, now, without, yesNo = new Set() }: FacetSources,
  filters: ListFilters,
  total: number,
): readonly Facet[] {
  const isOnlyOne = Object.keys(filters).length === 1
  return open.flatMap(({ code, label, options }) => {
    if (code === PRICE_CODE) return [{ code, label, options: [] }]
    const isActive = filters[code] !== undefined
    const counted = isActive ? (without.get(code) ?? (isOnlyOne ? open : now)) : (now ?? open)
    const counts = new Map(
      counted?.find((aggregation) => aggregation.code === code)?.options.map(({ value, count }) => [value, count]),
    )
    const offered = options
      .map(({ value, label: optionLabel, count }) => ({
        token: tokenOf(slugOf(optionLabel), value),
        label: optionLabel,
        count: counts.get(value) ?? 0,
        countInList: count,
      }))
      .filter(({ token, count }) => count > 0 || isChosen(filters, code, token))
    const tellsApart = isActive || offered.some(({ count }) => count < total)
    if (!tellsApart) return []
    const yes = yesNo.has(code) ? offered.find(({ token }) => valueOf(token) === YES) : undefined
    if (yesNo.has(code) && !yes && !isActive) return []
    return [{ code, label, options: offered, ...(yes && { yes }) }]
  })
}

/** Limits the row of promoted filters. */
const PROMOTED_AT_MOST = 6
const PROMOTED_PER_FACET = 3

/**
 * The filters above the list: the most common values of the first attributes. Their order does not depend on other
 * choices.
 */
export function promotedOf(
  facets: readonly Facet[],
  total: number,
): readonly (FacetOption & { readonly code: string })[] {
  return facets
    .filter(({ code }) => code !== PRICE_CODE && code !== CATEGORY_CODE)
    .flatMap(({ code, label, options, yes }) =>
      (yes ? [{ ...yes, label }] : options)
        .filter(({ countInList }) => countInList < total)
        .toSorted((left, right) => right.countInList - left.countInList)
        .slice(0, PROMOTED_PER_FACET)
        .map((option) => ({ ...option, code })),
    )
    .slice(0, PROMOTED_AT_MOST)
}

/** The lowest and highest price of the list, from Magento's price buckets (`10_20`). */
export function priceBoundsOf(
  open: readonly Aggregation[],
): { readonly lowest: number; readonly highest: number } | null {
  const bounds = (open.find(({ code }) => code === PRICE_CODE)?.options ?? []).flatMap(({ value }) =>
    value.split('_').map(Number).filter(Number.isFinite),
  )
  return bounds.length === 0 ? null : { lowest: Math.min(...bounds), highest: Math.max(...bounds) }
}

/** The filters whose values exist in the unfiltered list; all of them if it is unknown. */
export function knownIn(open: readonly Aggregation[], filters: ListFilters): ListFilters {
  if (open.length === 0) return filters
  const values = new Map(open.map(({ code, options }) => [code, new Set(options.map(({ value }) => value))]))
  return Object.fromEntries(
    Object.entries(filters).flatMap(([code, tokens]) => {
      const known = code === PRICE_CODE ? tokens : tokens.filter((token) => values.get(code)?.has(valueOf(token)))
      return known.length > 0 ? [[code, known] as const] : []
    }),
  )
}
