import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouteContext } from '#src/routing/routeContext.ts'
import '#src/routing/routerTypes.ts'
import { loadShell } from '#src/routing/shellData.ts'
import type { RootData } from '#src/routing/shellData.ts'

/** The document and the shell around every page; app/ sets the component that it renders (`defaultComponent`). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  // Not in the loaders, which do not run again for a page that was preloaded.
  beforeLoad: ({ context, location, preload }) => (preload ? undefined : context.whenAdmitted(location)),
  loader: ({ context }): Promise<RootData> => loadShell(context),
  // The shell's data outlives navigations; Relay decides whether it is stale.
  staleTime: Infinity,
})
