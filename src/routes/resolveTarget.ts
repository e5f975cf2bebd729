import { redirect } from '@tanstack/react-router'
import { getRequest } from 'relay-runtime'
import type { ParsedLocation } from '@tanstack/react-router'
import type { findByPathQuery as FindByPathQuery } from '#src/__generated__/findByPathQuery.graphql.ts'
import type { resolveUrlQuery as ResolveUrlQuery } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import { redirectTargetOf } from '#src/lib/url/redirectTarget.ts'
import { parseSearchTexts } from '#src/lib/url/searchTexts.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import { findByPathQuery, foundByPath, namesIn } from '#src/pages/resolve-url/findByPath.ts'
import { resolvedUrlOf, resolveUrlQuery } from '#src/pages/resolve-url/resolveUrl.ts'
import type { ResolvedUrl } from '#src/pages/resolve-url/resolveUrl.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { ownAddressOf } from './magentoAddresses.ts'

/**
 * Resolves a path: an address of Magento's own storefront leads to the corresponding page of this shop, any other is
 * resolved by the backend. Follows the backend's redirects in one step; null if there is no page.
 */
export async function resolveTarget(
  context: RouteContext,
  location: ParsedLocation,
  path: string,
): Promise<UrlTarget | null> {
  const own = ownAddressOf(path, location.searchStr)
  if (own) {
    const { path: _splat, search, hash } = own
    throw redirect({ to: '/$', params: { _splat }, search, ...(hash && { hash }), replace: true })
  }
  const resolve = async (url: string): Promise<ResolvedUrl> => {
    const { queries } = context
    const resolved = resolvedUrlOf(await queries.loadFully<ResolveUrlQuery>(getRequest(resolveUrlQuery), { url }))
    if (resolved) return resolved
    const names = namesIn(url, await storeSettingsOf(context))
    const found = foundByPath(await queries.loadFully<FindByPathQuery>(getRequest(findByPathQuery), names))
    return { target: found, redirect: null }
  }
  const { target: found, redirect: moved } = await resolve(path)
  // Magento has the home page, and that for missing pages, at the addresses of their texts too, and redirects to those.
  if (found?.kind === 'cms') {
    const { homePage, missingPage } = await storeSettingsOf(context)
    if (found.identifier === homePage) throw redirect({ to: '/', statusCode: moved?.statusCode ?? 301, replace: true })
    if (found.identifier === missingPage) return null
  }
  if (!moved) return found
  const { statusCode } = moved
  const target = redirectTargetOf(moved.path, path, location.searchStr)
  if (target === null) return null
  if ('href' in target) throw redirect({ href: target.href, statusCode })
  const { path: _splat, search, hash } = target
  if (!moved.isResolved && _splat !== '' && (await resolve(_splat)).redirect) {
    context.reportError(new Error(`[vetrina:routes] The redirects of ${path} form a circle.`), 'redirects')
    return null
  }
  throw redirect({
    to: '/$',
    params: { _splat },
    search: parseSearchTexts(search) as UrlSearch,
    ...(hash && { hash }),
    statusCode,
    replace: true,
  })
}
