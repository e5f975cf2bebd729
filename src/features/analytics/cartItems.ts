import { graphql, readInlineData } from 'react-relay'
import type { cartItems_cart$key } from '#src/__generated__/cartItems_cart.graphql.ts'
import type { AnalyticsItem, ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'

export type CartItemsKey = cartItems_cart$key

export type CartItems = {
  readonly currency: string
  /** Items by the uid of their cart line. */
  readonly items: ReadonlyMap<string, AnalyticsItem>
}

/** The lines of a cart as event items. */
export function cartItemsOf(key: CartItemsKey): CartItems {
  const { prices, itemsV2 } = readInlineData(
    graphql`
      fragment cartItems_cart on Cart @inline {
        id
        prices {
          grand_total {
            currency
          }
        }
        itemsV2(pageSize: 100) {
          items {
            uid
            quantity
            product {
              uid
              sku
              name
            }
            prices {
              price_including_tax {
                value
              }
            }
            ... on ConfigurableCartItem {
              configured_variant {
                uid
                sku
              }
            }
          }
        }
      }
    `,
    key,
  )
  const items = (itemsV2?.items ?? []).flatMap((line) => {
    if (!line) return []
    const { uid, product, quantity, configured_variant: variant } = line
    const price = line.prices?.price_including_tax.value
    const item: AnalyticsItem = {
      item_id: product.sku ?? '',
      item_name: product.name ?? '',
      ...(variant?.sku && { item_variant: variant.sku }),
      ...(price != null && { price }),
      quantity,
    }
    return [[uid, item] as const]
  })
  return { currency: prices?.grand_total?.currency ?? '', items: new Map(items) }
}

/** The whole cart as the events of cart and checkout report it. */
export const cartValueOf = ({ currency, items }: CartItems): ItemValue => ({
  currency,
  value: valueOf([...items.values()]),
  items: [...items.values()],
})
