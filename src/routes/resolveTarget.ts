import { redirect } from '@tanstack/react-router'
import { getRequest } from 'relay-runtime'
import type { ParsedLocation } from '@tanstack/react-router'
import type { resolveUrlQuery as ResolveUrlQuery } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/**
 * Finds out what a path is: an address of Magento's own storefront leads to the same page of this shop, any other the backend
 * is asked for. Follows its redirects in one hop; null where nothing stands.
 */
export async function resolveTarget(
  context: RouteContext,
  location: ParsedLocation,
  path: string,
): Promise<UrlTarget | null> {
  // Links into the catalogue know what they lead to; few paths have to be looked up.
  const { ownAddressOf } = await import('./magentoAddresses.ts')
  const own = ownAddressOf(path, location.searchStr)
  if (own) {
    const { path: _splat, search, hash } = own
    throw redirect({ to: '/$', params: { _splat }, search, ...(hash && { hash }), replace: true })
  }
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
