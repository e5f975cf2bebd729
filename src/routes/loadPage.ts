import { isRedirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ConcreteRequest, OperationType } from 'relay-runtime'
import type { RouteFetchPolicy, RouteQuery } from '#src/relay/queryPool.ts'
import type { PageName, PageProps, PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

export type LoaderArguments = {
  readonly context: RouteContext
  readonly location: ParsedLocation
  /** The shopper only seems about to go there. */
  readonly preload?: boolean
}

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

/**
 * Wraps a route's loader: a history entry whose page is still mounted keeps its view, and a failing backend becomes the
 * `unavailable` page inside the shell, never a blank document.
 */
export async function loadView(
  { context, location, preload = false }: LoaderArguments,
  load: () => Promise<PageView>,
): Promise<PageView> {
  if (!preload) await context.pageStack.whenPainted()
  const mounted = context.pageStack.mountedView(location.state.key ?? location.state.__TSR_key ?? '')
  if (mounted) return mounted
  try {
    const view = await load()
    if (preload) context.pageStack.preloaded(location.href, view)
    return view
  } catch (error) {
    if (isRedirect(error)) throw error
    context.reportError(error, `loader of ${location.pathname}`)
    await context.pages('unavailable').component.load()
    return { page: 'unavailable', props: {}, status: 503 }
  }
}

/** Starts the screen's query and code together. The server waits for the answer; the browser only for the code. */
export async function startQuery<TQuery extends OperationType>(
  context: RouteContext,
  name: PageName,
  { variables, fetchPolicy, supersedes = false, exists }: QueryOptions<TQuery>,
): Promise<RouteQuery<TQuery> | null> {
  const page = context.pages(name)
  const code = Promise.all([page.component.load(), page.late()])
  const start = async (): Promise<RouteQuery<TQuery> | null> => {
    if (!page.query) throw new Error(`[vetrina:routes] The page ${name} has no query.`)
    const node: ConcreteRequest = await page.query()
    if (import.meta.env.SSR && context.isServer) {
      const response = await context.queries.loadFully<TQuery>(node, variables)
      const found = exists ? exists(response) : true
      if (found == null) throw new Error(`[vetrina:routes] ${name}: no answer`)
      if (!found) return null
    }
    const query = context.queries.load<TQuery>(node, variables, context.isServer ? 'store-or-network' : fetchPolicy)
    if (supersedes) context.queries.supersede(node, query)
    return query
  }
  const [query] = await Promise.all([start(), code])
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

/**
 * Starts a query that a page can do without. Rejects where the server's document should go without it: never before
 * `awaited`, without which there is no document, so that a slow backend does not cost a part and win nothing.
 */
export async function loadBeside<TQuery extends OperationType>(
  { queries, isServer }: RouteContext,
  node: ConcreteRequest,
  variables: TQuery['variables'],
  awaited?: Promise<unknown>,
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
  return queries.load<TQuery>(node, variables)
}

/** The status of a page whose list is missing: past its end, or failed. */
export const withoutList = (page = 1) => (page > 1 ? 404 : 503)

/** The shop's 404 page, with the status to match. */
export async function notFoundView(context: RouteContext): Promise<PageView> {
  await context.pages('notFound').component.load()
  return { page: 'notFound', props: {}, status: 404 }
}

/** A screen without data. */
export async function staticView<Name extends PageName>(
  context: RouteContext,
  page: Name,
  props: PageProps[Name],
): Promise<PageView> {
  await context.pages(page).component.load()
  return { page, props } as PageView
}
