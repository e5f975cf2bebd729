import { redirect } from '@tanstack/react-router'
import { getRequest } from 'relay-runtime'
import type { ParsedLocation } from '@tanstack/react-router'
import type { resolveUrlQuery as ResolveUrlQuery } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import { PRODUCT_OVERLAY_PARAMS } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import type { UrlTarget } from '#src/lib/urlTarget.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** Asks the backend what a path is. Follows its redirects in one hop; null where nothing stands. */
export async function resolveTarget(
  context: RouteContext,
  location: ParsedLocation,
  path: string,
): Promise<UrlTarget | null> {
  // Links into the catalogue know what they lead to; few paths have to be asked for.
  const { resolvedUrlOf, resolveUrlQuery } = await import('#src/pages/resolve-url/resolveUrl.ts')
  const resolved = resolvedUrlOf(
    await context.queries.loadFully<ResolveUrlQuery>(getRequest(resolveUrlQuery), { url: path }),
  )
  if (resolved.kind === 'redirect') {
    throw redirect({
      to: '/$',
      params: { _splat: resolved.path },
      search: location.search,
      statusCode: resolved.statusCode,
      replace: true,
    })
  }
  return resolved.kind === 'target' ? resolved.target : null
}

export async function targetView(
  context: RouteContext,
  target: UrlTarget,
  { path, urlSearch, ...visit }: { readonly path: string; readonly urlSearch: UrlSearch; readonly supersedes: boolean },
): Promise<PageView> {
  switch (target.kind) {
    case 'product': {
      if (!PRODUCT_OVERLAY_PARAMS.some((param) => param in urlSearch)) {
        const { productView } = await import('./productView.ts')
        return productView(context, target.urlKey, urlSearch)
      }
      const { productOverlayView } = await import('./productOverlayView.ts')
      return productOverlayView(context, { urlKey: target.urlKey, path }, urlSearch)
    }
    case 'category': {
      const { categoryView } = await import('./categoryView.ts')
      return categoryView(context, { uid: target.uid, path }, urlSearch, visit)
    }
    case 'cms': {
      const { cmsView } = await import('./cmsView.ts')
      return cmsView(context, target.identifier)
    }
  }
}
