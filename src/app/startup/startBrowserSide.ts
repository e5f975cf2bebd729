import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createVisitedAddresses } from '#src/platform/saved/visitedAddresses.ts'
import { pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import type { App } from '../app.ts'
import { isGoingToShoppersPage } from '../navigation/visit.ts'

export const afterHydration = createLazyValue(() => import('./afterHydration.ts'))

/**
 * Starts everything that runs only in a browser after hydration: the reactions to events and to changes of cart and
 * customer. `build` identifies the build for the service worker; null without one.
 */
export function startBrowserSide(app: App, build: string | null): void {
  const { router, shop, events, persistence, i18n, reportError } = app
  const cartId = shop.cartId.get()
  const atStart = {
    // Hydration notes the cart of the cart's page.
    notedLines: cartId === null ? null : shop.cartJournal.linesOf(cartId),
    leftAdditions: pendingAdditions(shop.tabStorage),
  }

  // Hydration must find the same state as the server.
  const startAfterHydration = () =>
    afterHydration.load().then(
      (code) => code.startAfterHydration(app, build, atStart),
      (error: unknown) => {
        reportError(error, 'code of the session')
        // The document of a personal page has no data, and that code would have asked for it.
        if (isGoingToShoppersPage(router)) void router.invalidate({ sync: true })
      },
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
