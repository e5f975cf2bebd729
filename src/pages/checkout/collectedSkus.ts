import { graphql, readInlineData } from 'react-relay'
import type { collectedSkus_cart$key } from '#src/__generated__/collectedSkus_cart.graphql.ts'

/** The SKUs that a location must have for the pickup of a cart: variants, and the parts of bundles; nothing virtual. */
export function collectedSkus(cart: collectedSkus_cart$key): readonly string[] {
  const { collectable } = readInlineData(
    graphql`
      fragment collectedSkus_cart on Cart @inline {
        id
        # A list of its own, also in name: the page's must never hold a line of which only this is known.
        collectable: itemsV2(pageSize: 100, currentPage: 1) {
          items {
            __typename
            uid
            product {
              uid
              sku
            }
            ... on ConfigurableCartItem {
              configured_variant {
                uid
                sku
              }
            }
            ... on BundleCartItem {
              bundle_options {
                uid
                values {
                  uid
                }
              }
              product {
                ... on BundleProduct {
                  uid
                  items {
                    uid
                    options {
                      uid
                      product {
                        uid
                        sku
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    cart,
  )
  const skus = (collectable?.items ?? []).flatMap((line) => {
    if (!line) return []
    switch (line.__typename) {
      case 'VirtualCartItem':
      case 'DownloadableCartItem':
        return []
      case 'BundleCartItem': {
        const chosen = new Set(line.bundle_options?.flatMap((option) => option?.values?.map((value) => value?.uid)))
        const parts = line.product.items?.flatMap((item) => item?.options ?? []) ?? []
        return parts.map((part) => (chosen.has(part?.uid) ? part?.product?.sku : null))
      }
      default:
        return [line.configured_variant?.sku ?? line.product.sku]
    }
  })
  return [...new Set(skus.filter((sku) => sku != null))]
}
