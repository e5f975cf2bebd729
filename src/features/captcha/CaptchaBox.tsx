import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Captcha } from '#src/relay/captcha.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { CaptchaGuard, CaptchaState } from '#src/platform/captcha/captchaGuard.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { box, widget } from './CaptchaBox.css.ts'

export type CaptchaBoxProps = {
  readonly captcha: Captcha
  /** Root fields, separated by spaces. */
  readonly of: string
}

const NOTHING: CaptchaState = { isAllowed: true, isChecking: false, learnt: new Set() }
const subscribeToNothing = () => () => undefined

/** See `Captcha`. Nothing of Google is loaded before the first focus in the form. */
export function CaptchaBox({ captcha: { settings, start }, of }: CaptchaBoxProps) {
  const { reportError } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [guard, setGuard] = useState<CaptchaGuard | null>(null)
  const { isAllowed, isChecking, learnt } = useSyncExternalStore(
    guard?.subscribe ?? subscribeToNothing,
    guard?.get ?? (() => NOTHING),
    () => NOTHING,
  )
  const fields = of.split(' ').filter((field) => settings[field]?.isUntold !== true || learnt.has(field))
  const shown = fields.filter((field) => field in settings)
  const isShown = shown.length > 0

  useEffect(() => {
    const form = place.current?.closest('form') ?? place.current?.parentElement
    if (!form) return undefined
    const controller = new AbortController()
    const begin = () => {
      controller.abort()
      // The submit loads it again, and shows why that failed.
      start.load().then(
        ({ guard: loaded }) => setGuard(loaded),
        (error: unknown) => reportError(error, 'code of reCAPTCHA'),
      )
    }
    if (form.contains(document.activeElement)) begin()
    else form.addEventListener('focusin', begin, { signal: controller.signal })
    return () => controller.abort()
  }, [start, reportError])

  const key = shown.join(' ')
  useEffect(() => (key === '' || !isAllowed ? undefined : guard?.prepare(key.split(' '))), [guard, key, isAllowed])

  return (
    <div ref={place} className={box} hidden={!isShown}>
      {isShown && (
        <Text size="sm" tone="muted">
          <Trans>Questo modulo è protetto da Google reCAPTCHA.</Trans>
        </Text>
      )}
      {/* The browser never renders `noscript`, so it does not need this code. */}
      <noscript>
        {import.meta.env.SSR && isShown && <Trans>Per usare il modulo attiva JavaScript nel tuo browser.</Trans>}
      </noscript>
      {isShown && guard && !isAllowed && (
        <Notice
          action={
            <Button variant="secondary" onClick={guard.allow}>
              <Trans>Consenti reCAPTCHA</Trans>
            </Button>
          }
        >
          <Trans>
            Per tenere lontani i programmi usiamo un controllo di Google, che riceve dati sul tuo browser. Senza il tuo
            consenso non possiamo inviare il modulo.
          </Trans>
        </Notice>
      )}
      {guard &&
        isAllowed &&
        shown.map(
          (field) => settings[field]?.kind === 'checkbox' && <Widget key={field} field={field} guard={guard} />,
        )}
      {guard && isChecking && (
        <Button variant="link" onClick={guard.cancel}>
          <Trans>Annulla il controllo</Trans>
        </Button>
      )}
    </div>
  )
}

function Widget({ field, guard }: { readonly field: string; readonly guard: CaptchaGuard }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? guard.mount(field, place.current) : undefined), [field, guard])
  return <div ref={place} className={widget} />
}
