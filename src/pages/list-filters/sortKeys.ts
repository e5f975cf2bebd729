import { getRequest, graphql } from 'relay-runtime'
import type { sortKeysQuery as SortKeysQuery } from '#src/__generated__/sortKeysQuery.graphql.ts'
import { attributeSorts } from '#src/features/catalogue/list/attributeSorts.ts'
import type { ListSort } from '#src/lib/url/listSearch.ts'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/** The attributes by which a list may be sorted. An unknown one would make the query of the list fail. */
const sortKeysQuery = graphql`
  query sortKeysQuery($filter: ProductAttributeFilterInput!) {
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_searchable: true }) {
      items {
        code
        frontend_input
        frontend_class
      }
    }
    products(filter: $filter, pageSize: 1) {
      sort_fields {
        options {
          value
          label
        }
      }
    }
  }
`

/** The orders by attributes that a list offers; none if they could not be loaded, because the list is shown without. */
export async function offeredSorts(
  { queries, reportError }: RouteContext,
  filter: SortKeysQuery['variables']['filter'],
): Promise<readonly ListSort[]> {
  try {
    const { products, attributesList } = await queries.loadFully<SortKeysQuery>(getRequest(sortKeysQuery), { filter })
    return attributeSorts(
      (products?.sort_fields?.options ?? []).map((option) => ({ code: option?.value, label: option?.label })),
      (attributesList?.items ?? []).flatMap((item) =>
        item ? [{ code: item.code, input: item.frontend_input, format: item.frontend_class }] : [],
      ),
    ).map(({ sort }) => sort)
  } catch (error) {
    // After this timeout the page's own query would time out too.
    if (error instanceof RequestTimeoutError) throw error
    reportError(error, 'orders of a list')
    return []
  }
}
