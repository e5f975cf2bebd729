import { definePage } from '#src/routing/definePage.ts'
import { loadCheckout } from './loadCheckout.ts'

/** Starts the load of the first step with the page, which does not wait for it: it shows the e-mail before. */
async function late(): Promise<void> {
  // The screen reports its own failure.
  void import('./CheckoutPage.tsx').then(
    ({ loadFirstStep }) => loadFirstStep(),
    () => undefined,
  )
}

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
  late,
  ...shared,
  load: (args, page) => loadCheckout(args, page, 'contact'),
})

export const checkoutDeliveryPage = definePage({
  name: 'checkoutDelivery',
  path: '/checkout/delivery',
  late,
  ...shared,
  load: (args, page) => loadCheckout(args, page, 'delivery'),
})

export const checkoutPaymentPage = definePage({
  name: 'checkoutPayment',
  path: '/checkout/payment',
  ...shared,
  load: (args, page) => loadCheckout(args, page, 'payment', args.location.searchStr),
})
