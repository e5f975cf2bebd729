import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/platform/whenIdle.ts'
import { useConsentDesk } from './ConsentContext.ts'

const ConsentBanner = lazy(async () => ({ default: (await import('./ConsentBanner.tsx')).ConsentBanner }))
const ConsentSettings = lazy(async () => ({ default: (await import('./ConsentSettings.tsx')).ConsentSettings }))

const unknown = () => false

/** Asks who has not chosen yet, once the page is interactive, and shows the settings to who wants them. */
export function ConsentLayer() {
  const desk = useConsentDesk()
  const { consent, settings } = desk
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(window, () => setIdle(true)), [])
  // The server's document is the same for every visitor.
  const undecided = useSyncExternalStore(consent.subscribe, () => consent.get() === null, unknown)
  const open = useSyncExternalStore(settings.subscribe, settings.get, unknown)
  return (
    <>
      {/* Apart: while the settings' code loads, the banner and the focus in it stay. */}
      <Suspense fallback={null}>{idle && undecided && <ConsentBanner desk={desk} />}</Suspense>
      <Suspense fallback={null}>{open && <ConsentSettings desk={desk} />}</Suspense>
    </>
  )
}
