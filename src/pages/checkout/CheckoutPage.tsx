import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import { CheckoutForm } from '#src/features/checkout/CheckoutForm.tsx'
import { CheckoutSkeleton } from '#src/features/checkout/CheckoutSkeleton.tsx'
import { createOrderAttempts } from '#src/features/checkout/orderAttempt.ts'
import type { PlacedOrder } from '#src/features/checkout/usePlaceOrder.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { CheckoutClosed } from './CheckoutClosed.tsx'
import { NeedsJavaScript } from './NeedsJavaScript.tsx'
import { page } from './CheckoutPage.css.ts'
import { placeOrderOutcome } from './placeOrderOutcome.ts'

export type CheckoutPageProps = {
  /** Null while this browser has no cart. */
  readonly query: RouteQuery<CheckoutPageQuery> | null
  /** The server's render: whether there is a cart is not known. */
  readonly pending: boolean
}

/** From the cart to the order. The server knows no cart, so its document is the skeleton. */
export function CheckoutPage({ query, pending }: CheckoutPageProps) {
  const { t } = useLingui()
  const { cartId } = useShop()
  // A browser without a cart learns it here: nothing else would end the server's skeleton.
  const hasNoCart = useSyncExternalStore(
    cartId.subscribe,
    () => cartId.get() === null,
    () => false,
  )
  // A cart that was here and is gone is not the same as never having had one.
  const [hadCart, setHadCart] = useState(query !== null)
  if (query && !hadCart) setHadCart(true)
  const isKnown = !pending || hasNoCart
  return (
    <Container>
      <div className={page}>
        {query ? (
          <Suspense fallback={<Opening />}>
            <KnownCart query={query} />
          </Suspense>
        ) : (
          <>
            <PageHead storeConfig={null} title={t`Cassa`} robots="noindex" />
            {isKnown ? <Closed why={hadCart ? 'lost' : 'empty'} cartId={null} /> : <Opening />}
          </>
        )}
      </div>
    </Container>
  )
}

function Opening() {
  return (
    <>
      <Heading level={1}>
        <Trans>Cassa</Trans>
      </Heading>
      <NeedsJavaScript />
      <CheckoutSkeleton />
    </>
  )
}

/** No cart to order. When an order of it was under way, that is why: the cart closes with its order. */
function Closed({ why, cartId }: { why: 'empty' | 'lost'; cartId: string | null }) {
  const { tabStorage } = useShop()
  const orderedCart = createOrderAttempts(tabStorage).openFor()
  const isOrdered = orderedCart !== null && (cartId === null || orderedCart === cartId)
  return <CheckoutClosed why={isOrdered ? 'ordered' : why} />
}

function KnownCart({ query }: { query: RouteQuery<CheckoutPageQuery> }) {
  const { t } = useLingui()
  const shop = useShop()
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const data = useRouteQuery<CheckoutPageQuery>(
    graphql`
      query CheckoutPageQuery($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          total_quantity
          ...CheckoutForm_cart
        }
        storeConfig {
          store_code
          is_guest_checkout_enabled
          ...PageHead_storeConfig
        }
        ...CheckoutForm_query
      }
    `,
    query,
  )
  const { cartId } = query.variables
  const readCart = useCallback((id: string) => placeOrderOutcome(environment, id), [environment])
  const onPlacedUnseen = useCallback(() => shop.cartId.set(null), [shop])
  const onPlaced = useCallback(
    ({ token }: PlacedOrder) => {
      shop.cartId.set(null)
      void navigate({ to: '/checkout/success', search: { token }, replace: true })
    },
    [shop, navigate],
  )
  const { cart, storeConfig } = data
  const content = () => {
    if (!cart) return <Closed why="lost" cartId={cartId} />
    if (cart.total_quantity === 0) return <CheckoutClosed why="empty" />
    if (storeConfig?.is_guest_checkout_enabled === false) return <CheckoutClosed why="guests-refused" />
    return (
      <>
        <Heading level={1}>
          <Trans>Cassa</Trans>
        </Heading>
        <CheckoutForm
          key={cartId}
          cartId={cartId}
          cart={cart}
          query={data}
          readCart={readCart}
          onPlaced={onPlaced}
          onPlacedUnseen={onPlacedUnseen}
        />
      </>
    )
  }
  return (
    <>
      <PageHead storeConfig={storeConfig ?? null} title={t`Cassa`} robots="noindex" />
      {content()}
    </>
  )
}
