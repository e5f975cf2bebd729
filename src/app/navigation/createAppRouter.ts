import { createRouter } from '@tanstack/react-router'
import type { RouteComponent, RouterHistory } from '@tanstack/react-router'
import { addressIn, pathOf } from '#src/shop/addresses/storeAddresses.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { parseSearchTexts, stringifySearchTexts } from '#src/lib/url/searchTexts.ts'
import { wellFormedPath } from '#src/lib/url/wellFormedPath.ts'
import { routeTree } from '#src/routes/routeTree.ts'
import type { DehydratedApp } from './dehydratedApp.ts'
import { isOverlayAt } from './locationFacts.ts'
import { rememberBackgrounds } from './rememberBackgrounds.ts'
import { serializeTraversals } from './serializeTraversals.ts'

/** Delay of preloading on intent: shorter than a click, longer than a pointer that passes over the link. */
const PRELOAD_DELAY_MS = 50

type AppRouterOptions = {
  readonly locale: StorefrontLocale
  readonly isServer: boolean
  readonly origin: string
  readonly context: RouteContext
  /** The component of the document around every page. */
  readonly component: RouteComponent
  readonly history?: RouterHistory
  readonly nonce?: string
  readonly dehydrate?: () => DehydratedApp
  readonly hydrate?: (data: DehydratedApp) => Promise<void>
}

export type AppRouter = ReturnType<typeof createAppRouter>

export function createAppRouter({ locale, component, nonce, dehydrate, hydrate, ...options }: AppRouterOptions) {
  const router = createRouter({
    ...options,
    routeTree,
    parseSearch: parseSearchTexts,
    stringifySearch: stringifySearchTexts,
    // Only the root is rendered by the router itself: the page stack renders the pages.
    defaultComponent: component,
    // Not `basepath`, which would put a slash behind `/en`.
    rewrite: {
      input: ({ url }) => {
        url.pathname = pathOf(locale, wellFormedPath(url.pathname))
        return url
      },
      output: ({ url }) => {
        url.pathname = addressIn(locale, url.pathname)
        return url
      },
    },
    ...(nonce !== undefined && { ssr: { nonce } }),
    ...(dehydrate && { dehydrate }),
    ...(hydrate && { hydrate }),
    defaultPreload: 'intent',
    defaultPreloadDelay: PRELOAD_DELAY_MS,
    // Relay decides about freshness; loaders are cheap and run on every navigation.
    defaultStaleTime: 0,
    defaultGcTime: 0,
    // The page stack restores scroll positions per layer. `false` instead of a function would still scroll to the top
    // after every navigation.
    scrollRestoration: () => false,
    trailingSlash: 'preserve',
  })
  if (!import.meta.env.SSR || !options.isServer) {
    window.addEventListener('pagehide', serializeTraversals(router.history))
    rememberBackgrounds(router.history, ({ pathname, search }) => {
      return isOverlayAt(router, { pathname: pathOf(locale, pathname), searchStr: search })
    })
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
