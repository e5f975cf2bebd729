import { createRoute } from '@tanstack/react-router'
import type { PathPage } from '#src/routing/definePage.ts'
import { loadView, loadWithOverlays } from './loadView.ts'
import { pathPages } from './pages.ts'
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
    validateSearch: (raw: Record<string, unknown>): TSearch => page.search?.(raw) ?? ({} as TSearch),
    loaderDeps: ({ search }) => ({ search }),
    loader: ({ context, location, cause, params, deps }) => {
      const args = { context, location, cause, params, search: deps.search as TSearch }
      return loadView(args, () => loadWithOverlays(page, args, null, () => page.load(args)))
    },
  })

type RoutesOf<TPages extends readonly unknown[]> = {
  [Index in keyof TPages]: TPages[Index] extends PathPage<infer TPath, infer TSearch extends object>
    ? ReturnType<typeof routeOf<TPath, TSearch>>
    : never
}

/** TypeScript does not map tuples: the routes have the paths and searches of the pages, in their order. */
const pathRoutes = pathPages.map((page) =>
  routeOf<string, object>(page as PathPage<string, object>),
) as unknown as RoutesOf<typeof pathPages>

/** Every address of the shop. `urlRoute` is Magento's URL space and matches the addresses of no other route. */
export const routeTree = rootRoute.addChildren([...pathRoutes, urlRoute])
