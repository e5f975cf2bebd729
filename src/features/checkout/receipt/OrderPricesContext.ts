import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { OrderPricesContext_order$key } from '#src/__generated__/OrderPricesContext_order.graphql.ts'
import type { FixedTaxes } from '#src/features/store/taxDisplay.ts'
import { fixedTaxRows } from '#src/features/store/taxes/namedTaxes.ts'
import type { NamedTax } from '#src/features/store/taxes/namedTaxes.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { moneyOf } from '../summary/moneyOf.ts'

/** The prices of an order with tax and before discounts. */
export type OrderPrices = {
  readonly subtotal: MoneyValue
  /** By the line's id. */
  readonly lines: ReadonlyMap<string, OrderLinePrices>
  /** The rows of fixed taxes, if the subtotal does not contain them. */
  readonly fixedTaxes: readonly NamedTax[]
}

type LinePrice = { readonly each: MoneyValue; readonly row: MoneyValue }
type OrderLinePrices = LinePrice & { readonly net: LinePrice; readonly fixedTaxes: FixedTaxes }

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
          quantity_ordered
          prices {
            price {
              ...moneyOf_money
            }
            price_including_tax {
              ...moneyOf_money
            }
            row_total {
              ...moneyOf_money
            }
            row_total_including_tax {
              ...moneyOf_money
            }
            # The words and rows of the taxes read it.
            fixed_product_taxes {
              # eslint-disable-next-line relay/unused-fields
              label
              # eslint-disable-next-line relay/unused-fields
              amount {
                # eslint-disable-next-line relay/unused-fields
                value
              }
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
      ? {
          id: item.id,
          pieces: item.quantity_ordered ?? 0,
          each: moneyOf(item.prices.price_including_tax),
          row: moneyOf(item.prices.row_total_including_tax),
          net: { each: moneyOf(item.prices.price), row: moneyOf(item.prices.row_total) },
          fixedTaxes: item.prices.fixed_product_taxes,
        }
      : [],
  )
  const subtotal = moneyOf(total.subtotal_incl_tax)
  return {
    subtotal,
    lines: new Map(lines.map((line) => [line.id, line])),
    fixedTaxes: fixedTaxRows(
      subtotal,
      lines.map(({ row, pieces, fixedTaxes: taxes }) => ({ row: row.value, pieces, taxes })),
    ),
  }
}
