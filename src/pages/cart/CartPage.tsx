import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { CartExtrasQuery } from '#src/__generated__/CartExtrasQuery.graphql.ts'
import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import { ADDED_TOAST } from '#src/features/cart/requests/addedToast.ts'
import { CartContents } from '#src/features/cart/lines/CartContents.tsx'
import { GiftCardWordsContext } from '#src/features/cart/gift/GiftCardWordsContext.ts'
import { GiftMessageContext } from '#src/features/cart/gift/GiftMessageContext.ts'
import type { GiftMessageLine } from '#src/features/cart/gift/GiftMessageContext.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { hasOpenPayment, isUnpaid } from '#src/features/checkout/after-order/openPaymentKey.ts'
import { hasWallet } from '#src/features/checkout/wallet/walletCode.ts'
import { CartSkeleton } from '#src/features/cart/lines/CartSkeleton.tsx'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import { minimumOrderOf } from '#src/features/cart/totals/minimumOrder.ts'
import { useGoneLines } from '#src/features/cart/lines/useGoneLines.ts'
import { useRefetchStaleCart } from '#src/features/cart/keeping/staleCart.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { MeansOfPayment } from '#src/features/store/MeansOfPayment.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { markedNumber } from '#src/lib/markedNumber.ts'
import { InBrowser } from '#src/ui/InBrowser.tsx'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { dismissToasts } from '#src/ui/feedback/showToast.ts'
import { CartEstimate } from './estimate/CartEstimate.tsx'
import { CartDelivery } from './CartDelivery.tsx'
import { CartFreeShipping } from './CartFreeShipping.tsx'

export { default as operation } from '#src/__generated__/CartPageQuery.graphql.ts'
export { CartPage as component }

const ShareCart = lazy(async () => ({ default: (await import('./ShareCart.tsx')).ShareCart }))

const CartGiftRegistry = lazy(async () => ({
  default: (await import('./gifts/CartGiftRegistry.tsx')).CartGiftRegistry,
}))

/** Loaded separately, because many shoppers never scroll down to the cards. */
const CartCrossSells = lazy(async () => ({ default: (await import('./CartCrossSells.tsx')).CartCrossSells }))

const importForLater = () => import('./later/ForLater.tsx')
const ForLater = lazy(async () => ({ default: (await importForLater()).ForLater }))

/** Shown while an order of this browser waits for its payment. */
const PaymentsInCart = createNeededPart(
  async () => (await import('#src/features/checkout/after-order/PaymentsInCart.tsx')).PaymentsInCart,
)

/** Only where the backend and this browser have Apple Pay. */
const CartWallet = lazy(async () => ({
  default: await (await import('#src/features/checkout/wallet/walletParts.ts')).loadCartWallet(),
}))

const loadExtras = () => import('./gifts/CartExtras.tsx')
const CartExtras = lazy(async () => ({ default: (await loadExtras()).CartExtras }))
const AppliedGiftCards = createNeededPart(async () => (await loadExtras()).AppliedGiftCards)
const GiftCardWordsOfLine = lazy(async () => ({ default: (await loadExtras()).GiftCardWordsOfLine }))
const GiftMessageOfLine = lazy(async () => ({ default: (await loadExtras()).GiftMessageOfLine }))

export type CartPageProps = {
  /** Null while this browser has no cart. */
  readonly query: RouteQuery<CartPageQuery> | null
  /** The parts of a cart that not every backend has; null if this one has none of them. */
  readonly extras: RouteQuery<CartExtrasQuery> | null
  /** The server's document: the cart and its contents are not known. */
  readonly pending: boolean
}

/** The cart, as the content of an overlay. */
function CartPage({ query, extras, pending }: CartPageProps) {
  const { t } = useLingui()
  const { cartId, storage } = useShop()
  // The toast covers the buttons, and a pointer that rests on it would keep it open.
  useEffect(() => dismissToasts(ADDED_TOAST), [])
  // A browser without a cart finds that out here; nothing else would remove the server's skeleton.
  const hasNoCart = useSyncExternalStore(
    cartId.subscribe,
    () => cartId.get() === null,
    () => false,
  )
  if (query) {
    return (
      <PageSuspense fallback={<CartSkeleton />}>
        <KnownCart query={query} extras={extras} />
      </PageSuspense>
    )
  }
  return (
    <>
      <PageHead title={t`Carrello`} robots="noindex" />
      {pending && !hasNoCart ? (
        <CartSkeleton />
      ) : (
        <CartContents cart={null} above={hasOpenPayment(storage) && <PaymentsInCart />} later={<Later />} />
      )}
    </>
  )
}

type KnownCartProps = Pick<CartPageProps, 'extras'> & { readonly query: RouteQuery<CartPageQuery> }

function KnownCart({ query, extras }: KnownCartProps) {
  const { t } = useLingui()
  const { cartId, cartJournal, hasField, storage } = useShop()
  const node = graphql`
    query CartPageQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the cart's button reads it from the store without a request
        ...useCartQuantity_cart
        itemsV2(pageSize: 100) {
          items {
            uid
            product {
              sku
            }
          }
        }
        prices {
          grand_total {
            value
          }
        }
        ...CartContents_cart
        ...CartDelivery_cart
        ...CartEstimate_cart
        ...CartFreeShipping_cart
        ...journalLines_cart
        ...useGoneLines_cart
      }
      cmsBlocks(identifiers: ["product-delivery-note"]) {
        items {
          identifier
          content
          ...CartFreeShipping_block
        }
      }
    }
  `
  const { cart, cmsBlocks } = useRouteQuery<CartPageQuery>(node, query)
  const giftCardWords = useCallback(
    (uid: string) =>
      extras?.variables.hasGiftCardLines && (
        <LaterPart>
          <GiftCardWordsOfLine query={extras} uid={uid} />
        </LaterPart>
      ),
    [extras],
  )
  const giftMessage = useCallback(
    (line: GiftMessageLine) =>
      extras?.variables.hasGiftMessages && (
        <LaterPart>
          <GiftMessageOfLine query={extras} {...line} />
        </LaterPart>
      ),
    [extras],
  )
  const deliveryNote = cmsBlocks?.items?.find(Boolean)
  const lineUids = (cart?.itemsV2?.items ?? []).flatMap((item) => item?.uid ?? []).join(' ')
  const skus = (cart?.itemsV2?.items ?? []).flatMap((item) => item?.product.sku ?? [])
  useRefetchStaleCart(node, query.variables.cartId)
  useEffect(() => {
    // A customer's cart that was filled on another device: this browser has not recorded its lines yet.
    if (cart && cartId.get() === cart.id && cartJournal.linesOf(cart.id) === null) {
      cartJournal.write(cart.id, journalLinesOf(cart))
    }
  }, [cart, cartId, cartJournal])
  const gone = useGoneLines(cart ?? null, true)
  const isInBrowser = !useIsServerHtml()
  const payments = isInBrowser && hasOpenPayment(storage) && <PaymentsInCart />
  // The backend may have opened the cart again while its payment is open: it must not be changed.
  if (isInBrowser && isUnpaid(storage, query.variables.cartId)) {
    return (
      <>
        <PageHead title={t`Carrello`} robots="noindex" />
        {payments}
      </>
    )
  }
  return (
    <>
      <PageHead title={t`Carrello`} robots="noindex" />
      <GiftCardWordsContext value={giftCardWords}>
        <GiftMessageContext value={giftMessage}>
          <CartContents
            cart={cart ?? null}
            isMissing={!cart && cartId.get() === query.variables.cartId}
            above={
              <>
                {payments}
                {gone.length > 0 && (
                  <Notice title={t`Nel carrello non ci sono più:`}>
                    <ul>
                      {gone.map(({ name, quantity }) => (
                        <li key={name}>
                          {quantity} × {name}
                        </li>
                      ))}
                    </ul>
                  </Notice>
                )}
              </>
            }
            minimum={minimumOrderOf(deliveryNote?.content)}
            freeFrom={markedNumber(deliveryNote?.content, 'freeShippingThreshold')}
            estimate={
              cart && (
                <>
                  {deliveryNote && (
                    <WidgetBoundary fallback={null}>
                      <CartFreeShipping cart={cart} block={deliveryNote} />
                    </WidgetBoundary>
                  )}
                  {extras?.variables.hasGiftCards && (
                    <LaterPart>
                      <AppliedGiftCards query={extras} />
                    </LaterPart>
                  )}
                  {extras && (
                    <LaterPart>
                      <CartExtras query={extras} lines={lineUids} due={cart.prices?.grand_total?.value} />
                    </LaterPart>
                  )}
                  <CartDelivery cart={cart} />
                  <Text size="sm">
                    <MeansOfPayment />
                  </Text>
                  <CartEstimate cart={cart} />
                  {isInBrowser && hasWallet(hasField) && (
                    <LaterPart>
                      <CartWallet cartId={cart.id} />
                    </LaterPart>
                  )}
                </>
              )
            }
            later={<Later />}
            more={
              // Shown together: a part that loads earlier would be moved by a part above it.
              <InBrowser>
                <Suspense fallback={null}>
                  <WidgetBoundary fallback={null}>
                    <CartCrossSells skus={skus} />
                  </WidgetBoundary>
                  <WidgetBoundary fallback={null}>
                    <ShareCart cartId={query.variables.cartId} />
                  </WidgetBoundary>
                  {hasField('Mutation', 'moveCartItemsToGiftRegistry') && (
                    <WidgetBoundary fallback={null}>
                      <CartGiftRegistry cartId={query.variables.cartId} />
                    </WidgetBoundary>
                  )}
                </Suspense>
              </InBrowser>
            }
          />
        </GiftMessageContext>
      </GiftCardWordsContext>
    </>
  )
}

const Later = () => (
  <LaterPart missing={<LaterMissing />}>
    <ForLater />
  </LaterPart>
)

/** The shopper's own pieces must not be missing without a word. */
function LaterMissing() {
  const { startAfresh } = useShop()
  const tryAgain = () => {
    // React keeps a failed part for the life of the document. Without the code the notice stays.
    importForLater().then(
      () => startAfresh('/cart'),
      () => undefined,
    )
  }
  return <PartMissing onRetry={tryAgain} />
}

/** Its code loads after the page's; there is no placeholder. */
const LaterPart = ({ children, missing = null }: { readonly children: ReactNode; readonly missing?: ReactNode }) => (
  <InBrowser>
    <WidgetBoundary fallback={missing}>
      <Suspense fallback={null}>{children}</Suspense>
    </WidgetBoundary>
  </InBrowser>
)
