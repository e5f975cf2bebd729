import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { StoreCredit_cart$key } from '#src/__generated__/StoreCredit_cart.graphql.ts'
import { StoreCreditSwitch } from '#src/features/checkout/payment/StoreCreditSwitch.tsx'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

type StoreCreditProps = {
  readonly cart: StoreCredit_cart$key
  /** The row in the totals, or the switch above the payment methods. */
  readonly as: 'sums' | 'switches'
}

/** A customer's store credit as a means of payment. */
export function StoreCredit({ cart, as }: StoreCreditProps) {
  const { intlLocale } = useShop().locale
  const data = useFragment(
    graphql`
      fragment StoreCredit_cart on Cart {
        applied_store_credit {
          applied_balance {
            value
            ...moneyOf_money
          }
        }
        ...StoreCreditSwitch_cart
      }
    `,
    cart,
  )
  if (as === 'switches') return <StoreCreditSwitch cart={data} />
  const applied = data.applied_store_credit?.applied_balance
  return applied?.value ? (
    <Sum label={<Trans>Il tuo credito</Trans>}>
      −<Price money={moneyOf(applied)} locale={intlLocale} size="sm" />
    </Sum>
  ) : null
}
