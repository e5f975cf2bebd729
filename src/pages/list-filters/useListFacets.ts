import { graphql } from 'react-relay'
import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { useFacets } from '#src/features/catalogue/filters/useFacets.ts'
import type { Facets } from '#src/features/catalogue/filters/useFacets.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeCurrency } from '#src/shop/storeFacts.ts'

const NO_COLOURS: ReadonlyMap<string, string | null> = new Map()

/**
 * The filters of a list. They have their own query: another page or order of the same list then fetches only the
 * products. `pageSize` is 1 if products are only counted; those of `open` contain the swatches.
 */
export function useListFacets(
  query: RouteQuery<ListFacetsQuery>,
  filters: ListFilters,
  furtherColours: ReadonlyMap<string, string | null> = NO_COLOURS,
): Facets & { readonly currency: string } {
  const { locale } = useShop()
  const { displayCurrency } = useStoreSettings()
  const { attributesList, categories, open, now, withoutA, withoutB, withoutC } = useRouteQuery<ListFacetsQuery>(
    graphql`
      query useListFacetsQuery(
        $search: String
        $uid: String
        $inCategory: Boolean!
        $base: ProductAttributeFilterInput!
        $filter: ProductAttributeFilterInput!
        $isFiltered: Boolean!
        $filterWithoutA: ProductAttributeFilterInput
        $filterWithoutB: ProductAttributeFilterInput
        $filterWithoutC: ProductAttributeFilterInput
        $hasA: Boolean!
        $hasB: Boolean!
        $hasC: Boolean!
      ) {
        attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) {
          items {
            ...useFacets_attributes
          }
        }
        categories(filters: { category_uid: { eq: $uid } }) @include(if: $inCategory) {
          items {
            uid
            children {
              uid
            }
          }
        }
        open: products(search: $search, filter: $base, pageSize: 24) {
          ...useFacets_lists
          items {
            uid
            ...useFacets_colours
          }
        }
        now: products(search: $search, filter: $filter, pageSize: 1) @include(if: $isFiltered) {
          ...useFacets_lists
        }
        withoutA: products(search: $search, filter: $filterWithoutA, pageSize: 1) @include(if: $hasA) {
          ...useFacets_lists
        }
        withoutB: products(search: $search, filter: $filterWithoutB, pageSize: 1) @include(if: $hasB) {
          ...useFacets_lists
        }
        withoutC: products(search: $search, filter: $filterWithoutC, pageSize: 1) @include(if: $hasC) {
          ...useFacets_lists
        }
      }
    `,
    query,
  )
  const facets = useFacets(
    {
      attributes: (attributesList?.items ?? []).filter((item) => item !== null && item !== undefined),
      open,
      now,
      without: [withoutA, withoutB, withoutC],
      pieces: (open?.items ?? []).filter((item) => item !== null && item !== undefined),
      furtherColours,
      categories: categories ? (categories.items?.[0]?.children ?? []).flatMap((child) => child?.uid ?? []) : null,
    },
    filters,
  )
  return { ...facets, currency: displayCurrency ?? storeCurrency(locale) }
}
