import { graphql, readInlineData } from 'react-relay'
import type { leastPrice_product$key } from '#src/__generated__/leastPrice_product.graphql.ts'

/** How the price that can really be paid differs from the product's own price. */
export type LeastPrice = {
  /** The price of the cheapest part that has to be bought with the product. */
  readonly added: number
  /** The price depends on the chosen parts, though the product's own price has no range. */
  readonly dependsOnParts: boolean
}

/** The least price of a product with parts: Magento's price of a product has no prices of links and pieces of a group. */
export function leastPrice(key: leastPrice_product$key): LeastPrice {
  const product = readInlineData(
    graphql`
      fragment leastPrice_product on ProductInterface @inline {
        __typename
        ... on GroupedProduct {
          __typename
        }
        ... on DownloadableProduct {
          links_purchased_separately
          downloadable_product_links {
            price
          }
        }
      }
    `,
    key,
  )
  if (product.__typename === 'GroupedProduct') return { added: 0, dependsOnParts: true }
  if (product.__typename !== 'DownloadableProduct') return { added: 0, dependsOnParts: false }
  const prices = (product.downloadable_product_links ?? []).flatMap((link) => (link ? [link.price ?? 0] : []))
  if (product.links_purchased_separately !== 1 || prices.length === 0) return { added: 0, dependsOnParts: false }
  // Several links can be bought together, so that a second one always makes a difference.
  return { added: Math.min(...prices), dependsOnParts: prices.length > 1 }
}
