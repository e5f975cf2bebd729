import { definePersonalPage } from '#src/routing/personalPage.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { pageNumberOf } from '#src/routing/pageNumber.ts'

export const accountStoreCreditPage = definePersonalPage({
  name: 'accountStoreCredit',
  path: '/account/store-credit',
  screen: () => import('./AccountStoreCreditPage.tsx'),
  search: parseUrlSearch,
  needs: ['Customer', 'store_credit'],
  variables: ({ search }) => ({ page: pageNumberOf(search['p']) }),
})
