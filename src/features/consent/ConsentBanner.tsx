import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { CLEARS_CONSENT_ATTRIBUTE, CONSENT_BANNER_HEIGHT, CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { banner, brief, choices, clearance, close, title, whole, words } from './ConsentBanner.css.ts'
import { CONSENT_ANSWER_ATTRIBUTE } from './consentAnswer.ts'
import type { ConsentAnswer } from './consentAnswer.ts'
import { PrivacyLink } from './PrivacyLink.tsx'

const answers = (answer: ConsentAnswer) => ({ [CONSENT_ANSWER_ATTRIBUTE]: answer })

/**
 * The consent banner at the lower edge of the page: three buttons of equal weight, and closing it refuses. It neither
 * takes nor traps the focus and moves nothing; the page stays usable. It is in the server's document, and
 * `ConsentLayer` handles its clicks, so that none is lost before this code loads.
 */
export function ConsentBanner() {
  const { t } = useLingui()
  const region = useRef<HTMLElement>(null)
  useRoomBelow(region)
  useFocusOrigin(region)

  return (
    <section ref={region} id={CONSENT_BANNER_ID} tabIndex={-1} className={banner} aria-labelledby="consent-title">
      <div className={words}>
        <h2 id="consent-title" className={title}>
          <Trans>Solo i cookie che vuoi</Trans>
        </h2>
        <p className={brief}>
          <Trans>
            Cookie tecnici sempre; preferenze, statistiche e marketing, anche di terze parti, solo se accetti. Se
            chiudi, rifiuti. <PrivacyLink />
          </Trans>
        </p>
        <p className={whole}>
          <Trans>
            Quelli tecnici fanno funzionare il negozio. Per preferenze, statistiche e marketing, anche di terze parti,
            decidi tu. Se chiudi l’avviso li rifiuti. <PrivacyLink />
          </Trans>
        </p>
      </div>
      <div className={choices}>
        <Button variant="secondary" block {...answers('all')}>
          <Trans>Accetta</Trans>
        </Button>
        <Button variant="secondary" block {...answers('none')}>
          <Trans>Rifiuta</Trans>
        </Button>
        <Button variant="secondary" block aria-haspopup="dialog" {...answers('some')}>
          <Trans>Scegli</Trans>
        </Button>
      </div>
      <div className={close}>
        <IconButton label={t`Chiudi e rifiuta`} icon={<X size={20} />} {...answers('none')} />
      </div>
    </section>
  )
}

/** Sets the height of the covered area, so that focused elements and the page's end stay clear. */
function useRoomBelow(region: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = region.current
    if (!element) return
    const room = new CSSStyleSheet()
    document.adoptedStyleSheets.push(room)
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height)
      // Chromium restyles all elements when a custom property changes on the root. The banner's id gives this rule
      // precedence over the space for a page's own bar.
      room.replaceSync(
        `html:has(#${CONSENT_BANNER_ID}) { scroll-padding-block-end: calc(${height}px + ${clearance}) }
        body, [${CLEARS_CONSENT_ATTRIBUTE}] { ${CONSENT_BANNER_HEIGHT}: ${height}px }`,
      )
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room)
    }
  }, [region])
}

/** Remembers the previous focus and restores it when the banner disappears with its pressed button. */
function useFocusOrigin(region: { readonly current: HTMLElement | null }): void {
  const origin = useRef<HTMLElement | null>(null)
  // Runs before the browser moves the focus from the removed element.
  useLayoutEffect(() => {
    const element = region.current
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) origin.current = relatedTarget
    }
    element?.addEventListener('focusin', remember)
    return () => {
      element?.removeEventListener('focusin', remember)
      if (element?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true })
    }
  }, [region])
}
