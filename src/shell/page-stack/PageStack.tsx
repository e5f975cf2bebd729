import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { TopmostContext } from '#src/features/seo/TopmostContext.ts'
import { createWebStorage } from '#src/platform/storage.ts'
import { lockPageScroll } from '#src/ui/lockPageScroll.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { SkeletonPage } from './SkeletonPage.tsx'
import { bare } from './PageStack.css.ts'
import { overlayTitles } from './overlayTitles.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFailure } from './PageFailure.tsx'
import type { Layer } from './pageStack.ts'
import { createPlaceMemory } from './placeMemory.ts'
import { SkipLink } from './SkipLink.tsx'
import { useLayerFocus } from './useLayerFocus.ts'
import { useScrollPlace } from './useScrollPlace.ts'

type PageStackProps<TView> = {
  readonly layers: readonly Layer<TView>[]
  readonly renderPage: (layer: Layer<TView>) => ReactNode
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly floating: ReactNode
  readonly onCloseOverlays: () => void
  /** Loads the page anew; resolves when its new query is under way. */
  readonly onRetry: () => Promise<void>
  readonly onError: (error: unknown, where: string) => void
}

/**
 * Renders the layers of the page stack: the last plain page between header and footer, and the overlays on top of it as
 * modal dialogs. Pages below stay mounted and inert, so closing an overlay remounts and refetches nothing.
 */
export function PageStack<TView>({
  layers,
  renderPage,
  header,
  footer,
  floating,
  onCloseOverlays,
  onRetry,
  onError,
}: PageStackProps<TView>) {
  const { t } = useLingui()
  const container = useRef<HTMLDivElement>(null)
  const plain = layers.find(({ overlay }) => overlay === null)
  const overlays = layers.filter(({ overlay }) => overlay !== null)
  const covered = overlays.length > 0
  const [memory] = useState(() => createPlaceMemory(createWebStorage(() => sessionStorage)))
  useScrollPlace(plain, covered, memory)
  useLayerFocus(layers, container, memory)

  useEffect(() => {
    if (!covered) return
    const unlock = lockPageScroll(document)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onCloseOverlays()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      unlock()
    }
  }, [covered, onCloseOverlays])

  const page = (layer: Layer<TView>) => (
    <TopmostContext value={layer.active}>
      <PageBoundary
        visit={layer.key}
        where={`page at ${layer.href}`}
        onError={onError}
        fallback={(reset) => (
          // Only then, because before it the page would find the query that failed.
          <PageFailure onRetry={() => void onRetry().then(reset)} />
        )}
      >
        <PageSuspense fallback={<SkeletonPage />}>{renderPage(layer)}</PageSuspense>
      </PageBoundary>
    </TopmostContext>
  )

  return (
    <div ref={container}>
      <div inert={covered}>
        <SkipLink />
        {header}
        <main id="main" tabIndex={-1}>
          {plain && (
            <div key={plain.shared ? plain.kind : plain.id} data-layer={plain.depth}>
              {page(plain)}
            </div>
          )}
        </main>
        {footer}
        {floating && <nav aria-label={t`Scorciatoie`}>{floating}</nav>}
      </div>
      {overlays.map((layer) => (
        <OverlayLayer key={layer.id} layer={layer} onClose={onCloseOverlays}>
          {page(layer)}
        </OverlayLayer>
      ))}
    </div>
  )
}

function OverlayLayer({
  layer,
  onClose,
  children,
}: {
  readonly layer: Layer<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t, i18n } = useLingui()
  const titleId = `overlay-title-${layer.depth}`
  const { group = '', variant = 'end' } = layer.overlay ?? {}
  const title = overlayTitles[group]
  const name = title ? i18n._(title) : ''
  if (variant === 'bare') {
    return (
      <div
        role="dialog"
        aria-modal="true"
        aria-label={name}
        tabIndex={-1}
        inert={!layer.active}
        data-layer={layer.depth}
        className={bare}
      >
        {children}
      </div>
    )
  }
  return (
    <Sheet
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={!layer.active}
      data-layer={layer.depth}
      variant={variant}
      title={name}
      titleId={titleId}
      closeLabel={t`Chiudi`}
      onClose={onClose}
    >
      {children}
    </Sheet>
  )
}
