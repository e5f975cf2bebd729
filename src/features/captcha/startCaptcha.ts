import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConsentStore } from '#src/platform/consent/consentStore.ts'
import { createCaptchaGuard } from '#src/platform/captcha/captchaGuard.ts'
import type { CaptchaProblem } from '#src/platform/captcha/captchaGuard.ts'
import type { CaptchaSettings } from '#src/shop/captchaSettings.ts'
import { createRecaptchaLoader } from '#src/platform/captcha/recaptcha.ts'
import { captcha } from '#src/relay/links/captcha.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

type StartOptions = {
  readonly settings: CaptchaSettings
  readonly i18n: I18n
  readonly consent: ConsentStore
  readonly reportError: (error: unknown, where: string) => void
}

const TEXTS = {
  blocked: msg`Google reCAPTCHA non risponde: forse la rete o un’estensione del browser lo blocca. Non abbiamo inviato niente, e quello che hai scritto è ancora qui: riprova.`,
  unsolved: msg`Prima serve la conferma che non sei un robot: la trovi nel modulo. Non abbiamo inviato niente.`,
  unallowed: msg`Prima serve il tuo consenso al controllo di Google reCAPTCHA: lo trovi nel modulo. Non abbiamo inviato niente.`,
  refused: msg`Google reCAPTCHA non ha potuto confermare che sei una persona. Non abbiamo inviato niente: riprova.`,
} satisfies Record<CaptchaProblem, unknown>

/** Browser only. */
export function startCaptcha({ settings, i18n, consent, reportError }: StartOptions) {
  const purpose = SHOP.captcha?.consent
  const language = Object.values(settings).find((demand) => demand.language !== undefined)?.language ?? i18n.locale
  const guard = createCaptchaGuard({
    settings,
    load: createRecaptchaLoader(window, language),
    createPlace: () => document.body.appendChild(document.createElement('div')),
    isConsented: () => purpose === undefined || consent.get()?.includes(purpose) === true,
    subscribeToConsent: consent.subscribe,
    isDark: () => getComputedStyle(document.documentElement).colorScheme === 'dark',
    widthOf: (place) => place.clientWidth,
    log: (error) => reportError(error, 'reCAPTCHA'),
  })
  const options = { guard, textOf: (problem: CaptchaProblem) => i18n._(TEXTS[problem]) }
  return { guard, link: (field: string) => captcha(field, options) }
}
