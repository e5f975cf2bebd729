import { whenCalm } from '#src/platform/whenCalm.ts'
import type { App } from '../app.ts'

/** As {@link whenCalm}, once the document is hydrated: what is fetched for later must not come before what that waits for. */
export function whenTakenOver({ router }: Pick<App, 'router'>, run: () => void): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    whenCalm(window, run)
  })
}
