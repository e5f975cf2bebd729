import { useCallback, useEffect, useRef } from 'react'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import type { AppRouter } from './createAppRouter.ts'

type Closing = {
  /** Closes all overlays in one history step. */
  readonly closeOverlays: () => void
  /** Closes the topmost overlay alone. */
  readonly closeLayer: () => void
}

/**
 * The functions that close overlays, as history steps; where history has no page below, the background replaces the
 * entry. Their identity is stable: a changed context makes React discard HTML that is not hydrated yet.
 */
export function useClosing(router: AppRouter, layers: readonly Layer<unknown>[]): Closing {
  const shown = useRef(layers)
  useEffect(() => {
    shown.current = layers
  }, [layers])
  const goBack = useCallback(
    (stepsOf: (active: Layer<unknown>) => number) => {
      const { history } = router
      const active = shown.current.at(-1)
      // A second Escape must not go back a second time after the first has arrived but is not shown yet.
      if (!active || history.location.state.__TSR_index !== active.position) return
      const steps = stepsOf(active)
      if (steps === 0) void router.navigate({ href: shown.current[0]?.href ?? '/', replace: true })
      else history.go(-steps)
    },
    [router],
  )
  const closeOverlays = useCallback(() => goBack(({ closeSteps }) => closeSteps), [goBack])
  const closeLayer = useCallback(() => goBack(({ backSteps }) => backSteps), [goBack])
  return { closeOverlays, closeLayer }
}
