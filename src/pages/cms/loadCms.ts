import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { LoadedPage, UrlLoadArguments } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import type { CmsContentPageProps } from './CmsContentPage.tsx'
import { startCmsProducts } from './startCmsProducts.ts'

export async function loadCms(
  { context, target: { identifier } }: UrlLoadArguments<Extract<UrlTarget, { readonly kind: 'cms' }>>,
  page: LoadedPage<CmsContentPageProps>,
): Promise<PageView> {
  const query = await startQuery<CmsContentPageQuery>(context, page, {
    variables: { identifier },
    // The address was resolved to this page, so it exists.
    exists: ({ cmsPage }) => cmsPage && true,
  })
  if (!query) return notFoundView(context)
  const products = await startCmsProducts<CmsContentPageQuery>(context, page, {
    identifier,
    contentOf: ({ cmsPage }) => cmsPage?.content,
  })
  return page.view({ query, products })
}
