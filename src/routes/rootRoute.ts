import { createRootRouteWithContext } from '@tanstack/react-router'
import type { ShellQuery } from '#src/__generated__/ShellQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { RouteContext } from './routeContext.ts'
import './routerTypes.ts'
import { loadShell } from './shellData.ts'

export type RootData = {
  /** Null while the backend is down: the shell then shows itself without menu. */
  readonly shell: RouteQuery<ShellQuery> | null
}

/** The document and the shell around every page; what it renders is bound in app/ (`defaultComponent`). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  loader: ({ context }): Promise<RootData> => loadShell(context),
  // The shell's data outlives navigations; Relay decides when it is stale.
  staleTime: Infinity,
})
