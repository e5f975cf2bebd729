import { createRoute } from '@tanstack/react-router'
import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { loadView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { rootRoute } from './rootRoute.ts'
import type { RouteContext } from './routeContext.ts'

export const orderSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/success',
  staticData: { chrome: 'reduced' },
  validateSearch: (raw: Record<string, unknown>) => ({ token: typeof raw['token'] === 'string' ? raw['token'] : '' }),
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async (): Promise<PageView> => {
      const { context, deps } = args
      const isKnown = deps.token !== '' && (await orderExists(context, deps.token))
      if (!isKnown) {
        await context.pages.orderSuccess.component.load()
        return { page: 'orderSuccess', props: { query: null }, status: 404 }
      }
      const query = await startQuery<OrderSuccessPageQuery>(context, 'orderSuccess', {
        variables: { token: deps.token },
      })
      return { page: 'orderSuccess', props: { query } }
    }),
})

/** Reads the order itself, because Magento answers an unknown token with an error and no data at all. */
async function orderExists({ pages, queries }: RouteContext, token: string): Promise<boolean> {
  const node = await pages.orderSuccess.query?.()
  if (!node) return false
  try {
    await queries.loadFully<OrderSuccessPageQuery>(node, { token })
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
