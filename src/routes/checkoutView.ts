import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import type { CheckoutStep } from '#src/features/checkout/checkoutSteps.ts'
import { startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** One page for all steps, so that from one to the next nothing that is on screen or typed goes away. */
const LAYER_KEY = 'checkout'

/** A step of the checkout. The server knows no cart; a browser may have none. */
export async function checkoutView(context: RouteContext, step: CheckoutStep, arrivedWith = ''): Promise<PageView> {
  const { cartId, customerToken } = context.session
  const id = cartId.get()
  if (id === null) {
    await context.pages('checkout').component.load()
    return {
      page: 'checkout',
      props: { query: null, pending: context.isServer, step, arrivedWith },
      layerKey: LAYER_KEY,
    }
  }
  const query = await startQuery<CheckoutPageQuery>(context, 'checkout', {
    // A session that ran out is still a customer's: it is asked to sign in again, not to become a guest.
    variables: { cartId: id, isCustomer: customerToken.get() !== null },
    // The way in asks the network too. Between the steps the answers of their own mutations are the newest.
    fetchPolicy: step === 'contact' ? 'store-and-network' : 'store-or-network',
  })
  return { page: 'checkout', props: { query, pending: false, step, arrivedWith }, layerKey: LAYER_KEY }
}
