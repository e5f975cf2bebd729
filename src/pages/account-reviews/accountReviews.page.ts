import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { pageNumberOf } from '#src/routing/pageNumber.ts'
import { definePersonalPage } from '#src/routing/personalPage.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'

export const accountReviewsPage = definePersonalPage({
  name: 'accountReviews',
  path: '/account/reviews',
  screen: () => import('./AccountReviewsPage.tsx'),
  search: parseUrlSearch,
  isOffered: async (context) => (await storeSettingsOf(context)).hasReviews,
  variables: ({ search }) => ({ page: pageNumberOf(search['p']) }),
})
