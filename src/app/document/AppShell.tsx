import { useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { CloseLayerContext } from '#src/features/navigation/closeLayer.ts'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import { PageUpdatingContext } from '#src/features/navigation/pageUpdating.ts'
import { RetryPageContext } from '#src/features/navigation/retryPage.ts'
import { PageAddressContext } from '#src/features/store/pageAddress.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { shellQuery } from '#src/routing/shellData.ts'
import type { RootData } from '#src/routing/shellData.ts'
import { createNavigationActivity } from '#src/shell/navigationActivity.ts'
import type { Entry } from '#src/shell/page-stack/pageStack.ts'
import { Shell } from '#src/shell/Shell.tsx'
import type { App } from '../app.ts'
import { PageOutlet } from './PageOutlet.tsx'
import { RouterProgress } from './RouterProgress.tsx'
import { useClosing } from '../navigation/useClosing.ts'
import { usePageStack } from '../navigation/usePageStack.ts'

/** Binds the shell to the router: the layers of the stack, whether a navigation is pending, how overlays close. */
export function AppShell({ app }: { app: App }) {
  const { router, cartBadge } = app
  const { locale, hasField } = app.shop
  const { layers, left, pending, updating } = usePageStack(app)
  // Select only this flag: the loader's data is a new object after every reload and would rerender the whole shell.
  const hasShell = useRouterState({
    select: ({ matches }) => (matches[0]?.loaderData as RootData | undefined)?.hasShell ?? false,
  })
  const query = useMemo(() => (hasShell ? shellQuery(hasField) : null), [hasShell, hasField])
  const [activity] = useState(createNavigationActivity)
  const { closeOverlays, closeLayer } = useClosing(router, layers)
  const renderPage = useCallback(({ view }: Entry<PageView>) => <PageOutlet view={view} />, [])
  const retry = useCallback(() => {
    prepareRetry()
    return router.invalidate({ sync: true })
  }, [router])

  return (
    <CloseLayerContext value={closeLayer}>
      <PageUpdatingContext value={updating}>
        <RetryPageContext value={retry}>
          <PageAddressContext value={addressIn(locale, layers[0]?.href ?? '/')}>
            <Shell
              query={query}
              layers={layers}
              left={left}
              renderPage={renderPage}
              progress={<RouterProgress activity={activity} pending={pending} />}
              onPageWait={activity.wait}
              chrome={layers[0]?.chrome ?? 'full'}
              cartBadge={cartBadge}
              onCloseOverlays={closeOverlays}
              onRetry={retry}
              onError={app.reportError}
            />
          </PageAddressContext>
        </RetryPageContext>
      </PageUpdatingContext>
    </CloseLayerContext>
  )
}
