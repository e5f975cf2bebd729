import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { startQuery, staticView } from './loadPage.ts'
import { loadOrderSums, NO_SUMS } from './orderSums.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** The order of a guest, whose token the address holds. */
export async function guestOrderView(context: RouteContext, token: string): Promise<PageView> {
  const isKnown = token !== '' && (await orderExists(context, token))
  if (!isKnown) {
    await context.pages('orderSuccess').component.load()
    return { page: 'orderSuccess', props: { query: null, sums: NO_SUMS, pending: false }, status: 404 }
  }
  const [query, sums] = await Promise.all([
    startQuery<OrderSuccessPageQuery>(context, 'orderSuccess', {
      variables: { token, number: '', isCustomer: false },
    }),
    loadOrderSums(context, { token }, true),
  ])
  return { page: 'orderSuccess', props: { query, sums, pending: false } }
}

/** Magento shows an order of a customer to that customer alone, whatever token an address holds. */
export async function customerOrderView(context: RouteContext, number: string): Promise<PageView> {
  if (context.session.customerToken.get() === null) {
    return staticView(context, 'orderSuccess', { query: null, sums: NO_SUMS, pending: context.isServer })
  }
  const [query, sums] = await Promise.all([
    startQuery<OrderSuccessPageQuery>(context, 'orderSuccess', { variables: { token: '', number, isCustomer: true } }),
    loadOrderSums(context, { number }, true),
  ])
  return { page: 'orderSuccess', props: { query, sums, pending: false } }
}

/** Reads the order itself, because Magento answers an unknown token with an error and no data at all. */
async function orderExists({ pages, queries }: RouteContext, token: string): Promise<boolean> {
  const node = await pages('orderSuccess').query?.()
  if (!node) return false
  try {
    await queries.loadFully<OrderSuccessPageQuery>(node, { token, number: '', isCustomer: false })
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** The backend answered "no", as opposed to not answering or failing. */
const isRefusal = (error: unknown): boolean =>
  (error as { source?: { errors?: readonly { extensions?: { category?: unknown } }[] } }).source?.errors?.some(
    ({ extensions }) => typeof extensions?.category === 'string',
  ) ?? false
