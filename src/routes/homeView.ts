import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import { startCmsProducts } from './cmsView.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'
import { storeSettingsOf } from './shellData.ts'

/** The page at `/`; also the background of an overlay that was entered directly (spec §2). */
export async function homeView(context: RouteContext): Promise<PageView> {
  const { homePage: identifier } = await storeSettingsOf(context)
  const query = await startQuery<HomePageQuery>(context, 'home', {
    variables: { identifier },
    exists: ({ cmsPage }) => cmsPage && true,
  })
  if (!query) return notFoundView(context)
  return { page: 'home', props: { query, products: await startCmsProducts(context, 'home', { identifier }) } }
}
