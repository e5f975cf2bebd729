import { createOperationDescriptor } from 'relay-runtime'
import type { CartPageQuery$data } from '#src/__generated__/CartPageQuery.graphql.ts'
import { SIGN_IN_PATH } from '#src/features/account/access/returnPath.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import { without } from '#src/features/cart/lines/restoredLines.ts'
import { markCartStale } from '#src/features/cart/keeping/staleCart.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { PENDING_ADDITION, pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import { adoptWaitingAdditions } from '#src/platform/session/pendingAdditions.ts'
import type { CartPageProps } from '#src/pages/cart/CartPage.tsx'
import { cartPage } from '#src/pages/cart/cart.page.ts'
import { operationOf } from '#src/routing/pageQueries.ts'
import type { App } from '../app.ts'
import { visitOf } from '../navigation/visit.ts'
import { endLeftSession } from './endLeftSession.ts'
import { openSecret } from './openSecret.ts'
import { watchTokenAge } from './watchTokenAge.ts'
import { whenWritten } from './whenWritten.ts'

/** The state that a document finds, read before hydration and before any click in it. */
export type StateAtStart = {
  /** The lines that this browser has noted of its cart; null if it has noted none. */
  readonly notedLines: readonly JournalLine[] | null
  /** The keys of the additions that the previous document of this tab left. */
  readonly leftAdditions: readonly string[]
}

/**
 * Keeps this tab in sync with the state that all tabs share, and shows the end of a session to the shopper. Call it
 * when hydration is complete: the server's document knows no customer, and a cart only on the cart's own page.
 */
export function watchSession(app: App, page: Window, { notedLines, leftAdditions }: StateAtStart): void {
  const { shop } = app
  const { cartId, customerToken } = shop

  const dependsOnShopper = () =>
    app.router.state.matches.some(({ staticData, routeId }) => staticData.dependsOnShopper && routeId !== SIGN_IN_PATH)
  const look = () => {
    cartId.refresh()
    customerToken.refresh()
  }
  const finishLeft = () => {
    const left = pendingAdditions(shop.storage)
    if (left.length > 0) void shop.locks.run(PENDING_ADDITION, () => shop.finishAdditions(left, false))
  }
  const lookAfterAbsence = () => {
    look()
    finishLeft()
  }

  shop.tabs.listen((news) => {
    look()
    if (news.kind !== 'cart' || news.cartId !== cartId.get()) return
    app.outdateReads(news.cartId)
    markCartStale(app.environment, news.cartId)
  })
  page.addEventListener('storage', look)
  page.addEventListener('focus', lookAfterAbsence)
  page.document.addEventListener('visibilitychange', lookAfterAbsence)

  watchTokenAge(customerToken, page)
  endLeftSession(shop, page)
  watchSignIn(app)

  // Awaited, because the router notifies about the new view only after that.
  const reloadForShopper = () => {
    app.stack.outdateViews()
    if (dependsOnShopper()) return void app.router.invalidate({ sync: true })
    if (!app.router.state.isLoading) return
    // The pending page is not yet a match of the router, and may have loaded with the old state.
    const stop = app.router.subscribe('onResolved', () => {
      stop()
      if (dependsOnShopper()) void app.router.invalidate({ sync: true })
    })
  }
  // Token and cart change in the same task; reload once.
  let isReloadDue = false
  const reloadSoon = () => {
    if (isReloadDue) return
    isReloadDue = true
    queueMicrotask(() => {
      isReloadDue = false
      reloadForShopper()
    })
  }
  cartId.subscribe(reloadSoon)
  customerToken.subscribe(reloadSoon)
  // Finishes the additions that were waiting for this sign-in when their document was left.
  customerToken.subscribe(() => (customerToken.session().kind === 'customer' ? queueMicrotask(finishLeft) : undefined))

  const leave = () => shop.startAfresh(dependsOnShopper() ? '/' : app.router.state.location.href)
  app.events.on('session.left-elsewhere', leave)
  // Additions that were started before are finished as a guest: an addition that waited for the sign-in is not lost.
  app.events.on('session.given-up', () => page.setTimeout(() => whenWritten(app.cartWriter, leave)))

  let isOver = false
  app.events.on('session.signed-out', () => {
    isOver = true
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Back restored this document, with the customer's pages in it, from the browser's back/forward cache.
    if (isOver) page.location.reload()
    lookAfterAbsence()
    const id = cartId.get()
    if (id !== null) markCartStale(app.environment, id)
  })

  const inDocument = guestsCartIn(app)
  if (inDocument !== null) void renewOldCart(app, inDocument, { page, notedLines })
  else if (cartId.get() !== null || customerToken.get() !== null) reloadForShopper()
  openSecret(app)
  void app.finishSignIn()
  adoptWaitingAdditions(leftAdditions, shop.tabStorage, shop.storage)
  lookAfterAbsence()
}

/**
 * The cart that the document was rendered with, if it is this browser's cart and its page would be rendered with the
 * same cart again.
 */
function guestsCartIn({ router, shop: { cartId, customerToken } }: App): string | null {
  const { view } = visitOf(router)
  const { query } = view.props as Partial<CartPageProps>
  const shown = view.page === cartPage.name ? query?.variables.cartId : undefined
  return shown !== undefined && shown === cartId.get() && customerToken.get() === null ? shown : null
}

/**
 * Fetches the cart again if the document may be older than it: browsers restore documents that may be hours old, and
 * another tab may have changed the cart since. Reloading the page would render it twice.
 */
async function renewOldCart(
  app: App,
  cartId: string,
  { page, notedLines }: { readonly page: Window; readonly notedLines: readonly JournalLine[] | null },
): Promise<void> {
  const { environment, queries, reportError } = app
  try {
    const node = await operationOf(cartPage)
    const { cart } = environment.lookup(createOperationDescriptor(node, { cartId }).fragment)
      .data as unknown as CartPageQuery$data
    const isSameAsNoted = cart && hasPieces(journalLinesOf(cart), notedLines)
    if (isFromNetwork(page) && isSameAsNoted) return
    queries.load(node, { cartId }, 'store-and-network')
  } catch (error) {
    reportError(error, 'cart of the document')
  }
}

/** Whether the document was sent for this visit, and not restored from the browser's cache. */
function isFromNetwork({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'back_forward' && entry.transferSize > 0
}

/** Whether these lines equal the lines that this browser has recorded. */
const hasPieces = (lines: readonly JournalLine[], noted: readonly JournalLine[] | null): boolean =>
  noted !== null && without(lines, noted).length === 0 && without(noted, lines).length === 0

/** Opens the sign-in when a session expires, and notices when the shopper has left it. */
function watchSignIn({ events, router, reauthenticator, reportError }: App): void {
  let isOpen = false
  const isShown = () => router.state.matches.some(({ routeId }) => routeId === SIGN_IN_PATH)
  const check = () => {
    if (!isOpen || isShown()) return
    isOpen = false
    reauthenticator.leave()
  }
  const open = async () => {
    if (!isShown()) {
      const { status, location } = router.state
      // During a pending navigation, continue at its target.
      const search = status === 'pending' && location.pathname !== SIGN_IN_PATH ? { from: location.href } : {}
      await router.navigate({ to: SIGN_IN_PATH, search })
    }
    isOpen = true
    check()
  }
  events.on('session.expired', () => {
    open().catch((error: unknown) => {
      reportError(error, 'sign-in after a session ran out')
      reauthenticator.leave()
    })
  })
  router.subscribe('onResolved', check)
  // The session expired before this listener was added.
  if (reauthenticator.state().kind === 'asking') events.emit('session.expired', undefined)
}
