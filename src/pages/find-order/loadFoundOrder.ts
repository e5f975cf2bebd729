import type { FindOrderPageQuery } from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import { loadOrderDetails } from '#src/pages/order-success/loadOrderDetails.ts'
import type { LoadedPage, Page } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { notFoundView, operationOf, startQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import type { FindOrderPageProps } from './FindOrderPage.tsx'

/** Loads the order of a token, or the form that finds an order. */
export async function loadFoundOrder(
  context: RouteContext,
  page: LoadedPage<FindOrderPageProps>,
  token: string,
): Promise<PageView> {
  const problem = token === '' ? null : await refusalOf(context, page, token)
  const isKnown = token !== '' && problem === null
  const [query, details] = await Promise.all([
    startQuery<FindOrderPageQuery>(context, page, { variables: { token: isKnown ? token : '', isKnown } }),
    isKnown ? loadOrderDetails(context, { token }, { withReturns: true }) : null,
  ])
  return query ? page.view({ query, details, problem }) : notFoundView(context)
}

/** Reads the order itself, because Magento answers an unknown token with an error and without data. */
export async function refusalOf(
  { queries }: RouteContext,
  page: Pick<Page, 'name' | 'screen'>,
  token: string,
): Promise<'not-found' | 'customer' | null> {
  const node = await operationOf(page)
  try {
    await queries.loadFully<FindOrderPageQuery>(node, { token, isKnown: true })
    return null
  } catch (error) {
    const category = categoryOf(error)
    // A missing answer or a failure is not a refusal.
    if (category === undefined) throw error
    return category === 'graphql-authorization' ? 'customer' : 'not-found'
  }
}

const categoryOf = (error: unknown): unknown =>
  (error as { source?: { errors?: readonly { extensions?: { category?: unknown } }[] } }).source?.errors?.[0]
    ?.extensions?.category
