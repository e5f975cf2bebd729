import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The page to which the provider of a payment sends shoppers back. */
export const checkoutReturnPage = definePage({
  name: 'checkoutReturn',
  path: '/checkout/return',
  screen: () => import('./CheckoutReturnPage.tsx'),
  chrome: 'reduced',
  isPersonal: true,
  takesPayments: true,
  opensBySecret: true,
  search: (raw) => ({ token: textOf(raw['token']), method: textOf(raw['method']) }),
  load: ({ search }, page) => staticView(page, { ticket: search.token, method: search.method }),
})
