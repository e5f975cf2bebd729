import { definePage } from '#src/routing/definePage.ts'
import { parseUrlSearch, searchText } from '#src/lib/url/urlSearch.ts'

export const findOrderPage = definePage({
  name: 'findOrder',
  path: '/orders/find',
  screen: () => import('./FindOrderPage.tsx'),
  search: parseUrlSearch,
  isPersonal: true,
  opensBySecret: true,
  load: async ({ context, search }, page) =>
    (await import('./loadFoundOrder.ts')).loadFoundOrder(context, page, searchText(search['token']) ?? ''),
})
