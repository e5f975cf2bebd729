import type { FindOrderPageQuery } from '#src/__generated__/FindOrderPageQuery.graphql.ts'
import type { GuestReturnPageQuery } from '#src/__generated__/GuestReturnPageQuery.graphql.ts'
import { searchText } from '#src/lib/urlSearch.ts'
import type { AccountArguments } from './accountRoutes.ts'
import { notFoundView, startQuery, staticView } from './loadPage.ts'
import { loadOrderSums, NO_SUMS } from './orderSums.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** What is done with an order without an account, under `/orders`. */
export async function ordersView({ context, location, params }: AccountArguments): Promise<PageView> {
  const search: Readonly<Record<string, unknown>> = location.search
  switch (params['page']) {
    case 'find':
      return findView(context, searchText(search['token']) ?? '')
    case 'cancel':
      if (!context.hasField('Mutation', 'confirmCancelOrder')) return notFoundView(context)
      return staticView(context, 'guestCancel', {})
    case 'return':
      return returnView(context, searchText(search['token']) ?? '')
    case 'confirm-return':
      if (!context.hasField('Mutation', 'confirmReturn')) return notFoundView(context)
      return staticView(context, 'guestReturnConfirm', {})
    case 'withdraw': {
      const { step } = search
      const view = await staticView(context, 'withdrawal', {
        step: step === 'confirm' || step === 'receipt' ? step : 'statement',
        orderNumber: searchText(search['order']),
      })
      // One page for its screens, so that nothing on it goes away between them.
      return { ...view, layerKey: 'withdrawal' }
    }
    default:
      return notFoundView(context)
  }
}

async function findView(context: RouteContext, token: string): Promise<PageView> {
  const problem = token === '' ? null : await refusalOf(context, token)
  const isKnown = token !== '' && problem === null
  const [query, sums] = await Promise.all([
    startQuery<FindOrderPageQuery>(context, 'findOrder', { variables: { token: isKnown ? token : '', isKnown } }),
    isKnown ? loadOrderSums(context, { token }) : NO_SUMS,
  ])
  return query ? { page: 'findOrder', props: { query, sums, problem } } : notFoundView(context)
}

/** Whoever has no token that opens an order finds it first. */
async function returnView(context: RouteContext, token: string): Promise<PageView> {
  if (!context.hasField('Mutation', 'requestGuestReturn')) return notFoundView(context)
  if (token === '' || (await refusalOf(context, token)) !== null) return findView(context, token)
  const query = await startQuery<GuestReturnPageQuery>(context, 'guestReturn', { variables: { token } })
  return query ? { page: 'guestReturn', props: { query } } : notFoundView(context)
}

/** Reads the order itself, because Magento answers an unknown token with an error and no data at all. */
async function refusalOf({ pages, queries }: RouteContext, token: string): Promise<'not-found' | 'customer' | null> {
  const node = await pages('findOrder').query?.()
  if (!node) return 'not-found'
  try {
    await queries.loadFully<FindOrderPageQuery>(node, { token, isKnown: true })
    return null
  } catch (error) {
    const category = categoryOf(error)
    // Not answering and failing are no refusals.
    if (category === undefined) throw error
    return category === 'graphql-authorization' ? 'customer' : 'not-found'
  }
}

const categoryOf = (error: unknown): unknown =>
  (error as { source?: { errors?: readonly { extensions?: { category?: unknown } }[] } }).source?.errors?.[0]
    ?.extensions?.category
