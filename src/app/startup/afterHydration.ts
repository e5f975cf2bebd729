/**
 * Every visit loads this code, after the page's own.
 *
 * @chunkWeight 4
 */

import { renewDisplay } from '#src/platform/document/displayCookie.ts'
import { createPageTimeline } from '#src/platform/vitals/pageTimeline.ts'
import { whenCalm } from '#src/platform/whenCalm.ts'
import { watchPage } from '#src/relay/persistence/watchPage.ts'
import { KEPT_TOASTS_KEY } from '#src/shell/toasts/keepToasts.ts'
import type { App } from '../app.ts'
import { preloadNextPages } from '../navigation/preloadNextPages.ts'
import { visitOf } from '../navigation/visit.ts'
import { watchSession } from '../session/watchSession.ts'
import type { StateAtStart } from '../session/watchSession.ts'
import { loadPicturesToPrint } from './printPictures.ts'
import { startCartBadge } from './startCartBadge.ts'
import { startOfflineWorker } from './startOfflineWorker.ts'

/**
 * Starts the work that follows hydration, in one file because a request costs more than its bytes: the server's
 * document knows no customer, and a cart only on the cart's own page. `build` identifies the build for the service
 * worker; null without one.
 */
export function startAfterHydration(app: App, build: string | null, atStart: StateAtStart): void {
  const { display, persistence, publicConfig, reportError, shop } = app
  watchSession(app, window, atStart)
  if (persistence) watchPage(persistence, window)
  keepTextsOf(app)
  if (publicConfig.vitals !== null) measureWhenCalm(app)
  loadPicturesToPrint(window)
  if (shop.tabStorage.get(KEPT_TOASTS_KEY) !== null) {
    import('#src/shell/toasts/keptToasts.ts').then(
      ({ showKeptToasts }) => showKeptToasts(shop.tabStorage),
      (error: unknown) => reportError(error, 'code of the kept toasts'),
    )
  }
  startCartBadge(app).catch((error: unknown) => reportError(error, 'cart badge'))
  whenCalm(window, () => {
    renewDisplay(display.cookies)
    preloadNextPages(app)
    if (build === null) return
    startOfflineWorker(app, build).catch((error: unknown) => reportError(error, 'offline pages'))
  })
}

/** The code is loaded with the first field that the shopper enters, or with the texts of the last document. */
function keepTextsOf({ documentGate: { textsKey: key }, shop: { tabStorage: storage }, reportError }: App): void {
  // The value changes while the code loads.
  const follow = (field: Element | null, value?: string) => {
    document.removeEventListener('focusin', onFocus)
    import('#src/platform/saved/followTyping.ts').then(
      ({ followTyping }) => followTyping(window, { storage, key, field, value }),
      (error: unknown) => reportError(error, 'code of the typed texts'),
    )
  }
  const onFocus = () => {
    const field = document.activeElement
    if (field?.matches('input, textarea, select') && 'value' in field) follow(field, String(field.value))
  }
  document.addEventListener('focusin', onFocus)
  if (storage.get(key()) === null) onFocus()
  else follow(null)
}

/** The pages are noted from now on, because a shopper may leave the first one before the page is calm. */
function measureWhenCalm(app: App): void {
  const { router, reportError } = app
  const timeline = createPageTimeline(visitOf(router).view.page, () => performance.now())
  router.subscribe('onResolved', () => timeline.show(visitOf(router).view.page))
  whenCalm(window, () => {
    import('./startVitals.ts').then(
      ({ startVitals }) => startVitals(app, timeline),
      (error: unknown) => reportError(error, 'code of the measurements'),
    )
  })
}
