import { useEffect } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { usePurchase_order$key } from '#src/__generated__/usePurchase_order.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useAnalytics } from './AnalyticsContext.ts'
import { createUnreportedPurchases } from './unreportedPurchases.ts'

/** Reports an order exactly once, in the tab that placed it. */
export function usePurchase(key: usePurchase_order$key): void {
  const { publish } = useAnalytics()
  const { tabStorage } = useShop()
  const { number, total, items } = readInlineData(
    graphql`
      fragment usePurchase_order on CustomerOrder @inline {
        number
        total {
          grand_total {
            value
            currency
          }
          total_tax {
            value
          }
          total_shipping {
            value
          }
        }
        items {
          id
          product_sku
          product_name
          quantity_ordered
          product_sale_price {
            value
          }
          product {
            uid
            sku
          }
        }
      }
    `,
    key,
  )
  useEffect(() => {
    if (!total || !createUnreportedPurchases(tabStorage).take(number)) return
    publish('purchase', {
      transaction_id: number,
      currency: total.grand_total.currency ?? '',
      value: total.grand_total.value ?? 0,
      tax: total.total_tax.value ?? 0,
      shipping: total.total_shipping.value ?? 0,
      items: (items ?? []).flatMap((line) => {
        if (!line) return []
        // An order names the variant, but other events name the listed product.
        const { product_sku: bought, product } = line
        const listed = product?.sku ?? bought
        return {
          item_id: listed,
          item_name: line.product_name ?? '',
          ...(listed !== bought && { item_variant: bought }),
          price: line.product_sale_price.value ?? 0,
          quantity: line.quantity_ordered ?? 0,
        }
      }),
    })
  }, [publish, tabStorage, number, total, items])
}
