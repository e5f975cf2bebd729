import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { operationOf, startQuery, staticView } from '#src/routing/pageQueries.ts'
import { loadOrderDetails } from './loadOrderDetails.ts'
import type { OrderSuccessPageProps } from './OrderSuccessPage.tsx'

type SuccessPage = LoadedPage<OrderSuccessPageProps>

export async function loadGuestOrder(
  { context, search: { token } }: LoadArguments<{ readonly token: string }>,
  page: SuccessPage,
): Promise<PageView> {
  if (context.isServer) return staticView(page, { query: null, details: null, pending: 'secret' })
  const isKnown = token !== '' && (await orderExists(context, page, token))
  if (!isKnown) return { ...(await staticView(page, { query: null, details: null, pending: null })), status: 404 }
  const [query, details] = await Promise.all([
    startQuery<OrderSuccessPageQuery>(context, page, { variables: { token, number: '', isCustomer: false } }),
    loadOrderDetails(context, { token }, { withReturns: false }),
  ])
  return page.view({ query, details, pending: null })
}

export async function loadCustomerOrder({ context, params }: LoadArguments, page: SuccessPage): Promise<PageView> {
  const number = params['number'] ?? ''
  if (context.session.customerToken.get() === null) {
    return staticView(page, { query: null, details: null, pending: context.isServer ? 'customer' : null })
  }
  const [query, details] = await Promise.all([
    startQuery<OrderSuccessPageQuery>(context, page, { variables: { token: '', number, isCustomer: true } }),
    loadOrderDetails(context, { number }, { withReturns: false }),
  ])
  return page.view({ query, details, pending: null })
}

/** Reads the order itself, because Magento answers an unknown token with an error and without data. */
async function orderExists({ queries }: LoadArguments['context'], page: SuccessPage, token: string): Promise<boolean> {
  const node = await operationOf(page)
  try {
    await queries.loadFully<OrderSuccessPageQuery>(node, { token, number: '', isCustomer: false })
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** The backend refused, as opposed to not answering or failing. */
const isRefusal = (error: unknown): boolean =>
  (error as { source?: { errors?: readonly { extensions?: { category?: unknown } }[] } }).source?.errors?.some(
    ({ extensions }) => typeof extensions?.category === 'string',
  ) ?? false
