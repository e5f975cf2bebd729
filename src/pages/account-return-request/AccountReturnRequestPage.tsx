import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountReturnRequestPageQuery } from '#src/__generated__/AccountReturnRequestPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { areReturnsEnabled } from '#src/features/returns/areReturnsEnabled.ts'
import { UnknownOrder } from '#src/features/orders/detail/UnknownOrder.tsx'
import { ReturnRequest } from '#src/features/returns/request/ReturnRequest.tsx'
import { useRequestReturn } from '#src/features/returns/request/useRequestReturn.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

export { default as operation } from '#src/__generated__/AccountReturnRequestPageQuery.graphql.ts'
export { AccountReturnRequestPage as component }

export type AccountReturnRequestPageProps = PersonalPageProps<AccountReturnRequestPageQuery> & {
  /** The number of the order. */
  readonly number: string
}

/** The form that requests a return of items of an order. */
function AccountReturnRequestPage({ number, ...frame }: AccountReturnRequestPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...frame} title={t`Fai un reso`}>
      {(query) => <KnownOrder query={query} number={number} />}
    </AccountFrame>
  )
}

type KnownOrderProps = { readonly query: RouteQuery<AccountReturnRequestPageQuery>; readonly number: string }

function KnownOrder({ query, number }: KnownOrderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { resume } = useShop()
  const requestReturn = useRequestReturn()
  const { customer, attributesList, storeConfig } = useRouteQuery<AccountReturnRequestPageQuery>(
    graphql`
      query AccountReturnRequestPageQuery($number: String!) {
        customer {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              id
              number
              ...ReturnRequest_order
            }
          }
        }
        attributesList(entityType: RMA_ITEM) {
          ...ReturnRequest_attributes
        }
        storeConfig {
          store_code
          ...areReturnsEnabled_storeConfig
        }
      }
    `,
    query,
  )
  if (!customer) return null
  const order = customer.orders?.items[0]
  if (customer.orders && !order) {
    return (
      <>
        <PageHead title={t`Fai un reso`} robots="noindex" />
        <UnknownOrder />
      </>
    )
  }
  return (
    <Stack gap="s5">
      <PageHead title={t`Fai un reso`} robots="noindex" />
      <Text>
        <Link to="/account/orders/$number" params={{ number }}>
          <Trans>Ordine {number}</Trans>
        </Link>
      </Text>
      <ReturnRequest
        isEnabled={areReturnsEnabled(storeConfig)}
        order={order}
        attributes={attributesList}
        wayBack={
          <Link to="/account/orders/$number" params={{ number }} className={buttonClass({ variant: 'primary' })}>
            <Trans>Torna all’ordine</Trans>
          </Link>
        }
        onSubmit={async (input) => {
          const result = await resume(() => requestReturn({ ...input, order_uid: order?.id ?? '' }))
          if (!result.ok) return result.error
          void showToast('success', t`La richiesta di reso è inviata.`)
          const uid = result.value.requestReturn?.return?.uid
          void navigate(
            uid === undefined
              ? { to: '/account/returns', replace: true }
              : { to: '/account/returns/$id', params: { id: uid }, replace: true },
          )
          return null
        }}
      />
    </Stack>
  )
}
