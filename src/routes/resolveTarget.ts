import { redirect } from '@tanstack/react-router'
import { getRequest } from 'relay-runtime'
import type { ParsedLocation } from '@tanstack/react-router'
import type { resolveUrlQuery as ResolveUrlQuery } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import type { UrlTarget } from '#src/lib/urlTarget.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

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
