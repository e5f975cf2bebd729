import { graphql, useFragment } from 'react-relay'
import type { useFacets_attributes$key } from '#src/__generated__/useFacets_attributes.graphql.ts'
import type { useFacets_colours$key } from '#src/__generated__/useFacets_colours.graphql.ts'
import type { useFacets_lists$data, useFacets_lists$key } from '#src/__generated__/useFacets_lists.graphql.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { CATEGORY_CODE, PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { countedApart } from '#src/lib/url/parseListSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { facetsOf, knownIn, priceBoundsOf, promotedOf } from './facets.ts'
import type { Aggregation, Facet, FacetOption } from './facets.ts'

type OneList = useFacets_lists$key[number] | null | undefined

export type FacetKeys = {
  readonly attributes: useFacets_attributes$key
  readonly open: OneList
  readonly now: OneList
  /** In the order of {@link countedApart}. */
  readonly without: readonly OneList[]
  readonly pieces: useFacets_colours$key
  /** Colours that these products do not have, as of {@link useColours}. */
  readonly furtherColours: ReadonlyMap<string, string | null>
  /** The categories for narrowing the list; null for all. */
  readonly categories: readonly string[] | null
}

export type Facets = {
  readonly facets: readonly Facet[]
  readonly promoted: readonly (FacetOption & { readonly code: string })[]
  readonly priceBounds: { readonly lowest: number; readonly highest: number } | null
  /** The number of products in the filtered list. */
  readonly total: number
  /** The filters without values that the list does not have. */
  readonly known: ListFilters
  /** The CSS colour of an option; null if it has none. */
  readonly colourOf: (code: string, label: string) => string | null
}

/** The filters of a list, with counts. */
export function useFacets(keys: FacetKeys, filters: ListFilters): Facets {
  const attributes = useFragment(
    graphql`
      fragment useFacets_attributes on CustomAttributeMetadataInterface @relay(plural: true) {
        code
        frontend_input
      }
    `,
    keys.attributes,
  )
  const { baseCurrency, displayCurrency } = useStoreSettings()
  // Magento filters prices in its base currency: a range that a shopper reads in another one would find other products.
  const canFilterPrices = baseCurrency === null || displayCurrency === null || baseCurrency === displayCurrency
  const codes = countedApart(filters)
  const present = [keys.open, keys.now, ...keys.without]
  const lists = useFragment(
    graphql`
      fragment useFacets_lists on Products @relay(plural: true) {
        total_count
        aggregations {
          attribute_code
          label
          options {
            value
            label
            count
          }
        }
      }
    `,
    present.filter((key) => key !== null && key !== undefined),
  )
  const colours = useColours(keys.pieces)
  // Relay returns the lists in the given order.
  const taken = lists.values()
  const [openList, nowList, ...apart] = present.map((key) => (key ? (taken.next().value ?? null) : null))
  const known = new Set([
    ...(canFilterPrices ? [PRICE_CODE] : []),
    CATEGORY_CODE,
    ...attributes.filter(({ frontend_input: input }) => input !== 'PRICE').map(({ code }) => code),
  ])
  const aggregationsOf = (list: useFacets_lists$data[number] | null | undefined) =>
    aggregationsIn(list, known, keys.categories)
  const open = aggregationsOf(openList)
  const now = nowList ? aggregationsOf(nowList) : null
  const without = new Map(
    codes.flatMap((code, index) => {
      const list = apart[index]
      return list ? [[code, aggregationsOf(list)] as const] : []
    }),
  )
  const total = (nowList ?? openList)?.total_count ?? 0
  const yesNo = new Set(attributes.flatMap(({ code, frontend_input: input }) => (input === 'BOOLEAN' ? [code] : [])))
  const facets = facetsOf({ open, now, without, yesNo }, filters, total)
  return {
    facets,
    promoted: promotedOf(facets, openList?.total_count ?? 0),
    priceBounds: priceBoundsOf(open),
    total,
    known: knownIn(open, canFilterPrices ? filters : { ...filters, [PRICE_CODE]: [] }),
    colourOf: (code, label) => colours.get(`${code} ${label}`) ?? keys.furtherColours.get(`${code} ${label}`) ?? null,
  }
}

/** The CSS colours of the options of products, by attribute and label. */
export function useColours(keys: useFacets_colours$key): ReadonlyMap<string, string | null> {
  const pieces = useFragment(
    graphql`
      fragment useFacets_colours on ProductInterface @relay(plural: true) {
        uid
        ... on ConfigurableProduct {
          configurable_options {
            uid
            attribute_code
            values {
              label
              swatch_data {
                __typename
                value
              }
            }
          }
        }
      }
    `,
    keys,
  )
  return new Map(
    pieces.flatMap(({ configurable_options: options }) =>
      (options ?? []).flatMap((option) =>
        (option?.values ?? []).flatMap((value) =>
          value?.swatch_data?.__typename === 'ColorSwatchData'
            ? [[`${option?.attribute_code} ${value.label}`, value.swatch_data.value ?? null] as const]
            : [],
        ),
      ),
    ),
  )
}

function aggregationsIn(
  list: useFacets_lists$data[number] | null | undefined,
  known: ReadonlySet<string>,
  categories: readonly string[] | null,
): readonly Aggregation[] {
  return (list?.aggregations ?? []).flatMap((aggregation) => {
    if (!aggregation || !known.has(aggregation.attribute_code)) return []
    const { attribute_code: code, label } = aggregation
    const options = (aggregation.options ?? []).flatMap((option) =>
      option && (code !== CATEGORY_CODE || !categories || categories.includes(option.value))
        ? [{ value: option.value, label: option.label ?? option.value, count: option.count ?? 0 }]
        : [],
    )
    return options.length > 0 ? [{ code, label: label ?? code, options }] : []
  })
}
