import { graphql, readInlineData } from 'relay-runtime'
import type { boughtPicture_item$key } from '#src/__generated__/boughtPicture_item.graphql.ts'

/**
 * The address of the picture of a bought item. The product of a line is the configurable parent; the line's SKU
 * identifies the variant. Null for a product without a picture and for one that the catalogue no longer has.
 */
export function boughtPicture(item: boughtPicture_item$key): string | null {
  const { product, product_sku: sku } = readInlineData(
    graphql`
      fragment boughtPicture_item on OrderItemInterface @inline {
        product_sku
        product {
          thumbnail {
            url
          }
          ... on ConfigurableProduct {
            variants {
              product {
                sku
                thumbnail {
                  url
                }
              }
            }
          }
        }
      }
    `,
    item,
  )
  const variant = product?.variants?.find((each) => each?.product?.sku === sku)?.product
  return (variant ?? product)?.thumbnail?.url ?? null
}
