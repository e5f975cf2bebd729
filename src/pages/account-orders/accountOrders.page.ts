import { definePersonalPage } from '#src/routing/personalPage.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'

export const accountOrdersPage = definePersonalPage({
  name: 'accountOrders',
  path: '/account/orders',
  screen: () => import('./AccountOrdersPage.tsx'),
  search: parseUrlSearch,
  variables: async (args) => (await import('./ordersSearch.ts')).variablesOf(args),
  props: async (args) => ({ search: (await import('./ordersSearch.ts')).searchOf(args) }),
  layerKey: 'account-orders',
})
