import { useRouterState } from '@tanstack/react-router'
import type { NavigationActivity } from '#src/shell/navigationActivity.ts'
import { NavigationProgress } from '#src/shell/NavigationProgress.tsx'

type RouterProgressProps = {
  readonly activity: NavigationActivity
  /** The router is through, and the page is on its way to the screen. */
  readonly pending: boolean
}

/** Asks the router by itself: the whole shell would be rendered twice more in every navigation. */
export function RouterProgress({ activity, pending }: RouterProgressProps) {
  const navigating = useRouterState({ select: ({ status }) => status === 'pending' })
  return <NavigationProgress navigating={navigating || pending} activity={activity} />
}
