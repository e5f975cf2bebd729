import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { sortInputOf } from './listSort.ts'
import { notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'
import { storeConfigOf } from './shellData.ts'

export async function categoryView(context: RouteContext, uid: string, search: ListSearch): Promise<PageView> {
  const { grid_per_page } = await storeConfigOf(context)
  const answer = { hasList: true }
  const query = await startQuery<CategoryPageQuery>(context, 'category', {
    variables: {
      uid,
      pageSize: grid_per_page ?? 12,
      currentPage: search.page ?? 1,
      sort: sortInputOf(search.sort),
    },
    exists: ({ categories, products }) => {
      // Magento answers a page past the end with an error; the page then says so and offers the first one.
      answer.hasList = Boolean(products)
      return Boolean(categories?.items?.length)
    },
  })
  if (!query) return notFoundView(context)
  const view = { page: 'category', props: { query, search }, layerKey: `category:${uid}` } as const
  return answer.hasList ? view : { ...view, status: 404 }
}
