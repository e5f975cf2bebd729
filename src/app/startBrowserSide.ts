import { oneATask } from '#src/lib/oneATask.ts'
import { createVisitedAddresses } from '#src/platform/visitedAddresses.ts'
import { watchPage } from '#src/relay/persistence/watchPage.ts'
import type { App } from './createApp.ts'
import { watchSession } from './watchSession.ts'
import { whenTakenOver } from './whenTakenOver.ts'

/**
 * Screens a shopper is likely to open next; their code is fetched when the browser has nothing better to do. The first one
 * has to be there when nothing can be fetched any more.
 */
const LIKELY_NEXT = ['unavailable', 'product', 'category', 'cart'] as const

/** What runs only in a browser, once the document is hydrated: the reactions to events and to changes of cart and customer. */
export function startBrowserSide(app: App): void {
  const { router, shop, events, pages, persistence, i18n, reportError } = app

  // The server's document knows no customer, and a cart on its own page alone; hydration must find what the server saw.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    watchSession(app, window)
    if (persistence) watchPage(persistence, window)
  })

  const visited = createVisitedAddresses(shop.tabStorage)
  visited.visit(router.state.location.href)
  const stopNoting = router.subscribe('onResolved', ({ toLocation }) => visited.visit(toLocation.href))
  // The session's end has cleared them; what this document still resolves was the customer's.
  events.on('session.signed-out', stopNoting)
  events.on('session.left-elsewhere', stopNoting)

  if (persistence) shop.customerToken.subscribe(persistence.recheck)
  const words = () => import('./tellOfCart.ts')
  const told = (telling: Promise<void>) => telling.catch((error: unknown) => reportError(error, 'toast of the cart'))
  events.on('cart.restored', (restoration) => {
    void told(words().then(({ tellOfRestoredCart }) => tellOfRestoredCart(restoration, i18n)))
  })
  events.on('cart.additions-finished', (finished) => {
    void told(words().then(({ tellOfFinishedAdditions }) => tellOfFinishedAdditions(finished, i18n)))
  })

  // One screen after the other: what the shopper asks for meanwhile must not stand in a queue behind dozens of files.
  const prefetch = async () => {
    for (const name of LIKELY_NEXT) {
      const { component, query, late } = pages(name)
      await Promise.all([component.load(), query?.(), late(oneATask())]).catch((error: unknown) => {
        reportError(error, `prefetch of ${name}`)
      })
    }
  }
  whenTakenOver(app, () => {
    prefetch()
      .then(() => import('./prepareNext.ts'))
      .then(({ prepareNext }) => prepareNext(app, window))
      .catch((error: unknown) => reportError(error, 'pages ahead'))
  })
}
