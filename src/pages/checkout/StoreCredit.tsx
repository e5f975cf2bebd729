import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { StoreCreditQuery } from '#src/__generated__/StoreCreditQuery.graphql.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { StoreCreditSwitch } from '#src/features/checkout/payment/StoreCreditSwitch.tsx'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

export type StoreCreditProps = {
  readonly cartId: string
  /** The amount that is left to pay: it determines how much the credit pays. */
  readonly due: number | null | undefined
  /** The row in the totals, or the switch above the payment methods. */
  readonly as: 'sum' | 'switch'
}

/** A customer's store credit as a means of payment. Optional: the order can be paid without it. */
export function StoreCredit(props: StoreCreditProps) {
  return (
    <WidgetBoundary fallback={null}>
      <KnownCredit {...props} />
    </WidgetBoundary>
  )
}

function KnownCredit({ cartId, due, as }: StoreCreditProps) {
  const { intlLocale } = useShop().locale
  const query = useMemo(() => ({ operation: 'StoreCreditQuery', variables: { cartId } }), [cartId])
  const node = graphql`
    query StoreCreditQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        applied_store_credit {
          applied_balance {
            value
            ...moneyOf_money
          }
        }
        ...StoreCreditSwitch_cart
      }
    }
  `
  const { cart } = useRouteQuery<StoreCreditQuery>(node, query)
  useRefetch(node, cartId, due)
  if (!cart) return null
  if (as === 'switch') return <StoreCreditSwitch cart={cart} />
  const applied = cart.applied_store_credit?.applied_balance
  return applied?.value ? (
    <Sum label={<Trans>Il tuo credito</Trans>}>
      −<Price money={moneyOf(applied)} locale={intlLocale} size="sm" />
    </Sum>
  ) : null
}
