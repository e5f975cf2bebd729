import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'

/** Navigations that are over before this show nothing: a flash would say less than silence. */
const DELAY_MS = 120

/** The thin bar of spec §2: from the start of a navigation to its completion or error. */
export function NavigationProgress({ navigating }: { navigating: boolean }) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!navigating) return
    const timer = setTimeout(() => setVisible(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setVisible(false)
    }
  }, [navigating])
  return visible ? <ProgressBar label={t`Caricamento della pagina`} /> : null
}
