import { definePage } from '#src/routing/definePage.ts'

const screen = () => import('./OrderSuccessPage.tsx')

/** The order of a guest, opened by its token. */
export const orderSuccessPage = definePage({
  name: 'orderSuccess',
  path: '/checkout/success',
  screen,
  chrome: 'reduced',
  isPersonal: true,
  opensBySecret: true,
  search: (raw) => ({ token: typeof raw['token'] === 'string' ? raw['token'] : '' }),
  load: async (args, page) => (await import('./loadOrderSuccess.ts')).loadGuestOrder(args, page),
})

/** Magento shows an order of a customer only to that customer, whatever token the address contains. */
export const customerOrderSuccessPage = definePage({
  name: 'customerOrderSuccess',
  path: '/checkout/success/$number',
  screen,
  chrome: 'reduced',
  isPersonal: true,
  dependsOnShopper: true,
  load: async (args, page) => (await import('./loadOrderSuccess.ts')).loadCustomerOrder(args, page),
})
