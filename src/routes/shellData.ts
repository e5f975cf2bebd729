import type { ShellQuery, ShellQuery$data } from '#src/__generated__/ShellQuery.graphql.ts'
import shellQueryNode from '#src/__generated__/ShellQuery.graphql.ts'
import type { RootData } from './rootRoute.ts'
import type { RouteContext } from './routeContext.ts'

/** The shell lives as long as the document, so its reference is never released and a failure must not blank the page. */
export async function loadShell(context: RouteContext): Promise<RootData> {
  try {
    await context.queries.loadFully<ShellQuery>(shellQueryNode, {})
    return { shell: context.queries.load<ShellQuery>(shellQueryNode, {}) }
  } catch (error) {
    context.reportError(error, 'loader of the shell')
    return { shell: null }
  }
}

/** The store view's settings; already in the store when the shell has loaded. */
export async function storeConfigOf(context: RouteContext): Promise<NonNullable<ShellQuery$data['storeConfig']>> {
  const { storeConfig } = await context.queries.loadFully<ShellQuery>(shellQueryNode, {})
  if (!storeConfig) throw new Error('[vetrina:routes] The backend answered no storeConfig for this store view.')
  return storeConfig
}
