import type { UrlTarget } from '#src/lib/urlTarget.ts'

/** See shell/page-stack/pageStack.ts, which this layer may not import. */
export type OverlayOption = {
  readonly group: string
  readonly variant: 'end' | 'start' | 'middle' | 'top' | 'full' | 'bare'
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route is an overlay: it shows on top of the page below (see shell/page-stack). */
    overlay?: OverlayOption
    /** The route is an overlay while its search has one of these parameters; its view then says which. */
    overlayParams?: readonly string[]
    /** Its data depends on cart or customer: the server renders it empty and a change of either loads it anew. */
    dependsOnShopper?: boolean
    /** Checkout shows the logo alone. */
    chrome?: 'reduced'
  }

  interface HistoryState {
    /** What the address leads to, where the link knew. */
    urlTarget?: UrlTarget
    /** The address of the link that was redirected here. */
    askedFor?: string
    /** The page that this entry was opened over (see app/rememberBackgrounds.ts). */
    background?: { readonly href: string; readonly key: string; readonly steps: number | null }
    /** Sign-in was opened from a page that goes on as it is when it closes. Not in the address: an e-mail is personal. */
    signIn?: { email: string }
  }
}
