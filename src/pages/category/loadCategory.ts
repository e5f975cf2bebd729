import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import { startFacets } from '#src/pages/list-filters/listFacets.ts'
import { startEarlierPages } from '#src/pages/list-filters/listPages.ts'
import { knownUsual, sortInputOf } from '#src/pages/list-filters/listSort.ts'
import { categoryListOf } from '#src/pages/list-filters/shownList.ts'
import type { LoadedPage, UrlLoadArguments } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { notFoundView, startQuery, withoutList } from '#src/routing/pageQueries.ts'
import { startSlots } from '#src/routing/slotQueries.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import type { CategoryPageProps } from './CategoryPage.tsx'

/** Loads a category's list with the filters, order and page of the search parameters. */
export async function loadCategory(
  args: UrlLoadArguments<Extract<UrlTarget, { readonly kind: 'category' }>>,
  page: LoadedPage<CategoryPageProps>,
): Promise<PageView> {
  const { context, cause, target } = args
  const { uid } = target
  const supersedes = cause !== 'preload'
  const [{ search, variables, pageSize }, { defaultSort }] = await Promise.all([
    categoryListOf(args, target),
    storeSettingsOf(context),
    import('./CategoryPage.tsx'),
  ])
  const usual = await knownUsual(context, variables.base, defaultSort)
  let hasList = true
  const pageVariables = (currentPage: number) => ({
    uid,
    filter: variables.filter,
    pageSize,
    currentPage,
    sort: sortInputOf(search.sort, usual),
  })
  const ownQuery = startQuery<CategoryPageQuery>(context, page, {
    variables: pageVariables(search.page ?? 1),
    supersedes,
    exists: ({ categories, products }) => {
      // Magento answers a page past the end with an error; the page then shows a message and a link to the first page.
      hasList = Boolean(products)
      return categories?.items && categories.items.length > 0
    },
  })
  const [query, earlier, facets] = await Promise.all([
    ownQuery,
    startEarlierPages<CategoryPageQuery>(context, page, search, pageVariables),
    startFacets(context, variables, supersedes, ownQuery),
    startSlots(context, { 'category.top': { uid } }, ownQuery),
  ])
  if (!query) return notFoundView(context)
  const view = page.view({ query, earlier, facets, search }, { layerKey: `category:${uid}` })
  return hasList ? view : { ...view, status: withoutList(search.page) }
}
