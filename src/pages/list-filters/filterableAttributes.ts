import { graphql } from 'relay-runtime'
import type { filterableAttributesQuery$data } from '#src/__generated__/filterableAttributesQuery.graphql.ts'
import type { readSearchVocabularyQuery$data } from '#src/__generated__/readSearchVocabularyQuery.graphql.ts'

/** The attributes that lists may be filtered by. An unknown filter would make the query of the list fail. */
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

/**
 * The codes of the filterable attributes. Amounts other than the price are left out: the shop has no filter for ranges
 * of them.
 */
export const filterableCodesOf = ({
  attributesList,
}: filterableAttributesQuery$data | readSearchVocabularyQuery$data): ReadonlySet<string> =>
  new Set((attributesList?.items ?? []).flatMap((item) => (item && item.frontend_input !== 'PRICE' ? item.code : [])))
