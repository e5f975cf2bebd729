import { useEffect, useState, useSyncExternalStore } from 'react'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { OPTIONAL_PURPOSES } from '#src/platform/consent/purposes.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import { useCameFromServer } from '#src/ui/useIsServerHtml.ts'
import { consentAnswerAt } from './consentAnswer.ts'
import { useConsentDesk } from './ConsentContext.ts'

const idle = () => new Promise<void>((resolve) => whenIdle(window, resolve))

const ConsentBanner = createLatePart(async () => {
  // The banner's HTML is in the document, so its code loads when the browser is idle.
  if (!import.meta.env.SSR) await idle()
  return (await import('./ConsentBanner.tsx')).ConsentBanner
})
if (import.meta.env.SSR) await ConsentBanner.load()

const ConsentSettings = createNeededPart(async () => (await import('./ConsentSettings.tsx')).ConsentSettings)

const yes = () => true
const no = () => false

/** Shows the banner until a choice is made, and the settings on demand. */
export function ConsentLayer() {
  const desk = useConsentDesk()
  const { consent, settings } = desk
  // The server's document is the same for all visitors; a script in its head hides an answered banner.
  const undecided = useSyncExternalStore(consent.subscribe, () => consent.get() === null, yes)
  const isInDocument = useCameFromServer()
  // If no server document contains the banner, it appears once the page is interactive.
  const [isDue, setIsDue] = useState(false)
  useEffect(() => whenIdle(window, () => setIsDue(true)), [])
  const open = useSyncExternalStore(settings.subscribe, settings.get, no)
  useEffect(() => {
    if (!undecided) return
    document.documentElement.removeAttribute(CONSENT_CHOSEN_ATTRIBUTE)
    const take = (event: MouseEvent) => {
      const answer = consentAnswerAt(event.target)
      // Tells the click replay that this click is handled.
      if (answer !== null) event.preventDefault()
      if (answer === 'some') settings.set(true)
      else if (answer !== null) consent.choose(answer === 'all' ? OPTIONAL_PURPOSES : [])
    }
    // Listens on the window, because React drops clicks on content that is not hydrated.
    window.addEventListener('click', take, { capture: true })
    return () => window.removeEventListener('click', take, { capture: true })
  }, [undecided, consent, settings])
  return (
    <>
      {undecided && (isInDocument || isDue) && <ConsentBanner />}
      {open && <ConsentSettings desk={desk} />}
    </>
  )
}
