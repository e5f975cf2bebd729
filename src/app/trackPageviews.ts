import type { App } from './createApp.ts'
import { visitOf } from './visit.ts'

/** A page view for each completed navigation to a page; overlays lie over one and are none. */
export function trackPageviews({ router, analytics }: App): void {
  const track = () => {
    const { location } = router.state
    if (visitOf(router).overlay) return
    analytics.pageview({
      path: window.location.pathname,
      search: location.searchStr,
      position: location.state.__TSR_index ?? 0,
    })
  }
  // The server's document is rendered without having been resolved here.
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting()
    track()
  })
  router.subscribe('onResolved', track)
}
