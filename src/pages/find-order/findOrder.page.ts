import { definePage } from '#src/routing/definePage.ts'
import { parseUrlSearch, searchText } from '#src/lib/url/urlSearch.ts'

export const findOrderPage = definePage({
  name: 'findOrder',
  path: '/orders/find',
  screen: async () => {
    const { FindOrderPage: component, operation } = await import('./FindOrderPage.tsx')
    return { component, operation }
  },
  search: parseUrlSearch,
  isPersonal: true,
  load: async ({ context, search }, page) =>
    (await import('./loadFoundOrder.ts')).loadFoundOrder(context, page, searchText(search['token']) ?? ''),
})
