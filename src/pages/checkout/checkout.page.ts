import { definePage } from '#src/routing/definePage.ts'
import { loadCheckout } from './loadCheckout.ts'

/** The definition that all steps share. */
const shared = {
  screen: () => import('./CheckoutPage.tsx'),
  dependsOnShopper: true,
  isPersonal: true,
  takesPayments: true,
  chrome: 'reduced',
} as const

export const checkoutPage = definePage({
  name: 'checkout',
  weight: 8,
  path: '/checkout',
  ...shared,
  load: (args, page) => loadCheckout(args, page, 'contact'),
})

export const checkoutDeliveryPage = definePage({
  name: 'checkoutDelivery',
  path: '/checkout/delivery',
  ...shared,
  load: (args, page) => loadCheckout(args, page, 'delivery'),
})

export const checkoutPaymentPage = definePage({
  name: 'checkoutPayment',
  path: '/checkout/payment',
  ...shared,
  load: (args, page) => loadCheckout(args, page, 'payment', args.location.searchStr),
})
