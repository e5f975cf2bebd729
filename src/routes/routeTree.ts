import { createRoute, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { PathPage } from '#src/routing/definePage.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import { takeSecrets } from '#src/shop/addresses/secretAddress.ts'
import { loadView, loadWithOverlays } from './loadView.ts'
import { extensionPages, pathPages } from './pages.ts'
import { rootRoute } from './rootRoute.ts'
import { urlRoute } from './urlRoute.ts'

/** The route of a page with a path of its own. */
const routeOf = <const TPath extends string, TSearch extends object>(page: PathPage<TPath, TSearch>) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    staticData: {
      ...page.facts,
      isOverlay: page.overlay !== null,
      overlayParams: page.overlays.map(({ param }) => param),
    },
    // Types the links only: the router writes a validated search back into the address, whose values must stay.
    validateSearch: (raw: Record<string, unknown>): TSearch => raw as TSearch,
    loaderDeps: ({ search }) => ({ search: search as Record<string, unknown> }),
    loader: ({ context, location, cause, params, deps }) => {
      if (import.meta.env.SSR && context.isServer && page.facts.opensBySecret) hideSecret(location, deps.search)
      const search = page.search?.(deps.search) ?? ({} as TSearch)
      const args = { context, location, cause, params, search }
      return loadView(args, () => loadWithOverlays(page, args, null, () => page.load(args)))
    },
  })

/** Links of earlier mails have the secret in the search: it goes into the fragment, which browsers send to no server. */
function hideSecret({ pathname }: ParsedLocation, search: Readonly<Record<string, unknown>>): void {
  const { secret, rest } = takeSecrets(search)
  if (secret === '') return
  throw redirect({
    to: '/$',
    params: { _splat: pathname.slice(1) },
    search: rest as UrlSearch,
    hash: secret,
    replace: true,
  })
}

type RoutesOf<TPages extends readonly unknown[]> = {
  [Index in keyof TPages]: TPages[Index] extends PathPage<infer TPath, infer TSearch extends object>
    ? ReturnType<typeof routeOf<TPath, TSearch>>
    : never
}

/** TypeScript does not map tuples: the routes have the paths and searches of the pages, in their order. */
const pathRoutes = pathPages.map((page) =>
  routeOf<string, object>(page as PathPage<string, object>),
) as unknown as RoutesOf<typeof pathPages>

/** The types know the storefront's own routes: links to the pages of extensions are written in extensions. */
const withoutExtensions = [...pathRoutes, urlRoute] as const
const routes = [...withoutExtensions, ...extensionPages.map((page) => routeOf(page))]

/** Every address of the shop. `urlRoute` is Magento's URL space and matches the addresses of no other route. */
export const routeTree = rootRoute.addChildren(routes as unknown as typeof withoutExtensions)
