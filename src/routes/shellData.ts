import type { ShellQuery, ShellQuery$data } from '#src/__generated__/ShellQuery.graphql.ts'
import shellQueryNode from '#src/__generated__/ShellQuery.graphql.ts'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { RootData } from './rootRoute.ts'
import type { RouteContext } from './routeContext.ts'

/** The shell's own query: it asks for nothing of the visitor's. */
export const SHELL_QUERY: RouteQuery<ShellQuery> = { operation: shellQueryNode.params.name, variables: {} }

type StoreConfig = NonNullable<ShellQuery$data['storeConfig']>

/** The shell lives as long as the document, so its reference is never released and a failure must not blank the page. */
export async function loadShell(context: RouteContext): Promise<RootData> {
  if (import.meta.env.SSR && context.bareShell) return { hasShell: false }
  try {
    await context.queries.loadFully<ShellQuery>(shellQueryNode, {})
    context.queries.load<ShellQuery>(shellQueryNode, SHELL_QUERY.variables)
    return { hasShell: true }
  } catch (error) {
    context.reportError(error, 'loader of the shell')
    return { hasShell: false }
  }
}

/**
 * The store view's settings; already in the store when the shell has loaded. None of them where the backend keeps them
 * back: a page that knows Magento's own defaults is better than none.
 */
export async function storeConfigOf(context: RouteContext): Promise<Partial<StoreConfig>> {
  try {
    const { storeConfig } = await context.queries.loadFully<ShellQuery>(shellQueryNode, {})
    return storeConfig ?? {}
  } catch (error) {
    // Who has waited that long for the settings would wait as long again for the page.
    if (error instanceof RequestTimeoutError) throw error
    context.reportError(error, 'settings of the store')
    return {}
  }
}
