import { definePersonalPage } from '#src/routing/personalPage.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'

export const accountReturnRequestPage = definePersonalPage({
  name: 'accountReturnRequest',
  path: '/account/returns/new',
  screen: () => import('./AccountReturnRequestPage.tsx'),
  search: parseUrlSearch,
  needs: ['Customer', 'returns'],
  variables: ({ search }) => ({ number: String(search['order'] ?? '') }),
  props: ({ search }) => ({ number: String(search['order'] ?? '') }),
})
