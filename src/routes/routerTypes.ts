import type { UrlTarget } from '#src/lib/urlTarget.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route is an overlay: it shows on top of the page below (see shell/page-stack). */
    overlay?: { group: string; variant: 'end' }
    /** Its data depends on cart or customer: the server renders it empty and a change of either loads it anew. */
    dependsOnShopper?: boolean
    /** Checkout shows the logo alone. */
    chrome?: 'reduced'
  }

  interface HistoryState {
    /** What the address leads to, where the link knew. */
    urlTarget?: UrlTarget
  }
}
