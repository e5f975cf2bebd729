import { siteKeyOf, type CaptchaKind, type DemandedCaptchas } from '../../engine/captchaForms.ts'
import type { CommerceContext } from '../../engine/context.ts'
import type { CommerceModule } from '../../engine/module.ts'

const FAILURE = 'reCAPTCHA verification failed.'

/** The coupon's form is not in Magento's enum, so no answer tells it. */
const told = (captchas: DemandedCaptchas, kind: CaptchaKind): readonly string[] =>
  Object.entries(captchas).flatMap(([form, each]) => (each === kind && form !== 'COUPON_CODE' ? [form] : []))

export const captchaResolvers: CommerceModule['resolvers'] = {
  Query: {
    recaptchaV3Config: (_root, _args, { captchas }: CommerceContext) => {
      const forms = told(captchas, 'RECAPTCHA_V3')
      return {
        // Magento's defaults.
        badge_position: 'inline',
        failure_message: FAILURE,
        forms,
        is_enabled: forms.length > 0,
        language_code: null,
        minimum_score: 0.5,
        website_key: forms.length > 0 ? siteKeyOf('RECAPTCHA_V3') : '',
      }
    },
    recaptchaFormConfig: (_root, { formType }: { formType: keyof DemandedCaptchas }, { captchas }: CommerceContext) => {
      const kind = captchas[formType]
      return kind === undefined
        ? { is_enabled: false, configurations: null }
        : {
            is_enabled: true,
            configurations: {
              badge_position: kind === 'RECAPTCHA' ? null : 'inline',
              language_code: null,
              minimum_score: kind === 'RECAPTCHA_V3' ? 0.5 : null,
              re_captcha_type: kind,
              technical_failure_message: FAILURE,
              theme: 'light',
              validation_failure_message: FAILURE,
              website_key: siteKeyOf(kind),
            },
          }
    },
  },
}
