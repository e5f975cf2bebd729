import { definePage } from '#src/routing/definePage.ts'
import { parseUrlSearch } from '#src/lib/urlSearch.ts'
import { loadFoundOrder } from './loadFoundOrder.ts'
import { searchText } from '#src/lib/urlSearch.ts'

export const findOrderPage = definePage({
  name: 'findOrder',
  path: '/orders/find',
  screen: async () => {
    const { FindOrderPage: component, operation } = await import('./FindOrderPage.tsx')
    return { component, operation }
  },
  search: parseUrlSearch,
  isPersonal: true,
  load: ({ context, search }, page) => loadFoundOrder(context, page, searchText(search['token']) ?? ''),
})
