import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { Consent } from '#src/platform/consent/consentCookie.ts'
import { OPTIONAL_PURPOSES } from '#src/platform/consent/purposes.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CONSENT_BANNER_HEIGHT, CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { banner, choices, close, title, words } from './ConsentBanner.css.ts'
import type { ConsentDesk } from './ConsentContext.ts'
import { PrivacyLink } from './PrivacyLink.tsx'

/**
 * The first question, at the lower edge of the page: three answers of equal weight, and closing it refuses. It takes no
 * focus, traps none and moves nothing; the page behind stays usable.
 */
export function ConsentBanner({ desk: { consent, settings } }: { desk: ConsentDesk }) {
  const { t } = useLingui()
  const region = useRef<HTMLElement>(null)
  useRoomBelow(region)
  const giveFocusBack = useFocusOrigin(region)

  const choose = (granted: Consent) => {
    consent.choose(granted)
    giveFocusBack()
  }

  return (
    <section ref={region} id={CONSENT_BANNER_ID} tabIndex={-1} className={banner} aria-labelledby="consent-title">
      <div className={words}>
        <h2 id="consent-title" className={title}>
          <Trans>Solo i cookie che vuoi</Trans>
        </h2>
        <p>
          <Trans>
            Quelli tecnici fanno funzionare il negozio. Per preferenze, statistiche e marketing, anche di terze parti,
            decidi tu. Se chiudi l’avviso li rifiuti. <PrivacyLink />
          </Trans>
        </p>
      </div>
      <div className={choices}>
        <Button variant="secondary" block onClick={() => choose(OPTIONAL_PURPOSES)}>
          <Trans>Accetta</Trans>
        </Button>
        <Button variant="secondary" block onClick={() => choose([])}>
          <Trans>Rifiuta</Trans>
        </Button>
        <Button variant="secondary" block aria-haspopup="dialog" onClick={() => settings.set(true)}>
          <Trans>Scegli</Trans>
        </Button>
      </div>
      <div className={close}>
        <IconButton label={t`Chiudi e rifiuta`} icon={<X size={20} />} onClick={() => choose([])} />
      </div>
    </section>
  )
}

/** Tells the page how much of its lower edge is covered, so that what has the focus, and the page's end, stay clear. */
function useRoomBelow(region: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty(CONSENT_BANNER_HEIGHT, `${Math.ceil(element.getBoundingClientRect().height)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(CONSENT_BANNER_HEIGHT)
    }
  }, [region])
}

/** Remembers where the focus came from: it goes back there when the button that was pressed is gone. */
function useFocusOrigin(region: { readonly current: HTMLElement | null }): () => void {
  const origin = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = region.current
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) origin.current = relatedTarget
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [region])
  return () => origin.current?.focus({ preventScroll: true })
}
