import { useLingui } from '@lingui/react/macro'
import { Activity, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { TopmostContext } from '#src/features/seo/TopmostContext.ts'
import { createWebStorage } from '#src/platform/storage.ts'
import { lockPageScroll } from '#src/ui/overlay/lockPageScroll.ts'
import { CoveredPageContext } from '#src/ui/media/CoveredPageContext.ts'
import { Sheet } from '#src/ui/overlay/Sheet.tsx'
import { SkeletonPage } from './SkeletonPage.tsx'
import { bare, hiddenBelowOverlay } from './PageStack.css.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFailure } from './PageFailure.tsx'
import type { Entry, Layer } from './pageStack.ts'
import { createPlaceMemory } from './placeMemory.ts'
import { SkipLink } from './SkipLink.tsx'
import { useLayerFocus } from './useLayerFocus.ts'
import { useScrollPlace } from './useScrollPlace.ts'

type PageStackProps<TView> = {
  readonly layers: readonly Layer<TView>[]
  /** Pages that were left but stay mounted. */
  readonly left: readonly Entry<TView>[]
  readonly renderPage: (entry: Entry<TView>) => ReactNode
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly floating: ReactNode
  readonly onCloseOverlays: () => void
  /** Reloads the page; resolves when its new query has started. */
  readonly onRetry: () => Promise<void>
  readonly onError: (error: unknown, where: string) => void
}

/**
 * Renders the layers of the page stack: the last plain page between header and footer, and the overlays on top of it as
 * modal dialogs. Pages below stay mounted and inert, so closing an overlay remounts and refetches nothing. The last
 * pages that were left stay mounted and hidden: Back shows them unchanged.
 */
export function PageStack<TView>({
  layers,
  left,
  renderPage,
  header,
  footer,
  floating,
  onCloseOverlays,
  onRetry,
  onError,
}: PageStackProps<TView>) {
  const container = useRef<HTMLDivElement>(null)
  const plain = layers.find(({ overlay }) => overlay === null)
  const overlays = layers.filter(({ overlay }) => overlay !== null)
  const covered = overlays.length > 0
  // The layers of the server's document.
  const [entered] = useState(layers)
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

  const isEntered = ({ mount }: Entry<TView>) => entered.some((layer) => layer.mount === mount)

  const page = (entry: Entry<TView>, isTopmost: boolean) => (
    <TopmostContext value={isTopmost}>
      <PageBoundary
        // A page that failed and was left is retried when it is shown again.
        visit={left.includes(entry) ? '' : entry.key}
        where={`page at ${entry.href}`}
        onError={onError}
        fallback={(reset) => (
          // Not earlier, because the page would find the failed query.
          <PageFailure onRetry={() => void onRetry().then(reset)} />
        )}
      >
        <PageSuspense fallback={<SkeletonPage />}>{renderPage(entry)}</PageSuspense>
      </PageBoundary>
    </TopmostContext>
  )

  return (
    <div ref={container}>
      <div inert={covered}>
        <SkipLink />
        {header}
        <main id="main" tabIndex={-1}>
          {[...(plain ? [plain] : []), ...left].toSorted(byMount).map((entry) => {
            const isShown = entry === plain
            const enteredBelow = isEntered(entry) ? entered.at(1)?.overlay : undefined
            // The overlay of the server's document has not been closed since.
            const isHidden = enteredBelow && enteredBelow.variant !== 'middle' && overlays[0]?.id === entered.at(1)?.id
            return (
              <div
                key={entry.mount}
                data-page={pathOf(entry)}
                {...(isShown ? { 'data-layer': 0 } : { hidden: true })}
                className={isHidden ? hiddenBelowOverlay : undefined}
              >
                <CoveredPageContext value={Boolean(enteredBelow)}>
                  <Activity mode={isShown ? 'visible' : 'hidden'}>{page(entry, isShown && !covered)}</Activity>
                </CoveredPageContext>
              </div>
            )
          })}
        </main>
        {footer}
        {floating}
      </div>
      {overlays.map((layer) => (
        <OverlayLayer key={layer.id} layer={layer} isEntered={isEntered(layer)} onClose={onCloseOverlays}>
          {page(layer, layer.active)}
        </OverlayLayer>
      ))}
    </div>
  )
}

/** Identifies the page of a field (platform/saved/typedTexts.ts). */
const pathOf = ({ href }: Entry<unknown>) => href.split('?')[0]

const byMount = (one: Entry<unknown>, other: Entry<unknown>) => one.mount - other.mount

function OverlayLayer({
  layer,
  isEntered,
  onClose,
  children,
}: {
  readonly layer: Layer<unknown>
  readonly isEntered: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t, i18n } = useLingui()
  const titleId = `overlay-title-${layer.depth}`
  const { title, variant = 'end' } = layer.overlay ?? {}
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
        data-page={pathOf(layer)}
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
      data-page={pathOf(layer)}
      variant={variant}
      isEntered={isEntered}
      title={name}
      titleId={titleId}
      closeLabel={t`Chiudi`}
      onClose={onClose}
    >
      {children}
    </Sheet>
  )
}
