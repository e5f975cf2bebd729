import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import type { OrderSuccessPage_order$key } from '#src/__generated__/OrderSuccessPage_order.graphql.ts'
import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { usePurchase } from '#src/features/analytics/usePurchase.ts'
import { AccountOfBuyer } from '#src/features/account/access/AccountOfBuyer.tsx'
import { OrderReceipt } from '#src/features/checkout/receipt/OrderReceipt.tsx'
import { OtherMethodNotice } from '#src/features/checkout/receipt/OtherMethodNotice.tsx'
import { createUnseenReceipt } from '#src/features/checkout/receipt/unseenReceipt.ts'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { NewsletterOffer } from '#src/features/newsletter/NewsletterOffer.tsx'
import { OrderComments } from '#src/features/orders/detail/OrderComments.tsx'
import { OrderProgress } from '#src/features/orders/detail/OrderProgress.tsx'
import { OrderShipments } from '#src/features/orders/detail/OrderShipments.tsx'
import { PrintButton } from '#src/features/orders/detail/PrintButton.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderWithoutScript } from './OrderWithoutScript.tsx'
import { offers, page } from './OrderSuccessPage.css.ts'

export { default as operation } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
export { OrderSuccessPage as component }

export type OrderSuccessPageProps = {
  /** Null if the address names no order. */
  readonly query: RouteQuery<OrderSuccessPageQuery> | null
  readonly details: RouteQuery<OrderDetailsQuery> | null
  /** The server's render: it knows neither the customer nor the secret that opens a guest's order. */
  readonly pending: 'customer' | 'secret' | null
}

/**
 * The page after placing an order. A guest's order is opened by the secret of the history entry, so it works after a
 * reload; a customer's by its number and the session.
 */
function OrderSuccessPage({ query, details, pending }: OrderSuccessPageProps) {
  const { customerToken } = useShop()
  // A browser without a session finds that out here; nothing else would remove the server's skeleton.
  const isGuest = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.get() === null,
    () => false,
  )
  return (
    <Container>
      <div className={page}>
        {query ? (
          <PageSuspense fallback={<Waiting />}>
            <KnownOrder query={query} details={details} />
          </PageSuspense>
        ) : pending === 'secret' || (pending === 'customer' && !isGuest) ? (
          <Waiting />
        ) : (
          <UnknownOrder />
        )}
      </div>
    </Container>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Grazie per il tuo ordine`} robots="noindex" />
      <Heading level={1} size="lg">
        <Trans>Grazie per il tuo ordine</Trans>
      </Heading>
      <OrderWithoutScript />
      <div role="group" aria-busy="true" aria-label={t`Caricamento`}>
        <SkeletonText lines={6} />
      </div>
    </>
  )
}

type KnownOrderProps = Pick<OrderSuccessPageProps, 'details'> & { readonly query: RouteQuery<OrderSuccessPageQuery> }

function KnownOrder({ query, details }: KnownOrderProps) {
  const { t } = useLingui()
  const { guestOrderByToken, customer, storeConfig } = useRouteQuery<OrderSuccessPageQuery>(
    graphql`
      query OrderSuccessPageQuery($token: String!, $number: String!, $isCustomer: Boolean!) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          email
          ...AccountOfBuyer_order
          ...OrderSuccessPage_order
        }
        customer @include(if: $isCustomer) {
          is_subscribed
          orders(filter: { number: { eq: $number } }, pageSize: 1) {
            items {
              number
              email
              ...OrderSuccessPage_order
            }
          }
        }
        storeConfig {
          store_code
          newsletter_enabled
          create_account_confirmation
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  if (!order) return <UnknownOrder />
  return (
    <>
      <PageHead title={t`Grazie per il tuo ordine`} robots="noindex" />
      <Stack gap="s6">
        <OrderDetails query={details}>
          <PlacedOrder order={order} isGuest={guestOrderByToken != null} />
        </OrderDetails>
        <div className={offers}>
          {storeConfig?.newsletter_enabled && order.email && !customer?.is_subscribed && (
            <NewsletterOffer email={order.email} />
          )}
          {guestOrderByToken && (
            <AccountOfBuyer
              order={guestOrderByToken}
              needsConfirmation={storeConfig?.create_account_confirmation === true}
            />
          )}
        </div>
        <Slot name="receipt.end" context={{ orderNumber: order.number }} />
      </Stack>
    </>
  )
}

type PlacedOrderProps = { readonly order: OrderSuccessPage_order$key; readonly isGuest: boolean }

function PlacedOrder({ order, isGuest }: PlacedOrderProps) {
  const data = useFragment(
    graphql`
      fragment OrderSuccessPage_order on CustomerOrder {
        number
        comments {
          ...OrderComments_comments
        }
        ...OrderProgress_order
        ...OrderShipments_order
        ...OrderReceipt_order
        ...OtherMethodNotice_order
        ...usePurchase_order
      }
    `,
    order,
  )
  usePurchase(data)
  const { tabStorage } = useShop()
  useEffect(() => createUnseenReceipt(tabStorage).show(data.number), [tabStorage, data.number])
  const comments = (data.comments ?? []).filter((comment) => comment != null)
  return (
    <OrderReceipt
      order={data}
      isGuest={isGuest}
      progress={
        <>
          <OtherMethodNotice order={data} />
          <OrderProgress order={data} />
        </>
      }
      actions={<PrintButton />}
      messages={
        <>
          <OrderShipments order={data} />
          <OrderComments comments={comments} />
        </>
      }
    />
  )
}

function UnknownOrder() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Ordine non trovato`} robots="noindex" />
      <EmptyState
        headingLevel={1}
        title={t`Non troviamo questo ordine`}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            <Trans>Continua gli acquisti</Trans>
          </Link>
        }
      >
        <p>
          <Trans>
            Forse l’indirizzo è incompleto. Il riepilogo è anche nell’email di conferma; se non la trovi,{' '}
            <ContactLink>scrivici</ContactLink> e lo cerchiamo insieme.
          </Trans>
        </p>
      </EmptyState>
    </>
  )
}
