import type { CheckoutExtrasQuery } from '#src/__generated__/CheckoutExtrasQuery.graphql.ts'
import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import type { SavedMethodsQuery } from '#src/__generated__/SavedMethodsQuery.graphql.ts'
import type { CheckoutStep } from '#src/features/checkout/steps/checkoutSteps.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import { startQuery, staticView } from '#src/routing/pageQueries.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { CheckoutPageProps } from './CheckoutPage.tsx'

/** The optional parts of a checkout that this backend has; guests have neither store credit nor reward points. */
export const checkoutParts = (hasField: HasField, isCustomer: boolean) => ({
  hasGiftCards: hasField('Cart', 'applied_gift_cards'),
  hasGiftCardLines: hasField('GiftCardCartItem', 'amount'),
  hasGiftOptions: hasField('Mutation', 'setGiftOptionsOnCart'),
  hasStoreCredit: isCustomer && hasField('Cart', 'applied_store_credit'),
  hasRewardPoints: isCustomer && hasField('Cart', 'applied_reward_points'),
})

/** Loads a step of the checkout. The server does not know the cart; a browser may have none. */
export async function loadCheckout(
  { context }: LoadArguments,
  page: LoadedPage<CheckoutPageProps>,
  step: CheckoutStep,
  arrivedWith = '',
): Promise<PageView> {
  const { cartId, customerToken } = context.session
  const id = cartId.get()
  const view = async (): Promise<PageView> => {
    if (id === null) {
      const pending = context.isServer
      return staticView(page, { query: null, extras: null, saved: null, pending, step, arrivedWith })
    }
    // With an expired token the page opens the sign-in; it does not continue as a guest's checkout.
    const isCustomer = customerToken.get() !== null
    const query = await startQuery<CheckoutPageQuery>(context, page, {
      variables: { cartId: id, isCustomer },
      // The first step also asks the network. Between the steps the answers of their own mutations are the newest data.
      fetchPolicy: step === 'contact' ? 'store-and-network' : 'store-or-network',
    })
    const extras = extrasOf(id, checkoutParts(context.hasField, isCustomer))
    return page.view({ query, extras, saved: isCustomer ? SAVED : null, pending: false, step, arrivedWith })
  }
  // All steps are one mounted page, so that input and content stay when the step changes.
  return { ...(await view()), layerKey: 'checkout' }
}

/** Starts when it is shown, as soon as the cart is known. Null if the backend has none of the parts. */
function extrasOf(cartId: string, parts: ReturnType<typeof checkoutParts>): RouteQuery<CheckoutExtrasQuery> | null {
  return Object.values(parts).includes(true)
    ? { operation: 'CheckoutExtrasQuery', variables: { cartId, ...parts } }
    : null
}

/** Starts when the payment step shows it. */
const SAVED: RouteQuery<SavedMethodsQuery> = { operation: 'SavedMethodsQuery', variables: {} }
