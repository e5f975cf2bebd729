import { definePersonalPage } from '#src/routing/personalPage.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { pageNumberOf } from '#src/routing/pageNumber.ts'

export const accountReturnsPage = definePersonalPage({
  name: 'accountReturns',
  path: '/account/returns',
  screen: () => import('./AccountReturnsPage.tsx'),
  search: parseUrlSearch,
  needs: ['Customer', 'returns'],
  variables: ({ search }) => ({ page: pageNumberOf(search['p']) }),
})
