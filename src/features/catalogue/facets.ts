import { slugOf } from '#src/lib/optionSlugs.ts'
import { isChosen, tokenOf } from '#src/lib/listFilters.ts'
import { CATEGORY_CODE, PRICE_CODE } from '#src/lib/listSearch.ts'
import { valueOf } from '#src/lib/parseListSearch.ts'
import type { ListFilters } from '#src/lib/listSearch.ts'

/** Magento's `Aggregation`, as far as filters need it. */
export type Aggregation = {
  readonly code: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[]
}

export type FacetOption = {
  /** How the option stands in the address. */
  readonly token: string
  readonly label: string
  /** How many products choosing it would show, the other filters staying as they are. */
  readonly count: number
  /** How many products of the whole list have it. */
  readonly countInList: number
}

export type Facet = {
  readonly code: string
  readonly label: string
  readonly options: readonly FacetOption[]
  /** Of a yes/no attribute the option that says yes: it alone is offered, under the attribute's name. */
  readonly yes?: FacetOption
}

/** Magento's value of yes. */
const YES = '1'

export type FacetSources = {
  /** The list without filters: which options there are. */
  readonly open: readonly Aggregation[]
  /** The list as it is filtered; absent where it is not. */
  readonly now: readonly Aggregation[] | null
  /** By attribute: the list without the filter of this attribute alone. Its values are alternatives to each other. */
  readonly without: ReadonlyMap<string, readonly Aggregation[]>
  /** The attributes that are either so or not. */
  readonly yesNo?: ReadonlySet<string>
}

/**
 * The filters to offer. Options keep the places of the unfiltered list and come and go with what the other filters leave
 * over; a chosen one never goes. What tells no product from another is not offered.
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

/** Fewer are no choice, more are a second panel. */
const PROMOTED_AT_MOST = 6
const PROMOTED_PER_FACET = 3

/** The filters above the list: the most common values of the first attributes. Their order stays when others are chosen. */
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

/** The lowest and the highest price of the list, from the bounds of Magento's price buckets (`10_20`). */
export function priceBoundsOf(
  open: readonly Aggregation[],
): { readonly lowest: number; readonly highest: number } | null {
  const bounds = (open.find(({ code }) => code === PRICE_CODE)?.options ?? []).flatMap(({ value }) =>
    value.split('_').map(Number).filter(Number.isFinite),
  )
  return bounds.length === 0 ? null : { lowest: Math.min(...bounds), highest: Math.max(...bounds) }
}

/** The filters whose values the unfiltered list has; all of them where nothing is known of it. */
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
