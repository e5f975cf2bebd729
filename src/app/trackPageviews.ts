import type { App } from './createApp.ts'
import { visitOf } from './visit.ts'

/**
 * A page is shown. Told before the page is: what it tells by itself belongs to it. Once for each, whether it is told when a
 * navigation begins or when it is complete.
 */
export function tellPageview({ analytics }: Pick<App, 'analytics'>, location: App['router']['latestLocation']): void {
  analytics.pageview({
    path: new URL(location.publicHref, 'https://shop.invalid').pathname,
    search: location.searchStr,
    position: location.state.__TSR_index ?? 0,
  })
}

/** A page view for each completed navigation to a page; overlays lie over one and are none. */
export function trackPageviews({ router, analytics }: App): void {
  const track = () => {
    if (!visitOf(router).overlay) tellPageview({ analytics }, router.state.location)
  }
  // The server's document is rendered without having been resolved here.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    track()
  })
  router.subscribe('onResolved', track)
}
