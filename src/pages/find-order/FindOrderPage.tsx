import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import type { FindOrderPageQuery } from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { CancelOrder } from '#src/features/orders/cancel/CancelOrder.tsx'
import { FindOrderForm } from '#src/features/orders/list/FindOrderForm.tsx'
import type { FindOrderProblem } from '#src/features/orders/list/FindOrderForm.tsx'
import { isCancelable } from '#src/features/orders/cancel/isCancelable.ts'
import { OrderDetail } from '#src/features/orders/detail/OrderDetail.tsx'
import { OrderWithoutScript } from '#src/pages/order-success/OrderWithoutScript.tsx'
import { PrintButton } from '#src/features/orders/detail/PrintButton.tsx'
import { useRequestGuestOrderCancel } from '#src/features/orders/cancel/useRequestGuestOrderCancel.ts'
import { WithdrawalLink } from '#src/features/orders/detail/WithdrawalLink.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ReturnsOfOrder } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { OrderDetails } from '#src/pages/order-success/OrderDetails.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { page } from './FindOrderPage.css.ts'
import { findGuestOrder, orderProofOf } from './findGuestOrder.ts'
import { GuestReturnLink } from './GuestReturnLink.tsx'

export { default as operation } from '#src/__generated__/FindOrderPageQuery.graphql.ts'
export { FindOrderPage as component }

export type FindOrderPageProps = {
  readonly query: RouteQuery<FindOrderPageQuery>
  readonly details: RouteQuery<OrderDetailsQuery> | null
  /** The token in the address opens no order. */
  readonly problem: FindOrderProblem | null
}

/** An order without an account: found by data that its buyer knows, opened by the token in the address. */
function FindOrderPage({ query, details, problem }: FindOrderPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  const requestCancel = useRequestGuestOrderCancel()
  const { hasField } = useShop()
  const proof = orderProofOf(hasField)
  const { guestOrderByToken: order, storeConfig } = useRouteQuery<FindOrderPageQuery>(
    graphql`
      query FindOrderPageQuery($token: String!, $isKnown: Boolean!) {
        guestOrderByToken(input: { token: $token }) @include(if: $isKnown) {
          number
          shipments {
            number
          }
          ...isCancelable_order
          ...WithdrawalLink_order
          ...OrderDetail_order
        }
        storeConfig {
          store_code
          ...CancelOrder_storeConfig
        }
      }
    `,
    query,
  )
  if (order) {
    const { number, shipments } = order
    const { token } = query.variables
    // Only shipped items can be returned.
    const hasReturns = hasField('Mutation', 'requestGuestReturn') && (shipments ?? []).length > 0
    return (
      <Container>
        <PageHead title={t`Ordine ${number}`} robots="noindex" />
        <Stack as="article" gap="s5" aria-labelledby="order">
          <div className={page}>
            <Heading level={1} id="order">
              <Trans>Ordine {number}</Trans>
            </Heading>
            <OrderDetails query={details}>
              <OrderDetail
                order={order}
                actions={
                  <Cluster gap="s3">
                    {storeConfig && hasField('Mutation', 'requestGuestOrderCancel') && isCancelable(order) && (
                      <CancelOrder
                        storeConfig={storeConfig}
                        number={number}
                        isByMail
                        onCancel={(reason) => requestCancel({ token, reason })}
                      />
                    )}
                    {hasReturns && <GuestReturnLink token={token} />}
                    <WithdrawalLink order={order} />
                    <PrintButton />
                  </Cluster>
                }
              />
              {hasReturns && <ReturnsOfOrder isGuest />}
            </OrderDetails>
          </div>
        </Stack>
      </Container>
    )
  }
  return (
    <AccountDoor title={t`Trova il tuo ordine`}>
      <Stack gap="s5">
        <OrderWithoutScript />
        <Text>
          <Trans>
            Hai ordinato senza account? Scrivi questi tre dati e vedi a che punto è. Con un account lo trovi{' '}
            <Link to="/account/orders">tra i tuoi ordini</Link>.
          </Trans>
        </Text>
        <FindOrderForm
          proof={proof}
          problem={problem}
          onFind={async (known) => {
            const found = await findGuestOrder(environment, proof, known)
            if (!found.ok) return found.error
            await navigate({
              to: '/orders/find',
              search: { token: found.value },
            })
            return null
          }}
        />
      </Stack>
    </AccountDoor>
  )
}
