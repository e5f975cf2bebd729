import { graphql, useFragment } from 'react-relay'
import type { useProductAttributes_product$key } from '#src/__generated__/useProductAttributes_product.graphql.ts'

export type ProductAttributesKey = useProductAttributes_product$key

export type ProductAttributes = {
  /** Attribute code → its text. Empty values are absent. */
  readonly texts: ReadonlyMap<string, string>
  /** In Magento's `weight_unit`; null without a weight. */
  readonly weight: number | null
}

/** All attributes of a product, visible or not: `attributesList` tells which may be shown. */
export function useProductAttributes(key: ProductAttributesKey | null): ProductAttributes {
  const product = useFragment(
    graphql`
      fragment useProductAttributes_product on ProductInterface {
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
        ... on SimpleProduct {
          weight
        }
      }
    `,
    key,
  )
  const entries = (product?.custom_attributesV2?.items ?? []).flatMap((item) => {
    const labels = item?.selected_options?.flatMap((option) => option?.label ?? [])
    const text = labels ? labels.join(', ') : item?.value?.trim()
    return item?.code && text ? [[item.code, text] as const] : []
  })
  return { texts: new Map(entries), weight: product?.weight ?? null }
}
