import type { HomeDoorsQuery } from '#src/__generated__/HomeDoorsQuery.graphql.ts'
import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import { isNoSuchEntity } from '#src/lib/errorCategories.ts'
import { isBlankHtml } from '#src/lib/isBlankHtml.ts'
import { startCmsProducts } from '#src/pages/cms/startCmsProducts.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadArguments, LoadedPage, Page } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { loadOptionalQuery, notFoundView, operationOf, startQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { startSlots } from '#src/routing/slotQueries.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import type { HomePageProps } from './HomePage.tsx'

export async function loadHome({ context }: LoadArguments, page: LoadedPage<HomePageProps>): Promise<PageView> {
  const { homePage: identifier, rootCategoryUid } = await storeSettingsOf(context)
  const ownQuery = startQuery<HomePageQuery>(context, page, {
    variables: { identifier },
    // A merchant's shop may have no page with that identifier: then it opens with categories and products.
    exists: ({ cmsPage }) => (cmsPage.ok || isNoSuchEntity(cmsPage.errors) ? true : null),
  })
  const [query] = await Promise.all([ownQuery, startSlots(context, { 'home.end': {} }, ownQuery)])
  if (!query) return notFoundView(context)
  const [products, doors] = await Promise.all([
    startCmsProducts<HomePageQuery>(context, page, { identifier, contentOf }),
    startDoors(context, page, identifier, rootCategoryUid),
  ])
  return page.view({ query, products, doors })
}

/** The merchant's text; null if there is no such page. */
const contentOf = ({ cmsPage }: HomePageQuery['response']): string | null =>
  (cmsPage.ok ? cmsPage.value?.content : null) ?? null

/** Fetches categories and products if the merchant's text is empty or missing. */
async function startDoors(
  context: RouteContext,
  page: Pick<Page, 'name' | 'screen'>,
  identifier: string,
  root: string | null,
): Promise<RouteQuery<HomeDoorsQuery> | null> {
  if (root === null) return null
  try {
    const response = await context.queries.loadFully<HomePageQuery>(await operationOf(page), { identifier })
    if (!isBlankHtml(contentOf(response) ?? '')) return null
    const { operation: node } = await import('./HomeDoors.tsx')
    return await loadOptionalQuery<HomeDoorsQuery>(context, node, { root })
  } catch (error) {
    context.reportError(error, 'categories and products of the home page')
    return null
  }
}
