import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import type { CheckoutStep } from '#src/features/checkout/steps/checkoutSteps.ts'
import { definePage } from '#src/routing/definePage.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { startQuery, staticView } from '#src/routing/pageQueries.ts'
import type { CheckoutPageProps } from './CheckoutPage.tsx'

/** The definition that all steps share. */
const shared = {
  screen: async () => {
    const { CheckoutPage: component, operation } = await import('./CheckoutPage.tsx')
    return { component, operation }
  },
  dependsOnShopper: true,
  chrome: 'reduced',
} as const

export const checkoutPage = definePage({
  name: 'checkout',
  weight: 8,
  path: '/checkout',
  ...shared,
  load: (args, page) => loadStep(args, page, 'contact'),
})

export const checkoutDeliveryPage = definePage({
  name: 'checkoutDelivery',
  path: '/checkout/delivery',
  ...shared,
  load: (args, page) => loadStep(args, page, 'delivery'),
})

export const checkoutPaymentPage = definePage({
  name: 'checkoutPayment',
  path: '/checkout/payment',
  ...shared,
  load: (args, page) => loadStep(args, page, 'payment', args.location.searchStr),
})

/** Loads a step of the checkout. The server does not know the cart; a browser may have none. */
async function loadStep(
  { context }: LoadArguments,
  page: LoadedPage<CheckoutPageProps>,
  step: CheckoutStep,
  arrivedWith = '',
): Promise<PageView> {
  const { cartId, customerToken } = context.session
  const id = cartId.get()
  const view = async (): Promise<PageView> => {
    if (id === null) return staticView(page, { query: null, pending: context.isServer, step, arrivedWith })
    const query = await startQuery<CheckoutPageQuery>(context, page, {
      // With an expired token the page opens the sign-in; it does not continue as a guest's checkout.
      variables: { cartId: id, isCustomer: customerToken.get() !== null },
      // The first step also asks the network. Between the steps the answers of their own mutations are the newest data.
      fetchPolicy: step === 'contact' ? 'store-and-network' : 'store-or-network',
    })
    return page.view({ query, pending: false, step, arrivedWith })
  }
  // All steps are one mounted page, so that input and content stay when the step changes.
  return { ...(await view()), layerKey: 'checkout' }
}
