import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouteContext } from './routeContext.ts'
import './routerTypes.ts'
import { loadShell } from './shellData.ts'

export type RootData = {
  /** Whether its query is started: not while the backend is down, when the shell shows itself without menu. */
  readonly hasShell: boolean
}

/** The document and the shell around every page; what it renders is bound in app/ (`defaultComponent`). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  loader: ({ context }): Promise<RootData> => loadShell(context),
  // The shell's data outlives navigations; Relay decides when it is stale.
  staleTime: Infinity,
})
