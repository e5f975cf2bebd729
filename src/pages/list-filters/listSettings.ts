import { graphql } from 'relay-runtime'
import type { listSettingsQuery$data } from '#src/__generated__/listSettingsQuery.graphql.ts'
import type { ListSettings } from '#src/lib/pageSizes.ts'

/** How many pieces the merchant's pages have. Asked for where an address names a view or a size: few do. */
export const listSettingsQuery = graphql`
  query listSettingsQuery {
    storeConfig {
      store_code
      list_mode
      grid_per_page
      grid_per_page_values
      list_per_page
      list_per_page_values
    }
  }
`

export const listSettingsOf = ({ storeConfig }: listSettingsQuery$data): ListSettings => ({
  list_mode: storeConfig?.list_mode,
  grid_per_page: storeConfig?.grid_per_page,
  grid_per_page_values: storeConfig?.grid_per_page_values,
  list_per_page: storeConfig?.list_per_page,
  list_per_page_values: storeConfig?.list_per_page_values,
})
