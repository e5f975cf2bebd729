import type { UrlTarget } from '#src/lib/url/urlTarget.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route is shown on top of the page below. */
    isOverlay?: boolean
    /** The route is shown on top of the page below while its search has one of these parameters. */
    overlayParams?: readonly string[]
    /** As in the page's definition. */
    dependsOnShopper?: boolean
    isPersonal?: boolean
    takesPayments?: boolean
    opensBySecret?: boolean
    chrome?: 'reduced'
  }

  interface HistoryState {
    /** The target of the address, if the link knew it. */
    urlTarget?: UrlTarget
    /** The part of the link that only the shopper may know: it is not in the address (app/navigation/browserHistory.ts). */
    secret?: string
    /** The address of the link before redirects. */
    askedFor?: string
    /** The page that this entry was opened over (see app/navigation/rememberBackgrounds.ts). */
    background?: { readonly href: string; readonly key: string; readonly steps: number | null }
    /**
     * Sign-in was opened from a page that continues when it closes. Not in the address, because an e-mail address is
     * personal data.
     */
    signIn?: { email: string }
  }
}
