import { whenCalm } from '#src/platform/whenCalm.ts'
import type { App } from '../app.ts'

/** As {@link whenCalm}, but after hydration: prefetches must not delay the requests that hydration waits for. */
export function whenHydrated({ router }: Pick<App, 'router'>, run: () => void): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    whenCalm(window, run)
  })
}
