import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouteContext } from '#src/routing/routeContext.ts'
import '#src/routing/routerTypes.ts'
import { loadShell } from '#src/routing/shellData.ts'
import type { RootData } from '#src/routing/shellData.ts'

/** The document and the shell around every page; what it renders is bound in app/ (`defaultComponent`). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  loader: ({ context }): Promise<RootData> => loadShell(context),
  // The shell's data outlives navigations; Relay decides when it is stale.
  staleTime: Infinity,
})
