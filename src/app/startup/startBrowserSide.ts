import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createVisitedAddresses } from '#src/platform/saved/visitedAddresses.ts'
import type { App } from '../app.ts'

export const afterHydration = createLazyValue(() => import('./afterHydration.ts'))

/**
 * Starts everything that runs only in a browser after hydration: the reactions to events and to changes of cart and
 * customer. `build` identifies the build for the service worker; null without one.
 */
export function startBrowserSide(app: App, build: string | null): void {
  const { router, shop, events, persistence, i18n, reportError } = app
  const cartId = shop.cartId.get()
  // Read before hydration, in which the cart's page notes the cart of its document.
  const notedLines = cartId === null ? null : shop.cartJournal.linesOf(cartId)

  // Hydration must find the same state as the server.
  const startAfterHydration = () =>
    afterHydration.load().then(
      (code) => code.startAfterHydration(app, build, notedLines),
      (error: unknown) => reportError(error, 'code of the session'),
    )
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    // The router notifies in the middle of React's commit, which already takes long enough.
    setTimeout(() => void startAfterHydration())
  })

  const visited = createVisitedAddresses(shop.tabStorage)
  visited.visit(router.state.location.href)
  const stopNoting = router.subscribe('onResolved', ({ toLocation }) => visited.visit(toLocation.href))
  // The end of the session has deleted the addresses; later resolutions of this document belong to the former customer.
  events.on('session.signed-out', stopNoting)
  events.on('session.left-elsewhere', stopNoting)

  if (persistence) {
    shop.customerToken.subscribe(persistence.recheck)
    shop.cartId.subscribe(persistence.changed)
  }
  const words = () => import('./cartNotices.ts')
  const told = (telling: Promise<void>) => telling.catch((error: unknown) => reportError(error, 'toast of the cart'))
  events.on('cart.restored', (restoration) => {
    void told(words().then(({ notifyRestoredCart }) => notifyRestoredCart(restoration, app)))
  })
  events.on('cart.closed', (lines) => {
    void told(words().then(({ notifyClosedCart }) => notifyClosedCart(lines, app)))
  })
  events.on('cart.lines-gone', (lines) => {
    void told(words().then(({ notifyRemovedLines }) => notifyRemovedLines(lines, i18n)))
  })
  events.on('cart.additions-finished', (finished) => {
    void told(words().then(({ notifyFinishedAdditions }) => notifyFinishedAdditions(finished, i18n)))
  })
}
