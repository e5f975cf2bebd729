import type { ShellQuery } from '#src/__generated__/ShellQuery.graphql.ts'
import shellQueryNode from '#src/__generated__/ShellQuery.graphql.ts'
import { readStoreSettings, settingsParts, USUAL_SETTINGS } from '#src/features/store/storeSettings.ts'
import type { StoreSettings } from '#src/features/store/storeSettings.ts'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { RouteContext } from './routeContext.ts'
import { startSlots } from './slotQueries.ts'

export type RootData = {
  /** Whether its query has started: not while the backend is down, when the shell is shown without a menu. */
  readonly hasShell: boolean
}

/** The shell's own query: it has no data of the visitor. */
export const shellQuery = (hasField: HasField): RouteQuery<ShellQuery> => ({
  operation: shellQueryNode.params.name,
  variables: settingsParts(hasField),
})

/**
 * The shell lives as long as the document, so its reference is never released, and a failure must not blank the page.
 */
export async function loadShell(context: RouteContext): Promise<RootData> {
  if (import.meta.env.SSR && context.bareShell) return { hasShell: false }
  try {
    const variables = settingsParts(context.hasField)
    const answer = context.queries.loadFully<ShellQuery>(shellQueryNode, variables)
    await Promise.all([answer, startSlots(context, { announcement: {}, 'header.end': {}, 'footer.start': {} }, answer)])
    context.queries.load<ShellQuery>(shellQueryNode, variables)
    return { hasShell: true }
  } catch (error) {
    context.reportError(error, 'loader of the shell')
    return { hasShell: false }
  }
}

/**
 * The store view's settings; already in the store when the shell has loaded. If the backend does not answer, Magento's
 * defaults: a page with them is better than no page.
 */
export async function storeSettingsOf(context: RouteContext): Promise<StoreSettings> {
  try {
    const { storeConfig } = await context.queries.loadFully<ShellQuery>(shellQueryNode, settingsParts(context.hasField))
    return readStoreSettings(storeConfig)
  } catch (error) {
    // After this timeout the page's own query would time out too.
    if (error instanceof RequestTimeoutError) throw error
    context.reportError(error, 'settings of the store')
    return USUAL_SETTINGS
  }
}
