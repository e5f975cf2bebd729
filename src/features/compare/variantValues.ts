import { graphql, readInlineData } from 'relay-runtime'
import type { variantValues_product$key } from '#src/__generated__/variantValues_product.graphql.ts'

/** The attributes of each variant of a product, with its options; empty for a product without variants. */
export function variantValues(product: variantValues_product$key): readonly ReadonlyMap<string, string>[] {
  const { variants } = readInlineData(
    graphql`
      fragment variantValues_product on ProductInterface @inline {
        ... on ConfigurableProduct {
          variants {
            attributes {
              code
              label
            }
            product {
              uid
              custom_attributesV2 {
                items {
                  code
                  ... on AttributeValue {
                    value
                  }
                  ... on AttributeSelectedOptions {
                    selected_options {
                      label
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    product,
  )
  return (variants ?? []).flatMap((variant) => {
    if (!variant) return []
    const texts = (variant.product?.custom_attributesV2?.items ?? []).flatMap((item) => {
      const labels = item?.selected_options?.flatMap((option) => option?.label ?? [])
      const text = labels ? labels.join(', ') : item?.value
      return item?.code && text ? [[item.code, text] as const] : []
    })
    const options = (variant.attributes ?? []).flatMap((option) =>
      option?.code && option.label ? [[option.code, option.label] as const] : [],
    )
    return [new Map([...texts, ...options])]
  })
}
