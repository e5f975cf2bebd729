import { graphql, readInlineData } from 'react-relay'
import type { productValue_product$key } from '#src/__generated__/productValue_product.graphql.ts'
import type { AnalyticsItem, ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'

export type ProductValueKey = productValue_product$key

type ChosenPieces = {
  readonly product: ProductValueKey
  /** The chosen variant, which sets the price. */
  readonly variant?: ProductValueKey | null | undefined
  readonly quantity?: number
}

/** Event items and value for pieces of the catalogue. */
export function productValueOf(pieces: readonly ChosenPieces[]): ItemValue {
  const items = pieces.map(({ product, variant, quantity = 1 }): AnalyticsItem => {
    const { sku, name } = readValue(product)
    const { sku: variantSku, price_range: range } = readValue(variant ?? product)
    const { value } = range.minimum_price.final_price
    return {
      item_id: sku ?? '',
      item_name: name ?? '',
      ...(variant && { item_variant: variantSku ?? '' }),
      ...(value != null && { price: value }),
      quantity,
    }
  })
  const [first] = pieces
  const currency = first && readValue(first.product).price_range.minimum_price.final_price.currency
  return { currency: currency ?? '', value: valueOf(items), items }
}

const readValue = (key: ProductValueKey) =>
  readInlineData(
    graphql`
      fragment productValue_product on ProductInterface @inline {
        uid
        sku
        name
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    `,
    key,
  )
