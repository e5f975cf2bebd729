import { getRequest } from 'relay-runtime'
import type { filterableAttributesQuery as FilterableAttributesQuery } from '#src/__generated__/filterableAttributesQuery.graphql.ts'
import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { CATEGORY_CODE, PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { countedApart, priceRangeOf, valueOf } from '#src/lib/url/parseListSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/** One attribute of Magento's `ProductAttributeFilterInput`, whose keys are the merchant's attributes. */
type AttributeFilter = {
  readonly eq?: string
  readonly in?: readonly string[]
  readonly from?: string
  readonly to?: string
}
type FilterInput = Readonly<Record<string, AttributeFilter>>

/**
 * The filters of an address that the backend knows; other parameters (`utm_source`, …) are left out. The codes of its
 * attributes are fetched unless the caller has them.
 */
export async function knownFilters(
  context: RouteContext,
  filters: ListFilters = {},
  codes: ReadonlySet<string> | null = null,
): Promise<ListFilters> {
  const isBuiltIn = (code: string) => code === PRICE_CODE || code === CATEGORY_CODE
  if (Object.keys(filters).every(isBuiltIn)) return filters
  const known = codes ?? (await askFilterableCodes(context))
  return Object.fromEntries(Object.entries(filters).filter(([code]) => isBuiltIn(code) || known.has(code)))
}

async function askFilterableCodes({ queries }: RouteContext): Promise<ReadonlySet<string>> {
  const { filterableAttributesQuery, filterableCodesOf } = await import('./filterableAttributes.ts')
  return filterableCodesOf(
    await queries.loadFully<FilterableAttributesQuery>(getRequest(filterableAttributesQuery), {}),
  )
}

/** The filter input, in a fixed order, so that equal lists have the same cache key everywhere. */
const filterInputOf = (base: FilterInput, filters: ListFilters): FilterInput => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(filters)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([code, tokens]) => [code, code === PRICE_CODE ? rangeOf(tokens[0]) : valuesOf(tokens)]),
  ),
})

const valuesOf = (tokens: readonly string[]): AttributeFilter => ({ in: tokens.map(valueOf).toSorted() })

function rangeOf(token = ''): AttributeFilter {
  const { from, to } = priceRangeOf(token)
  return { ...(from !== null && { from: String(from) }), ...(to !== null && { to: String(to) }) }
}

type UnfilteredList = { readonly search: string | null; readonly uid: string | null; readonly base: FilterInput }

/**
 * The variables of the query that counts the options of a list's filters. They contain neither page nor order, which
 * change no count.
 */
export function facetVariables(
  { search, uid, base }: UnfilteredList,
  filters: ListFilters,
): ListFacetsQuery['variables'] {
  const [a, b, c] = countedApart(filters)
  const without = (code: string | undefined) => {
    if (code === undefined) return null
    const { [code]: _own, ...others } = filters
    return filterInputOf(base, others)
  }
  return {
    search,
    uid,
    inCategory: uid !== null,
    base,
    filter: filterInputOf(base, filters),
    isFiltered: Object.keys(filters).length > 0,
    filterWithoutA: without(a),
    filterWithoutB: without(b),
    filterWithoutC: without(c),
    hasA: a !== undefined,
    hasB: b !== undefined,
    hasC: c !== undefined,
  }
}
