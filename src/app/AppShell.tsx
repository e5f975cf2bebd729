import { useRouterState } from '@tanstack/react-router'
import { useCallback, useSyncExternalStore } from 'react'
import { CartWriterProvider } from '#src/features/cart/CartWriterProvider.tsx'
import { PageUpdatingContext } from '#src/features/navigation/pageUpdating.ts'
import type { PageView } from '#src/routes/pageRegistry.ts'
import type { RootData } from '#src/routes/rootRoute.ts'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import { Shell } from '#src/shell/Shell.tsx'
import type { App } from './createApp.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { usePageStack } from './usePageStack.ts'

const noBadge = () => null

/** Binds the shell to the router: what is on the stack, whether a navigation is under way, how overlays close. */
export function AppShell({ app }: { app: App }) {
  const { router, cartBadge } = app
  const { layers, pending, updating } = usePageStack(app)
  const root = useRouterState({ select: ({ matches }) => matches[0]?.loaderData as RootData | undefined })
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  const chrome = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.chrome ?? 'full' })
  const badge = useSyncExternalStore(cartBadge.subscribe, cartBadge.get, noBadge)
  const active = layers.at(-1)

  const closeOverlays = useCallback(() => {
    const closeSteps = active?.closeSteps ?? 0
    // One history step, however many overlays lie on top of each other.
    if (closeSteps > 0) router.history.go(-closeSteps)
    else void router.navigate({ to: '/', replace: true })
  }, [router, active])

  const renderPage = useCallback((layer: Layer<PageView>) => <PageOutlet app={app} view={layer.view} />, [app])
  const retry = useCallback(() => void router.invalidate({ sync: true }), [router])

  return (
    <CartWriterProvider>
      <PageUpdatingContext value={updating}>
        <Shell
          query={root?.shell ?? null}
          layers={layers}
          renderPage={renderPage}
          navigating={navigating || pending}
          chrome={chrome}
          cartBadge={badge}
          onCloseOverlays={closeOverlays}
          onRetry={retry}
          onError={app.reportError}
        />
      </PageUpdatingContext>
    </CartWriterProvider>
  )
}
