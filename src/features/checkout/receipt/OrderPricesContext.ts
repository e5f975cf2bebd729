import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { OrderPricesContext_order$key } from '#src/__generated__/OrderPricesContext_order.graphql.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { moneyOf } from '../summary/moneyOf.ts'

/** The prices of an order with tax and before discounts. */
export type OrderPrices = {
  readonly subtotal: MoneyValue
  /** By the line's id. */
  readonly lines: ReadonlyMap<string, { readonly each: MoneyValue; readonly row: MoneyValue }>
}

/** Null if the backend has only prices without tax, as 2.4.7 does; they are labelled so. */
export const OrderPricesContext = createContext<OrderPrices | null>(null)

export function orderPricesOf(order: OrderPricesContext_order$key): OrderPrices | null {
  const { total, items } = readInlineData(
    graphql`
      fragment OrderPricesContext_order on CustomerOrder @inline {
        total {
          subtotal_incl_tax {
            ...moneyOf_money
          }
        }
        items {
          id
          prices {
            price_including_tax {
              ...moneyOf_money
            }
            row_total_including_tax {
              ...moneyOf_money
            }
          }
        }
      }
    `,
    order,
  )
  if (!total) return null
  const lines = (items ?? []).flatMap((item) =>
    item?.prices
      ? [
          [
            item.id,
            { each: moneyOf(item.prices.price_including_tax), row: moneyOf(item.prices.row_total_including_tax) },
          ] as const,
        ]
      : [],
  )
  return { subtotal: moneyOf(total.subtotal_incl_tax), lines: new Map(lines) }
}
