import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import type { resolveUrlQuery as ResolveUrlQuery } from '#src/__generated__/resolveUrlQuery.graphql.ts'
import resolveUrlNode from '#src/__generated__/resolveUrlQuery.graphql.ts'
import { resolvedUrlOf } from '#src/pages/resolve-url/resolveUrl.ts'
import type { ListSearch } from '#src/lib/listSearch.ts'
import type { UrlTarget } from '#src/lib/urlTarget.ts'
import { sortInputOf } from './listSort.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'
import { storeConfigOf } from './shellData.ts'

/** Asks the backend what a path is. Follows its redirects in one hop; null where nothing stands. */
export async function resolveTarget(context: RouteContext, location: ParsedLocation, path: string): Promise<UrlTarget | null> {
  const resolved = resolvedUrlOf(await context.queries.loadFully<ResolveUrlQuery>(resolveUrlNode, { url: path }))
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

export async function targetView(context: RouteContext, target: UrlTarget, search: ListSearch): Promise<PageView> {
  switch (target.kind) {
    case 'product': {
      const query = await startQuery<ProductPageQuery>(context, 'product', {
        variables: { urlKey: target.urlKey },
        exists: ({ products }) => Boolean(products?.items?.length),
      })
      return query ? { page: 'product', props: { query } } : notFoundView(context)
    }
    case 'category': {
      const { grid_per_page } = await storeConfigOf(context)
      const query = await startQuery<CategoryPageQuery>(context, 'category', {
        variables: {
          uid: target.uid,
          pageSize: grid_per_page ?? 12,
          currentPage: search.page ?? 1,
          sort: sortInputOf(search.sort),
        },
        exists: ({ categories }) => Boolean(categories?.items?.length),
      })
      return query
        ? { page: 'category', props: { query, search }, layerKey: `category:${target.uid}` }
        : notFoundView(context)
    }
    case 'cms': {
      const query = await startQuery<CmsContentPageQuery>(context, 'cms', {
        variables: { identifier: target.identifier },
        exists: ({ cmsPage }) => cmsPage !== null,
      })
      return query ? { page: 'cms', props: { query } } : notFoundView(context)
    }
  }
}
