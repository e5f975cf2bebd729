import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ConcreteRequest, OperationType } from 'relay-runtime'
import { SIGN_IN_PATH } from '#src/features/account/access/returnPath.ts'
import type { FetchPolicy, RouteFetchPolicy, RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadedPage } from './definePage.ts'
import type { PageView } from './pageView.ts'
import type { RouteContext } from './routeContext.ts'

type QueryOptions<TQuery extends OperationType> = {
  readonly variables: TQuery['variables']
  readonly fetchPolicy?: RouteFetchPolicy
  /** The shopper goes there: what is still under way to another state of the page is not waited for any more. */
  readonly supersedes?: boolean
  /**
   * Server only: whether the answer has what the page is about; the page itself tells the same in the browser. Null where
   * that failed, which says nothing about whether it is there.
   */
  readonly exists?: (response: TQuery['response']) => boolean | null | undefined
}

type QueriedPage = Pick<LoadedPage<never>, 'name' | 'screen' | 'late'>

/** The operation of a page with data. */
export async function operationOf({ name, screen }: Pick<QueriedPage, 'name' | 'screen'>): Promise<ConcreteRequest> {
  const { operation } = await screen.load()
  if (!operation) throw new Error(`[vetrina:routes] The screen of the page ${name} exports no operation.`)
  return operation
}

/** Starts the page's query. The server waits for the answer, and gets null where that lacks what the page is about. */
export async function startQuery<TQuery extends OperationType>(
  context: RouteContext,
  page: QueriedPage,
  { variables, fetchPolicy, supersedes = false, exists }: QueryOptions<TQuery>,
): Promise<RouteQuery<TQuery> | null> {
  const late = page.late()
  const start = async (): Promise<RouteQuery<TQuery> | null> => {
    const node = await operationOf(page)
    if (import.meta.env.SSR && context.isServer) {
      const response = await context.queries.loadFully<TQuery>(node, variables)
      const found = exists ? exists(response) : true
      if (found == null) throw new Error(`[vetrina:routes] ${page.name}: no answer`)
      if (!found) return null
    }
    const query = context.queries.load<TQuery>(node, variables, context.isServer ? 'store-or-network' : fetchPolicy)
    if (supersedes) context.queries.supersede(node, query)
    return query
  }
  const [query] = await Promise.all([start(), late])
  return query
}

/** How long the server's document waits for what stands beside what a page is about. */
const BESIDE_LIMIT_MS = 1_500

/**
 * The document goes out without a part whose answer is late. The host knows the error by its name: nothing has failed, and
 * the page is kept for a short time.
 */
class LatePartError extends Error {
  constructor(operation: string) {
    super(`[vetrina:routes] ${operation} had no answer within ${BESIDE_LIMIT_MS} ms.`)
    this.name = 'LatePartError'
  }
}

type BesideOptions = {
  readonly fetchPolicy?: FetchPolicy | undefined
  /** The answer without which there is no document: no part is given up before it, which would win nothing. */
  readonly awaited?: Promise<unknown>
}

/** Starts a query that a page can do without. Rejects where the server's document should go without it. */
export async function loadBeside<TQuery extends OperationType>(
  { queries, isServer }: RouteContext,
  node: ConcreteRequest,
  variables: TQuery['variables'],
  { fetchPolicy, awaited }: BesideOptions = {},
): Promise<RouteQuery<TQuery>> {
  if (import.meta.env.SSR && isServer) {
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(new LatePartError(node.params.name))
    const timer = setTimeout(() => void Promise.allSettled([awaited]).then(giveUp), BESIDE_LIMIT_MS)
    try {
      await Promise.race([queries.loadFully<TQuery>(node, variables), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
  return queries.load<TQuery>(node, variables, fetchPolicy)
}

/** The status of a page whose list is missing: past its end, or failed. */
export const withoutList = (page = 1) => (page > 1 ? 404 : 503)

/** Leaves a loader for another address of the shop, which takes the place of the present one in the history. */
export function redirectTo(href: string): never {
  throw redirect({ href, replace: true })
}

/** Leaves a loader for the sign-in, which leads back. */
export function redirectToSignIn({ href }: ParsedLocation): never {
  throw redirect({ to: SIGN_IN_PATH, search: { from: href }, replace: true })
}

/** The shop's 404 page, with the status to match. */
export async function notFoundView(context: RouteContext): Promise<PageView> {
  await context.pages('notFound').screen.load()
  return { page: 'notFound', props: {}, status: 404 }
}

/** The page that says that the backend does not answer. */
export async function unavailableView(context: RouteContext): Promise<PageView> {
  await context.pages('unavailable').screen.load()
  return { page: 'unavailable', props: {}, status: 503 }
}

/** The view of a page that asks for nothing. */
export async function staticView<TProps>(page: LoadedPage<TProps>, props: TProps): Promise<PageView> {
  await page.screen.load()
  return page.view(props)
}
