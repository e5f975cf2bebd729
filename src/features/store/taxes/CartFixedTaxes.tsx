import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CartFixedTaxes_cart$key } from '#src/__generated__/CartFixedTaxes_cart.graphql.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { fixedTaxRows } from './namedTaxes.ts'

export type CartFixedTaxesProps = {
  readonly cart: CartFixedTaxes_cart$key
  readonly row: (label: string, money: MoneyValue) => ReactNode
}

/**
 * The fixed taxes of a cart as rows of its sums, if its subtotal does not contain them. Its fragment belongs into queries
 * that ask for whole lines, because a line with a few fields cannot be shown.
 */
export function CartFixedTaxes({ cart, row }: CartFixedTaxesProps) {
  const { prices, itemsV2: contents } = useFragment(
    graphql`
      fragment CartFixedTaxes_cart on Cart {
        id
        prices {
          subtotal_excluding_tax {
            value
            currency
          }
        }
        itemsV2(pageSize: 100) {
          items {
            uid
            quantity
            prices {
              row_total {
                value
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
      }
    `,
    cart,
  )
  const { value, currency } = prices?.subtotal_excluding_tax ?? {}
  if (value == null || currency == null) return null
  const lines = (contents?.items ?? []).map((line) => ({
    row: line?.prices?.row_total.value ?? 0,
    pieces: line?.quantity ?? 0,
    taxes: line?.prices?.fixed_product_taxes,
  }))
  return fixedTaxRows({ value, currency }, lines).map((tax) => (
    <Fragment key={tax.label}>{row(tax.label, { value: tax.value, currency })}</Fragment>
  ))
}
