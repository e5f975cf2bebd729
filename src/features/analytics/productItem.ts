import { graphql, readInlineData } from 'react-relay'
import type { productItem_product$key } from '#src/__generated__/productItem_product.graphql.ts'
import type { AnalyticsItem } from '#src/platform/analytics/commerceEvents.ts'

export type ProductItemKey = productItem_product$key

/** A product of the catalogue as an event item. */
export function productItemOf(key: ProductItemKey): AnalyticsItem {
  const {
    sku,
    name,
    price_range: range,
  } = readInlineData(
    graphql`
      fragment productItem_product on ProductInterface @inline {
        uid
        sku
        name
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
      }
    `,
    key,
  )
  const { value } = range.minimum_price.final_price
  return { item_id: sku ?? '', item_name: name ?? '', ...(value != null && { price: value }) }
}
