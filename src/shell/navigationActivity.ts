import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'

/** Whether the shopper is on the way to a page: until its data is on screen, or it has failed. */
export type NavigationActivity = {
  readonly isBusy: Pick<ObservableValue<boolean>, 'get' | 'subscribe'>
  readonly navigate: (underWay: boolean) => void
  /** A page waits for its data. It prolongs a navigation and begins none: the document itself has the browser's bar. */
  readonly wait: () => () => void
}

export function createNavigationActivity(): NavigationActivity {
  const isBusy = createObservableValue(false)
  let navigating = false
  let waiting = 0
  const update = () => isBusy.set(navigating || waiting > 0)
  return {
    isBusy,
    navigate(underWay) {
      navigating = underWay
      update()
    },
    wait() {
      if (!isBusy.get()) return () => undefined
      waiting += 1
      return () => {
        waiting -= 1
        // Not in the commit that shows the page: the bar would have React run all of that page's effects in the same task.
        void nextTask().then(update)
      }
    },
  }
}
