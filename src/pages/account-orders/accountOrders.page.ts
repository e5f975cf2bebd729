import { definePersonalPage } from '#src/routing/personalPage.ts'
import { answerableSearch, orderFilterOf } from '#src/features/orders/list/orderFilter.ts'
import { parseOrderSearch } from '#src/lib/url/orderSearch.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import type { LoadArguments } from '#src/routing/definePage.ts'

const searchOf = ({ context, location }: LoadArguments) =>
  answerableSearch(parseOrderSearch(location.search), context.hasField)

export const accountOrdersPage = definePersonalPage({
  name: 'accountOrders',
  path: '/account/orders',
  screen: async () => {
    const { AccountOrdersPage: component, operation } = await import('./AccountOrdersPage.tsx')
    return { component, operation }
  },
  search: parseUrlSearch,
  variables: (args) => {
    const search = searchOf(args)
    return { filter: orderFilterOf(search), currentPage: search.page ?? 1 }
  },
  props: (args) => ({ search: searchOf(args) }),
  layerKey: 'account-orders',
})
