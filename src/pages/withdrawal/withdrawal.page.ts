import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, staticView } from '#src/routing/pageQueries.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { searchText } from '#src/lib/url/urlSearch.ts'

export const withdrawalPage = definePage({
  name: 'withdrawal',
  path: '/orders/withdraw',
  screen: () => import('./WithdrawalPage.tsx'),
  search: parseUrlSearch,
  isPersonal: true,
  async load({ search, context }, page) {
    if (context.legal.withdrawal === null) return notFoundView(context)
    const { step } = search
    const view = await staticView(page, {
      step: step === 'confirm' || step === 'receipt' ? step : 'statement',
      orderNumber: searchText(search['order']),
    })
    // One page for both screens, so that the input is kept.
    return { ...view, layerKey: 'withdrawal' }
  },
})
