import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import type { NavigationActivity } from './navigationActivity.ts'

/** Shorter navigations show no bar, because a flash would only distract. */
const DELAY_MS = 120

type NavigationProgressProps = { readonly navigating: boolean; readonly activity: NavigationActivity }

/**
 * The progress bar of spec §2: from the start of a navigation until its page shows its data or an error. Render it
 * after the pages: in the commit that shows a waiting page, the page's state then arrives first, so that the bar does
 * not end in between.
 */
export function NavigationProgress({ navigating, activity }: NavigationProgressProps) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  const { get, subscribe } = activity.isBusy
  const busy = useSyncExternalStore(subscribe, get, () => false)
  useLayoutEffect(() => activity.navigate(navigating), [activity, navigating])
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setVisible(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setVisible(false)
    }
  }, [busy])
  return visible ? <ProgressBar label={t`Caricamento della pagina`} /> : null
}
