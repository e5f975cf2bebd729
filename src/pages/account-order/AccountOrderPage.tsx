import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import type { AccountOrderPageQuery } from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { CancelOrder } from '#src/features/orders/cancel/CancelOrder.tsx'
import { isCancelable } from '#src/features/orders/cancel/isCancelable.ts'
import { OrderActs } from '#src/features/orders/detail/OrderActs.tsx'
import { OrderDetail } from '#src/features/orders/detail/OrderDetail.tsx'
import { PrintButton } from '#src/features/orders/detail/PrintButton.tsx'
import { ReorderButton } from '#src/features/orders/reorder/ReorderButton.tsx'
import { ReorderNotice } from '#src/features/orders/reorder/ReorderNotice.tsx'
import { useCancelOrder } from '#src/features/orders/cancel/useCancelOrder.ts'
import type { ReorderOutcome } from '#src/features/orders/reorder/reorderOutcome.ts'
import { WithdrawalLink } from '#src/features/orders/detail/WithdrawalLink.tsx'
import { UnknownOrder } from '#src/features/orders/detail/UnknownOrder.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ReturnsOfOrder } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { OrderDetails } from '#src/pages/order-success/OrderDetails.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OrderReturnLink } from './OrderReturnLink.tsx'

export { default as operation } from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
export { AccountOrderPage as component }

export type AccountOrderPageProps = PersonalPageProps<AccountOrderPageQuery> & {
  readonly number: string
  readonly details: RouteQuery<OrderDetailsQuery> | null
}

/** One order of the customer with its actions. */
function AccountOrderPage({ number, details, ...frame }: AccountOrderPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...frame} title={t`Ordine ${number}`}>
      {(query) => <KnownOrder query={query} number={number} details={details} />}
    </AccountFrame>
  )
}

type KnownOrderProps = Pick<AccountOrderPageProps, 'number' | 'details'> & {
  readonly query: RouteQuery<AccountOrderPageQuery>
}

function KnownOrder({ query, number, details }: KnownOrderProps) {
  const { t } = useLingui()
  const { hasField } = useShop()
  const cancel = useCancelOrder()
  const [reordered, setReordered] = useState<ReorderOutcome | null>(null)
  const { customer, storeConfig } = useRouteQuery<AccountOrderPageQuery>(
    graphql`
      query AccountOrderPageQuery($number: String!) {
        customer {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              id
              number
              shipments {
                number
              }
              ...isCancelable_order
              ...WithdrawalLink_order
              ...OrderDetail_order
              ...ReorderButton_order
            }
          }
        }
        storeConfig {
          store_code
          ...CancelOrder_storeConfig
        }
      }
    `,
    query,
  )
  if (!customer) return null
  const order = customer.orders?.items[0]
  const canCancel = order !== null && order !== undefined && isCancelable(order)
  // Only shipped items can be returned.
  const hasReturns = hasField('Mutation', 'requestReturn') && (order?.shipments ?? []).length > 0
  return (
    <>
      <PageHead title={t`Ordine ${number}`} robots="noindex" />
      {order ? (
        <Stack gap="s5">
          {reordered && <ReorderNotice outcome={reordered} />}
          <OrderDetails query={details}>
            <OrderDetail
              order={order}
              actions={
                <OrderActs isCancelable={canCancel}>
                  <ReorderButton order={order} onOutcome={setReordered} />
                  {storeConfig && canCancel && (
                    <CancelOrder
                      storeConfig={storeConfig}
                      number={order.number}
                      onCancel={(reason) => cancel({ id: order.id, reason })}
                    />
                  )}
                  {hasReturns && <OrderReturnLink number={order.number} />}
                  <WithdrawalLink order={order} />
                  <PrintButton />
                </OrderActs>
              }
            />
            {hasReturns && <ReturnsOfOrder />}
          </OrderDetails>
        </Stack>
      ) : (
        <UnknownOrder />
      )}
    </>
  )
}
