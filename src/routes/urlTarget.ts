import { redirect } from '@tanstack/react-router'
import { getRequest } from 'relay-runtime'
import type { ParsedLocation } from '@tanstack/react-router'
import type { resolveUrlQuery as ResolveUrlQuery } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import { resolvedUrlOf, resolveUrlQuery } from '#src/pages/resolve-url/resolveUrl.ts'
import { parseListSearch } from '#src/lib/listSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import type { UrlTarget } from '#src/lib/urlTarget.ts'
import { categoryView } from './categoryView.ts'
import { cmsView } from './cmsView.ts'
import type { PageView } from './pageRegistry.ts'
import { productView } from './productView.ts'
import type { RouteContext } from './routeContext.ts'

/** Asks the backend what a path is. Follows its redirects in one hop; null where nothing stands. */
export async function resolveTarget(
  context: RouteContext,
  location: ParsedLocation,
  path: string,
): Promise<UrlTarget | null> {
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

export async function targetView(context: RouteContext, target: UrlTarget, urlSearch: UrlSearch): Promise<PageView> {
  switch (target.kind) {
    case 'product':
      return productView(context, target.urlKey, urlSearch)
    case 'category':
      return categoryView(context, target.uid, parseListSearch(urlSearch))
    case 'cms':
      return cmsView(context, target.identifier)
  }
}
