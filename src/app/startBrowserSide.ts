import { whenIdle } from '#src/platform/whenIdle.ts'
import { watchPage } from '#src/relay/persistence/watchPage.ts'
import type { App } from './createApp.ts'

/** Screens a shopper is likely to open next; their code is fetched when the browser has nothing better to do. */
const LIKELY_NEXT = ['product', 'category', 'cart'] as const

/** What runs only in a browser, once the document is hydrated: the reactions to events and to changes of cart and customer. */
export function startBrowserSide(app: App): void {
  const { router, shop, events, pages, persistence, reportError } = app

  const dependsOnShopper = () => router.state.matches.some(({ staticData }) => staticData.dependsOnShopper === true)
  // Awaited, not in the background: only then the router tells that there is another view.
  const reloadForShopper = () => {
    if (dependsOnShopper()) void router.invalidate({ sync: true })
  }
  // The server's document knows neither cart nor customer, and hydration must find what the server saw.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    shop.cartId.subscribe(reloadForShopper)
    shop.customerToken.subscribe(reloadForShopper)
    if (persistence) watchPage(persistence, window)
    if (shop.cartId.get() !== null || shop.customerToken.get() !== null) reloadForShopper()
  })

  if (persistence) shop.customerToken.subscribe(persistence.recheck)
  events.on('session.expired', () => void router.navigate({ to: '/account/signin' }))

  whenIdle(window, () => {
    for (const name of LIKELY_NEXT) {
      Promise.all([pages[name].component.load(), pages[name].query?.()]).catch((error: unknown) => {
        reportError(error, `prefetch of ${name}`)
      })
    }
  })
}
