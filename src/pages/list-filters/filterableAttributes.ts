import { graphql } from 'relay-runtime'
import type { filterableAttributesQuery$data } from '#src/__generated__/filterableAttributesQuery.graphql.ts'

/** Which attributes a list may be filtered by. A filter that the backend does not know would fail the whole list. */
export const filterableAttributesQuery = graphql`
  query filterableAttributesQuery {
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) {
      items {
        code
        frontend_input
      }
    }
  }
`

/** Their codes. Amounts other than the price are ranges that no filter of the shop can set. */
export const filterableCodesOf = ({ attributesList }: filterableAttributesQuery$data): ReadonlySet<string> =>
  new Set((attributesList?.items ?? []).flatMap((item) => (item && item.frontend_input !== 'PRICE' ? item.code : [])))
