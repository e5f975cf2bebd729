import type { UrlTarget } from '#src/lib/url/urlTarget.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The route shows on top of the page below. */
    isOverlay?: boolean
    /** So it does while its search has one of these parameters. */
    overlayParams?: readonly string[]
    /** As in the page's definition. */
    dependsOnShopper?: boolean
    isPersonal?: boolean
    chrome?: 'reduced'
  }

  interface HistoryState {
    /** What the address leads to, where the link knew. */
    urlTarget?: UrlTarget
    /** The address of the link that was redirected here. */
    askedFor?: string
    /** The page that this entry was opened over (see app/navigation/rememberBackgrounds.ts). */
    background?: { readonly href: string; readonly key: string; readonly steps: number | null }
    /** Sign-in was opened from a page that goes on as it is when it closes. Not in the address: an e-mail is personal. */
    signIn?: { email: string }
  }
}
