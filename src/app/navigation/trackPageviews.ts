import type { App } from '../app.ts'

/**
 * Sends a page view before the events of the page itself. A page that is shown before its navigation is complete calls
 * this twice, and is counted once.
 */
export function sendPageview({ analytics }: Pick<App, 'analytics'>, location: App['router']['latestLocation']): void {
  analytics.pageview({
    path: new URL(location.publicHref, 'https://shop.invalid').pathname,
    search: location.searchStr,
    position: location.state.__TSR_index ?? 0,
  })
}

/** Spec §2: a page view after each completed route change, including those to and from an overlay. */
export function trackPageviews({ router, analytics }: App): void {
  const track = () => {
    sendPageview({ analytics }, router.state.location)
  }
  // The server's document is rendered without a navigation in the browser.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    track()
  })
  router.subscribe('onResolved', track)
}
