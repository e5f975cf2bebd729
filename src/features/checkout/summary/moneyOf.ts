import { graphql, readInlineData } from 'react-relay'
import type { moneyOf_money$key } from '#src/__generated__/moneyOf_money.graphql.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

/** Converts Magento's money, whose parts are nullable in the schema but never null in a cart or an order. */
export function moneyOf(money: moneyOf_money$key): MoneyValue {
  const { value, currency } = readInlineData(
    graphql`
      fragment moneyOf_money on Money @inline {
        value
        currency
      }
    `,
    money,
  )
  return { value: value ?? 0, currency: currency ?? SHOP.currency }
}
