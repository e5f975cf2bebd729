import { useCallback, useEffect, useRef } from 'react'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import type { AppRouter } from './createAppRouter.ts'

type Closing = {
  /** Closes every overlay in one history step, however many lie on top of each other. */
  readonly closeOverlays: () => void
  /** Closes the topmost overlay alone. */
  readonly closeLayer: () => void
}

/**
 * The ways out of overlays, in steps of the history; where history holds no page below, the background takes the entry.
 * They stay the same functions: a context that changes makes React give up HTML that is not hydrated yet.
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
      // A second Escape must not go back a second time when the first has arrived and not shown yet.
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
