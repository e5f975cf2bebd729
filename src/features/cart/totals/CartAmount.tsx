import { graphql, useFragment } from 'react-relay'
import type { CartAmount_money$key } from '#src/__generated__/CartAmount_money.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Money } from '#src/ui/feedback/Money.tsx'

type CartAmountProps = {
  readonly money: CartAmount_money$key
  /** A discount: Magento sends a positive amount, the cart shows a negative one. */
  readonly deducted?: boolean
  /** Fixed taxes, which the backend leaves out of the amount. */
  readonly plus?: number
}

/** An amount of the cart as last sent by the server. */
export function CartAmount({ money, deducted = false, plus = 0 }: CartAmountProps) {
  const { intlLocale } = useShop().locale
  const { value, currency } = useFragment(
    graphql`
      fragment CartAmount_money on Money {
        value
        currency
      }
    `,
    money,
  )
  if (value == null || currency == null) return null
  return <Money money={{ value: deducted ? -Math.abs(value) : value + plus, currency }} locale={intlLocale} />
}
