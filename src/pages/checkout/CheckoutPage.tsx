import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { CheckoutExtrasQuery } from '#src/__generated__/CheckoutExtrasQuery.graphql.ts'
import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import type { SavedMethodsQuery } from '#src/__generated__/SavedMethodsQuery.graphql.ts'
import { createUnreportedPurchases } from '#src/features/analytics/unreportedPurchases.ts'
import { useGoneLines } from '#src/features/cart/lines/useGoneLines.ts'
import { CheckoutForm } from '#src/features/checkout/form/CheckoutForm.tsx'
import { CheckoutSkeleton, StepSkeleton } from '#src/features/checkout/steps/CheckoutSkeleton.tsx'
import { firstStep } from '#src/features/checkout/steps/checkoutSteps.ts'
import type { CheckoutStep } from '#src/features/checkout/steps/checkoutSteps.ts'
import { DeliveryStep } from '#src/features/checkout/steps/CheckoutSteps.tsx'
import { GiftContext } from '#src/features/checkout/gifts/GiftContext.ts'
import { GiftCardWordsContext } from '#src/features/cart/gift/GiftCardWordsContext.ts'
import { MoreSumsContext } from '#src/features/checkout/summary/MoreSumsContext.ts'
import { PickupContext } from '#src/features/checkout/delivery/PickupContext.ts'
import type { EarlyQuestion } from '#src/features/checkout/late/earlyAnswer.ts'
import { SavedMethodsContext } from '#src/features/checkout/payment/SavedMethodsContext.ts'
import type { SavedMethodsPart } from '#src/features/checkout/payment/SavedMethodsContext.ts'
import { StoreCreditContext } from '#src/features/checkout/payment/StoreCreditContext.ts'
import { STEP_PATHS } from '#src/features/checkout/steps/stepPaths.ts'
import { STEP_TITLES } from '#src/features/checkout/steps/stepWords.ts'
import { createUnseenReceipt } from '#src/features/checkout/receipt/unseenReceipt.ts'
import { useOpenReceipt } from '#src/features/checkout/receipt/useOpenReceipt.ts'
import { hasWallet } from '#src/features/checkout/wallet/walletCode.ts'
import { hasOpenPayment, isUnpaid } from '#src/features/checkout/after-order/openPaymentKey.ts'
import { hasSettledLater, isVaultCode } from '#src/features/checkout/payment/paymentAdapters.ts'
import type { PlacedOrder, Placement } from '#src/shop/payments.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { QueryPoolContext, useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { createLatePart } from '#src/ui/latePart.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import type { CheckoutClosedProps } from './CheckoutClosed.tsx'
import { CheckoutClosedOffline } from './CheckoutClosedOffline.tsx'
import type { CheckoutExtrasProps } from './CheckoutExtras.tsx'
import { NeedsJavaScript } from './NeedsJavaScript.tsx'
import { page } from './CheckoutPage.css.ts'
import type { PickupChoiceProps } from './PickupChoice.tsx'
import type { AskedMethodsProps } from './SavedMethods.tsx'
import { StoreChoice } from './StoreChoice.tsx'
import { useReceipt } from './useReceipt.ts'
import type { Receipt } from './useReceipt.ts'

export { default as operation } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
export { CheckoutPage as component }

/** A failed download is retried, and reported, when the step is shown. */
export const loadFirstStep = (): Promise<unknown> => DeliveryStep.load().catch(() => undefined)

/** Rarely shown: its code loads after the page. */
const CheckoutClosed = createLatePart<CheckoutClosedProps>(
  async () => (await import('./CheckoutClosed.tsx')).CheckoutClosed,
  null,
  CheckoutClosedOffline,
)

const importEarlyParts = () => import('./earlyParts.ts')
const loadExtras = async () => (await importEarlyParts()).CheckoutExtras
const CheckoutExtras = createLatePart<CheckoutExtrasProps>(loadExtras)
const CheckoutSwitches = createLatePart<CheckoutExtrasProps>(loadExtras, <SkeletonText lines={2} />, PartMissing)

const importPickupChoice = () => import('./PickupChoice.tsx')
/** Without it an order can still be placed. */
const PickupChoice = createLatePart<PickupChoiceProps>(
  async () => (await importPickupChoice()).PickupChoice,
  // As high as the choice and an address together, so that the following content does not move when they load.
  <StepSkeleton questions={13} />,
  ({ address, onRetry }) => (
    <>
      <PartMissing onRetry={onRetry} />
      {address}
    </>
  ),
)
const SavedMethods = createLatePart<AskedMethodsProps>(
  async () => (await importEarlyParts()).SavedMethods,
  <SkeletonText lines={2} />,
  PartMissing,
)

/** Only where the backend and this browser have Apple Pay. */
const CartWallet = createLatePart<{ readonly cartId: string }>(async () =>
  (await import('#src/features/checkout/wallet/walletParts.ts')).loadCartWallet(),
)

export type CheckoutPageProps = {
  /** Null while this browser has no cart. */
  readonly query: RouteQuery<CheckoutPageQuery> | null
  /** Null if the backend has none of them. */
  readonly extras: RouteQuery<CheckoutExtrasQuery> | null
  /** The customer's saved payment methods; null for guests. */
  readonly saved: RouteQuery<SavedMethodsQuery> | null
  /** The server's render: it is not known whether there is a cart. */
  readonly pending: boolean
  readonly step: CheckoutStep
  /** The search string of the address: the parameters with which a payment provider's page returns. */
  readonly arrivedWith: string
}

/** The whole checkout. The server does not know the cart, so its document contains the skeleton. */
function CheckoutPage({ query, extras, saved, pending, step, arrivedWith }: CheckoutPageProps) {
  const { t } = useLingui()
  const { cartId } = useShop()
  // A browser without a cart finds that out here; nothing else would remove the server's skeleton.
  const hasNoCart = useSyncExternalStore(
    cartId.subscribe,
    () => cartId.get() === null,
    () => false,
  )
  // A cart that disappeared is reported differently from no cart at all.
  const [lastCart, setLastCart] = useState(query?.variables.cartId ?? null)
  if (query && query.variables.cartId !== lastCart) setLastCart(query.variables.cartId)
  const isKnown = !pending || hasNoCart
  const receipt = useReceipt()
  // Most carts begin with the delivery.
  const opening = <Opening step={step === 'contact' ? 'delivery' : step} />
  useEffect(() => {
    // While the cart is awaited.
    if (step !== 'payment') void loadFirstStep()
  }, [step])
  return (
    <Container>
      <div className={page}>
        {query ? (
          <PageSuspense fallback={opening}>
            <KnownCart {...{ query, extras, saved, step, arrivedWith, receipt }} />
          </PageSuspense>
        ) : (
          <>
            <PageHead title={t`Cassa`} robots="noindex" />
            {isKnown ? <Closed cartId={lastCart} onSeek={receipt.seek} /> : opening}
          </>
        )}
      </div>
    </Container>
  )
}

function Opening({ step }: { readonly step: CheckoutStep }) {
  return (
    <CheckoutSkeleton step={step}>
      <NeedsJavaScript />
    </CheckoutSkeleton>
  )
}

/**
 * Shown without a cart to order; `cartId` is null in a tab that never had one. An order closes its cart in all tabs.
 */
function Closed({ cartId, onSeek }: { cartId: string | null; onSeek: Receipt['seek'] }) {
  const { orderAttempts, customerToken, storage, tabStorage } = useShop()
  const isCustomer = customerToken.get() !== null
  if (hasOpenPayment(storage)) return <CheckoutClosed why="unpaid" />
  const unseen = createUnseenReceipt(tabStorage).get()
  const open = orderAttempts.openFor()
  if (open !== null && (cartId === null || open === cartId))
    return <CheckoutClosed why="ordered" isCustomer={isCustomer} onSeek={() => onSeek(open)} />
  if (cartId === null) return unseen ? <UnseenReceipt order={unseen} /> : <CheckoutClosed why="empty" />
  return <CheckoutClosed why={orderAttempts.wasSent(cartId) ? 'ordered-elsewhere' : 'lost'} isCustomer={isCustomer} />
}

/** Opens the receipt that the last document could not show. */
function UnseenReceipt({ order }: { readonly order: PlacedOrder }) {
  const openReceipt = useOpenReceipt()
  // Its identity changes with every rendering.
  const [first] = useState(order)
  useEffect(() => openReceipt(first), [openReceipt, first])
  return <Opening step="payment" />
}

/** Requests the data of a part before its step, so that the step can begin with it. */
function useEarly(query: RouteQuery | null): EarlyQuestion | null {
  const environment = useRelayEnvironment()
  const queries = use(QueryPoolContext)
  const [question] = useState(() => Promise.withResolvers<Awaited<EarlyQuestion>>())
  useEffect(() => {
    if (query === null || queries === null) return
    const answer = nextTask()
      .then(() => Promise.all([importEarlyParts(), CheckoutSwitches.load(), SavedMethods.load()]))
      .then(([{ askEarly }]) => askEarly(environment, queries, query))
    // A failed part is retried, and reported, when it is shown.
    answer.then(question.resolve, () => question.resolve(undefined))
  }, [environment, queries, query, question])
  return query && queries && question.promise
}

type KnownCartProps = Pick<CheckoutPageProps, 'extras' | 'saved' | 'step' | 'arrivedWith'> & {
  readonly query: RouteQuery<CheckoutPageQuery>
  readonly receipt: Receipt
}

function KnownCart({ query, extras, saved, step, arrivedWith: searchText, receipt }: KnownCartProps) {
  const { t, i18n } = useLingui()
  const shop = useShop()
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const data = useRouteQuery<CheckoutPageQuery>(
    graphql`
      query CheckoutPageQuery($cartId: String!, $isCustomer: Boolean!) {
        cart(cart_id: $cartId) {
          id
          total_quantity
          is_virtual
          available_payment_methods {
            code
          }
          itemsV2(pageSize: 100) {
            items {
              uid
            }
          }
          ...useGoneLines_cart
          prices {
            grand_total {
              value
            }
          }
          ...CheckoutForm_cart
          ...PickupChoice_cart
        }
        storeConfig {
          store_code
          is_guest_checkout_enabled
        }
        ...CheckoutForm_query @arguments(isCustomer: $isCustomer)
      }
    `,
    query,
  )
  const { cartId, isCustomer } = query.variables
  // Read once, because the address is cleaned at once.
  const [arrivedWith] = useState(searchText)
  const leaveForProvider = useCallback((address: string) => window.location.assign(address), [])
  const findEarlier = useCallback(
    // Without its code, as without an answer, the order continues.
    () =>
      import('#src/features/checkout/placing/findEarlierOrder.ts').then(
        ({ findEarlierOrder }) => findEarlierOrder(environment, cartId, shop),
        () => null,
      ),
    [environment, shop, cartId],
  )
  const hasAccount = useCallback(
    // Without its code, as without an answer, the order continues as a guest's.
    (email: string) =>
      import('./emailHasAccount.ts').then(
        (code) => code.emailHasAccount(environment, email),
        () => false,
      ),
    [environment],
  )
  const onStep = useCallback(
    (to: CheckoutStep, { replace } = { replace: false }) => void navigate({ to: STEP_PATHS[to], replace }),
    [navigate],
  )
  const closeCart = useCallback(() => {
    // Another tab may have started the next cart already.
    shop.cartId.refresh()
    if (shop.cartId.get() === cartId) shop.cartId.set(null)
  }, [shop, cartId])
  const openReceipt = useOpenReceipt()
  const onPlaced = useCallback(
    ({ order, outcome }: Placement) => {
      closeCart()
      if (outcome.kind === 'leave') return leaveForProvider(outcome.url)
      if (outcome.kind === 'unpaid') return
      createUnreportedPurchases(shop.tabStorage).note(order.number)
      openReceipt(order)
    },
    [shop, closeCart, leaveForProvider, openReceipt],
  )
  const onPlacedUnseen = useCallback(() => {
    closeCart()
    if (isCustomer && !isUnpaid(shop.storage, cartId)) receipt.open(cartId)
  }, [shop, closeCart, receipt, cartId, isCustomer])
  const { cart, storeConfig } = data
  const grandTotal = cart?.prices?.grand_total?.value
  const quantity = cart?.total_quantity
  useEffect(() => {
    if (grandTotal != null && quantity !== undefined) receipt.note({ cartId, grandTotal, quantity })
  }, [receipt, cartId, grandTotal, quantity])
  const lineUids = (cart?.itemsV2?.items ?? []).flatMap((item) => item?.uid ?? []).join(' ')
  useGoneLines(cart ?? null, false)
  const canCollect = shop.hasField('Query', 'pickupLocations')
  const shops = useMemo(() => {
    if (!canCollect) return null
    const choice = (address: ReactNode | null) =>
      cart ? <PickupChoice cartId={cartId} cart={cart} lineUids={lineUids} address={address} /> : address
    return { askWhere: choice, nameShop: () => choice(null) }
  }, [canCollect, cartId, cart, lineUids])
  useEffect(() => {
    // Preload the parts that report a lost answer, because the network may be lost too. Each in a task of its own, not
    // in React's commit. A failed download is retried, and reported, when the part is needed.
    for (const { load } of canCollect ? [PickupChoice, CheckoutClosed] : [CheckoutClosed])
      nextTask()
        .then(load)
        .catch(() => undefined)
  }, [canCollect])
  const queries = use(QueryPoolContext)
  useEffect(() => {
    if (!canCollect || queries === null || !cart) return
    importPickupChoice()
      .then(({ preloadPlaces }) => preloadPlaces(queries, cart))
      .catch(() => undefined)
  }, [canCollect, queries, cart])
  const showExtras = (show: CheckoutExtrasProps['show']) =>
    cart && extras && <CheckoutExtras query={extras} due={grandTotal} show={show} />
  const giftCardWords = useCallback(
    (lineUid: string) =>
      extras?.variables.hasGiftCardLines && <CheckoutExtras query={extras} due={grandTotal} show={{ lineUid }} />,
    [extras, grandTotal],
  )
  const savedQuestion = useEarly(
    cart?.available_payment_methods?.some((method) => isVaultCode(method?.code ?? '')) ? saved : null,
  )
  const savedMethods = useMemo<SavedMethodsPart | null>(
    () => saved && { show: (props) => <SavedMethods {...props} query={saved} />, question: savedQuestion },
    [saved, savedQuestion],
  )
  const extrasQuestion = useEarly(extras)
  const switches = useMemo(
    () =>
      extras && {
        show: <CheckoutSwitches query={extras} due={grandTotal} show="switches" />,
        question: extrasQuestion,
      },
    [extras, grandTotal, extrasQuestion],
  )
  const first = firstStep({ isVirtual: cart?.is_virtual === true, isCustomer })
  const content = () => {
    if (!cart) return <Closed cartId={cartId} onSeek={receipt.seek} />
    // The backend may have opened the cart again while its payment is open.
    if (isUnpaid(shop.storage, cartId)) return <CheckoutClosed why="unpaid" />
    if (cart.total_quantity === 0) return <CheckoutClosed why={hasOpenPayment(shop.storage) ? 'unpaid' : 'empty'} />
    if (storeConfig?.is_guest_checkout_enabled === false && !isCustomer) return <CheckoutClosed why="guests-refused" />
    const isFirst = first !== 'payment' && step !== 'payment'
    const form = (
      <CheckoutForm
        key={`${cartId} ${isCustomer}`}
        cartId={cartId}
        cart={cart}
        query={data}
        isCustomer={isCustomer}
        step={step}
        onStep={onStep}
        hasAccount={hasAccount}
        findEarlierOrder={isCustomer && hasSettledLater(shop.hasField) ? findEarlier : null}
        onPlaced={onPlaced}
        onPlacedUnseen={onPlacedUnseen}
        arrivedWith={arrivedWith}
        onLeaveForProvider={leaveForProvider}
      />
    )
    return (
      <>
        {isFirst && hasWallet(shop.hasField) && (
          <WidgetBoundary fallback={null}>
            <CartWallet cartId={cartId} />
          </WidgetBoundary>
        )}
        {form}
        {isFirst && <StoreChoice />}
      </>
    )
  }
  return (
    <>
      <PageHead title={t`Cassa: ${i18n._(STEP_TITLES[step === 'contact' ? first : step])}`} robots="noindex" />
      <GiftCardWordsContext value={giftCardWords}>
        <MoreSumsContext value={showExtras('sums')}>
          <StoreCreditContext value={switches}>
            <PickupContext value={shops}>
              <GiftContext value={extras?.variables.hasGiftOptions && showExtras('gift')}>
                <SavedMethodsContext value={savedMethods}>{content()}</SavedMethodsContext>
              </GiftContext>
            </PickupContext>
          </StoreCreditContext>
        </MoreSumsContext>
      </GiftCardWordsContext>
    </>
  )
}
