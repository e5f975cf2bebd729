import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import type { NavigationActivity } from './navigationActivity.ts'

/** Navigations that are over before this show nothing: a flash would say less than silence. */
const DELAY_MS = 120

type NavigationProgressProps = { readonly navigating: boolean; readonly activity: NavigationActivity }

/**
 * The thin bar of spec §2: from the start of a navigation until its page shows its data or an error. Render it behind
 * the pages: in the commit that brings a waiting page, the page is heard first, so that nothing ends in between.
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
