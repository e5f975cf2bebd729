import type { HomeDoorsQuery } from '#src/__generated__/HomeDoorsQuery.graphql.ts'
import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import { isBlankHtml } from '#src/lib/isBlankHtml.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { startCmsProducts } from './cmsView.ts'
import { loadBeside, notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'
import { storeSettingsOf } from './shellData.ts'

/** The page at `/`; also the background of an overlay that was entered directly (spec §2). */
export async function homeView(context: RouteContext): Promise<PageView> {
  const { homePage: identifier, rootCategoryUid } = await storeSettingsOf(context)
  const query = await startQuery<HomePageQuery>(context, 'home', {
    variables: { identifier },
    exists: ({ cmsPage }) => cmsPage && true,
  })
  if (!query) return notFoundView(context)
  const [products, doors] = await Promise.all([
    startCmsProducts(context, 'home', { identifier }),
    startDoors(context, identifier, rootCategoryUid),
  ])
  return { page: 'home', props: { query, products, doors } }
}

/** Asks for categories and products where the merchant's text shows nothing. */
async function startDoors(
  context: RouteContext,
  identifier: string,
  root: string | null,
): Promise<RouteQuery<HomeDoorsQuery> | null> {
  if (root === null) return null
  try {
    const page = await context.pages('home').query?.()
    if (!page) return null
    const { cmsPage } = await context.queries.loadFully<HomePageQuery>(page, { identifier })
    if (!isBlankHtml(cmsPage?.content ?? '')) return null
    const { operation: node } = await import('#src/pages/home/HomeDoors.tsx')
    return await loadBeside<HomeDoorsQuery>(context, node, { root })
  } catch (error) {
    context.reportError(error, 'categories and products of the home page')
    return null
  }
}
