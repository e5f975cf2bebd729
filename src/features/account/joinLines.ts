import { graphql, readInlineData } from 'relay-runtime'
import type { joinLines_cart$key } from '#src/__generated__/joinLines_cart.graphql.ts'
import type { JoinLine } from './cartJoin.ts'

/** The lines of a cart, to be compared with those of another. */
export function joinLinesOf(cart: joinLines_cart$key): readonly JoinLine[] {
  const { itemsV2 } = readInlineData(
    graphql`
      fragment joinLines_cart on Cart @inline {
        id
        itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            quantity
            product {
              sku
              name
            }
            ... on ConfigurableCartItem {
              configured_variant {
                sku
              }
            }
          }
        }
      }
    `,
    cart,
  )
  return (itemsV2?.items ?? []).flatMap((item) =>
    item
      ? [
          {
            sku: item.configured_variant?.sku ?? item.product.sku ?? item.uid,
            name: item.product.name ?? '',
            quantity: item.quantity,
          },
        ]
      : [],
  )
}
