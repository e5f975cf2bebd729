import { renewDisplay } from '#src/platform/document/displayCookie.ts'
import { createVisitedAddresses } from '#src/platform/saved/visitedAddresses.ts'
import { watchPage } from '#src/relay/persistence/watchPage.ts'
import type { App } from '../app.ts'
import { watchSession } from '../session/watchSession.ts'
import { loadPicturesToPrint } from './printPictures.ts'
import { whenHydrated } from './whenHydrated.ts'

/**
 * Starts everything that runs only in a browser after hydration: the reactions to events and to changes of cart and
 * customer. `build` identifies the build for the service worker; null without one.
 */
export function startBrowserSide(app: App, build: string | null): void {
  const { router, shop, events, persistence, i18n, reportError } = app

  // The server's document knows no customer, and a cart only on the cart's own page; hydration must find the same state
  // as the server.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    // The router notifies in the middle of React's commit, which already takes long enough.
    setTimeout(() => {
      watchSession(app, window)
      if (persistence) watchPage(persistence, window)
    })
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
    void told(words().then(({ notifyRestoredCart }) => notifyRestoredCart(restoration, i18n)))
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

  loadPicturesToPrint(window)
  whenHydrated(app, () => {
    renewDisplay(app.display.cookies)
    import('./startCalmWork.ts')
      .then(({ startCalmWork }) => startCalmWork(app, build))
      .catch((error: unknown) => reportError(error, 'pages ahead'))
  })
}
