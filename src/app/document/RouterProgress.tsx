import { useRouterState } from '@tanstack/react-router'
import type { NavigationActivity } from '#src/shell/navigationActivity.ts'
import { NavigationProgress } from '#src/shell/NavigationProgress.tsx'

type RouterProgressProps = {
  readonly activity: NavigationActivity
  /** The router has finished, and the page is about to be shown. */
  readonly pending: boolean
}

/** Subscribes to the router itself; as a prop it would rerender the whole shell twice more in every navigation. */
export function RouterProgress({ activity, pending }: RouterProgressProps) {
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  return <NavigationProgress navigating={navigating || pending} activity={activity} />
}
