import { graphql, readInlineData } from 'react-relay'
import type { needsChoices_product$key } from '#src/__generated__/needsChoices_product.graphql.ts'

const PUT_TOGETHER: ReadonlySet<string> = new Set([
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
  'GiftCardProduct',
])

/** Whether a product has choices beyond its variant and quantity. */
export function needsChoices(product: needsChoices_product$key): boolean {
  const { __typename: type, options } = readInlineData(
    graphql`
      fragment needsChoices_product on ProductInterface @inline {
        __typename
        ... on CustomizableProductInterface {
          options {
            uid
          }
        }
      }
    `,
    product,
  )
  return PUT_TOGETHER.has(type) || (options ?? []).length > 0
}
