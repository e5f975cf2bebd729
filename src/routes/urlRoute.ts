import { createRoute } from '@tanstack/react-router'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { UrlLoadArguments, UrlPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { notFoundView } from '#src/routing/pageQueries.ts'
import { loadView, loadWithOverlays } from './loadView.ts'
import { urlPages } from './pages.ts'
import { rootRoute } from './rootRoute.ts'

/** Magento's URL space: any path may be a product, a category or a CMS page. */
export const urlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  staticData: { overlayParams: urlPages.flatMap(({ overlays }) => overlays.map(({ param }) => param)) },
  // Types the links only, as for the pages with a path of their own.
  validateSearch: (raw: Record<string, unknown>): UrlSearch => raw as UrlSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, cause, deps }) => {
    const args = { context, location, cause, params: {}, search: parseUrlSearch(deps) }
    return loadView(args, async () => {
      // The requested path: the splat has lost a trailing slash, which Magento answers with a redirect.
      const path = location.pathname.slice(1)
      // Links into the catalogue carry their target, so few paths have to be resolved.
      const target =
        location.state.urlTarget ?? (await (await import('./resolveTarget.ts')).resolveTarget(context, location, path))
      return target ? loadTarget(args, target) : notFoundView(context)
    })
  },
})

function loadTarget(args: Omit<UrlLoadArguments, 'target'>, target: UrlTarget): Promise<PageView> {
  const page = urlPages.find(({ resolves }) => resolves === target.kind)
  if (!page) throw new Error(`[vetrina:routes] No page shows a ${target.kind}.`)
  // A page of this kind accepts the targets of this kind.
  const { load } = page as UrlPage
  return loadWithOverlays(page, args, target, () => load({ ...args, target: target as never }))
}
