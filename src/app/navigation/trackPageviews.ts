import type { App } from '../app.ts'

/**
 * Counts a page view, before the events of the page itself. A page that is shown before its navigation is complete is told
 * of twice and counted once.
 */
export function tellPageview({ analytics }: Pick<App, 'analytics'>, location: App['router']['latestLocation']): void {
  analytics.pageview({
    path: new URL(location.publicHref, 'https://shop.invalid').pathname,
    search: location.searchStr,
    position: location.state.__TSR_index ?? 0,
  })
}

/** Spec §2: a page view after each completed route change, to an overlay and back from it too. */
export function trackPageviews({ router, analytics }: App): void {
  const track = () => {
    tellPageview({ analytics }, router.state.location)
  }
  // The server's document is rendered without having been resolved here.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    track()
  })
  router.subscribe('onResolved', track)
}
