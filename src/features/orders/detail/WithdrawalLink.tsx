import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WithdrawalLink_order$key } from '#src/__generated__/WithdrawalLink_order.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { isWithdrawable } from './isWithdrawable.ts'
import { OrderStatusDateContext } from './OrderStatusDateContext.ts'

/** A link to withdraw from the contract of this order, in the wording of the law, while the period may run. */
export function WithdrawalLink({ order: key }: { readonly order: WithdrawalLink_order$key }) {
  const { legal, today } = useShop()
  const order = useFragment(
    graphql`
      fragment WithdrawalLink_order on CustomerOrder {
        number
        ...isWithdrawable_order
      }
    `,
    key,
  )
  const changedAt = use(OrderStatusDateContext)
  if (!isWithdrawable(order, { withdrawal: legal.withdrawal, today, changedAt })) return null
  return (
    <Link to="/orders/withdraw" search={{ order: order.number }} className={buttonClass({ variant: 'link' })}>
      <Trans>Recedere dal contratto qui</Trans>
    </Link>
  )
}
