import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { pageNumberOf } from '#src/routing/pageNumber.ts'
import { definePersonalPage } from '#src/routing/personalPage.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'

export const accountReviewsPage = definePersonalPage({
  name: 'accountReviews',
  path: '/account/reviews',
  screen: async () => {
    const { AccountReviewsPage: component, operation } = await import('./AccountReviewsPage.tsx')
    return { component, operation }
  },
  search: parseUrlSearch,
  isOffered: async (context) => (await storeSettingsOf(context)).hasReviews,
  variables: ({ search }) => ({ page: pageNumberOf(search['p']) }),
})
