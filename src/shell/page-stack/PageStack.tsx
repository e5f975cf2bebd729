import { useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { TopmostContext } from '#src/features/seo/TopmostContext.ts'
import { lockPageScroll } from '#src/ui/lockPageScroll.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { SkeletonPage } from './SkeletonPage.tsx'
import { overlayTitles } from './overlayTitles.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFailure } from './PageFailure.tsx'
import type { Layer } from './pageStack.ts'
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
  readonly onRetry: () => void
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
  useScrollPlace(plain, covered)
  useLayerFocus(layers, container)

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
          <PageFailure
            onRetry={() => {
              reset()
              onRetry()
            }}
          />
        )}
      >
        <Suspense fallback={<SkeletonPage />}>{renderPage(layer)}</Suspense>
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
  const title = overlayTitles[layer.overlay ?? '']
  return (
    <Sheet
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={!layer.active}
      data-layer={layer.depth}
      title={title ? i18n._(title) : ''}
      titleId={titleId}
      closeLabel={t`Chiudi`}
      onClose={onClose}
    >
      {children}
    </Sheet>
  )
}
