import { definePage } from '#src/routing/definePage.ts'

const screen = async () => {
  const { OrderSuccessPage: component, operation } = await import('./OrderSuccessPage.tsx')
  return { component, operation }
}

/** The order of a guest; the address contains its token. */
export const orderSuccessPage = definePage({
  name: 'orderSuccess',
  path: '/checkout/success',
  screen,
  chrome: 'reduced',
  search: (raw) => ({ token: typeof raw['token'] === 'string' ? raw['token'] : '' }),
  load: async (args, page) => (await import('./loadOrderSuccess.ts')).loadGuestOrder(args, page),
})

/** Magento shows an order of a customer only to that customer, whatever token the address contains. */
export const customerOrderSuccessPage = definePage({
  name: 'customerOrderSuccess',
  path: '/checkout/success/$number',
  screen,
  chrome: 'reduced',
  dependsOnShopper: true,
  load: async (args, page) => (await import('./loadOrderSuccess.ts')).loadCustomerOrder(args, page),
})
