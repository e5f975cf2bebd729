import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { CaptchaGuard } from '#src/platform/captcha/captchaGuard.ts'
import type { CaptchaSettings } from '#src/shop/captchaSettings.ts'
import type { Link } from './links/link.ts'

/** The code of the refusal of a mutation that did not pass Google reCAPTCHA. */
export const CAPTCHA_UNSOLVED = 'CAPTCHA_UNSOLVED'

/** Google reCAPTCHA, for the forms and for the network. */
export type Captcha = {
  readonly settings: CaptchaSettings
  /** Loads the code of the forms, which requests nothing from Google by itself. */
  readonly start: LazyValue<{
    readonly guard: CaptchaGuard
    /** The link for mutations with this root field. */
    readonly link: (field: string) => Link
  }>
}
