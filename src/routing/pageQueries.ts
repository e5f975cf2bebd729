import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ConcreteRequest, OperationType } from 'relay-runtime'
import { SIGN_IN_PATH } from '#src/features/account/access/returnPath.ts'
import { LateCmsText } from '#src/features/cms/CmsHtml.tsx'
import type { FetchPolicy, RouteFetchPolicy, RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadedPage } from './definePage.ts'
import type { PageView } from './pageView.ts'
import type { RouteContext } from './routeContext.ts'

type QueryOptions<TQuery extends OperationType> = {
  readonly variables: TQuery['variables']
  readonly fetchPolicy?: RouteFetchPolicy
  /** The shopper goes there: pending requests for another state of the page are cancelled. */
  readonly supersedes?: boolean
  /**
   * Server only: whether the answer contains the subject of the page; in the browser the page itself decides that. Null
   * if the request failed, so that nobody knows whether the subject exists.
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

/** Loads the code that a navigation to a page needs besides its screen. A document shows its page without this code. */
export const loadNavigationCode = ({ late }: Pick<QueriedPage, 'late'>): Promise<unknown> =>
  // A text that appears after its page moves the content below it, and most pages show one. A part reports its own failure.
  Promise.all([late(), LateCmsText.load().catch(() => undefined)])

/**
 * Starts the page's query. The server waits for the answer, and gets null if the answer lacks the subject of the page.
 */
export async function startQuery<TQuery extends OperationType>(
  context: RouteContext,
  page: QueriedPage,
  { variables, fetchPolicy, supersedes = false, exists }: QueryOptions<TQuery>,
): Promise<RouteQuery<TQuery> | null> {
  const late = loadNavigationCode(page)
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

/** How long the server waits for the data of optional parts of a page. */
const OPTIONAL_LIMIT_MS = 1_500

/**
 * The document is sent without a part whose data is late. The host recognises the error by its name: it is not a
 * failure, and the page is cached for a short time only.
 */
class LatePartError extends Error {
  constructor(operation: string, limitMs: number) {
    super(`[vetrina:routes] ${operation} had no answer within ${limitMs} ms.`)
    this.name = 'LatePartError'
  }
}

type BesideOptions = {
  readonly fetchPolicy?: FetchPolicy | undefined
  /**
   * The answer that the document needs in any case: no part is given up before it has arrived, because that would save
   * no time.
   */
  readonly awaited?: Promise<unknown>
  /** How long the server waits. */
  readonly limitMs?: number
}

/** Starts the query of an optional part of a page. Rejects if the server should send the document without the part. */
export async function loadOptionalQuery<TQuery extends OperationType>(
  { queries, isServer }: RouteContext,
  node: ConcreteRequest,
  variables: TQuery['variables'],
  { fetchPolicy, awaited, limitMs = OPTIONAL_LIMIT_MS }: BesideOptions = {},
): Promise<RouteQuery<TQuery>> {
  if (import.meta.env.SSR && isServer) {
    const late = Promise.withResolvers<never>()
    const giveUp = () => late.reject(new LatePartError(node.params.name, limitMs))
    const timer = setTimeout(() => void Promise.allSettled([awaited]).then(giveUp), limitMs)
    try {
      await Promise.race([queries.loadFully<TQuery>(node, variables), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
  return queries.load<TQuery>(node, variables, fetchPolicy)
}

/** The status of a page without its list: the page number is past the end, or the query failed. */
export const withoutList = (page = 1) => (page > 1 ? 404 : 503)

/** Leaves a loader for another address of the shop, which replaces the present one in the history. */
export function redirectTo(href: string): never {
  throw redirect({ href, replace: true })
}

/** Leaves a loader for the sign-in, which returns to the page. */
export function redirectToSignIn({ href }: ParsedLocation): never {
  throw redirect({ to: SIGN_IN_PATH, search: { from: href }, replace: true })
}

/** The shop's 404 page, with its status. */
export async function notFoundView(context: RouteContext): Promise<PageView> {
  await context.pages('notFound').screen.load()
  return { page: 'notFound', props: {}, status: 404 }
}

/** The page that is shown when the backend does not answer. */
export async function unavailableView(context: RouteContext): Promise<PageView> {
  await context.pages('unavailable').screen.load()
  return { page: 'unavailable', props: {}, status: 503 }
}

/** The view of a page without a query. */
export async function staticView<TProps>(page: LoadedPage<TProps>, props: TProps): Promise<PageView> {
  await page.screen.load()
  return page.view(props)
}
