import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'

/** Whether a navigation is pending: until its page shows its data or an error. */
export type NavigationActivity = {
  readonly isBusy: Pick<ObservableValue<boolean>, 'get' | 'subscribe'>
  readonly navigate: (underWay: boolean) => void
  /**
   * A page waits for its data. It prolongs a navigation but does not begin one: for the document the browser has its
   * own bar.
   */
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
        // Not in the commit that shows the page: the update would make React run all effects of the page in the same
        // task.
        void nextTask().then(update)
      }
    },
  }
}
