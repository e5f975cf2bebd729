import { buildASTSchema, Kind, parse } from 'graphql'

/** The kinds of reCAPTCHA, by Magento's names. */
export const CAPTCHA_KINDS = ['RECAPTCHA_V3', 'INVISIBLE', 'RECAPTCHA'] as const
export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]

/** The forms of `ReCaptchaFormEnum`, and `COUPON_CODE`, which only Magento's configuration knows. */
export const CAPTCHA_FORMS = [
  'PLACE_ORDER',
  'BRAINTREE',
  'COUPON_CODE',
  'CONTACT',
  'CUSTOMER_LOGIN',
  'CUSTOMER_FORGOT_PASSWORD',
  'CUSTOMER_CREATE',
  'CUSTOMER_EDIT',
  'NEWSLETTER',
  'PRODUCT_REVIEW',
  'RESEND_CONFIRMATION_EMAIL',
] as const
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number]

/** The protected forms with their kinds. */
export type DemandedCaptchas = Partial<Readonly<Record<CaptchaForm, CaptchaKind>>>

/** The key that the engine tells for a kind; the tokens of its stand-in begin with it. */
export const siteKeyOf = (kind: CaptchaKind): string => `engine-${kind.toLowerCase().replaceAll('_', '-')}`

/** The forms of each mutation with `@captcha` in a schema's text, by its root field; without any for the coupon's. */
export function protectedMutations(schemaText: string): ReadonlyMap<string, readonly string[]> {
  const fields = buildASTSchema(parse(schemaText)).getMutationType()?.getFields() ?? {}
  return new Map(
    Object.values(fields).flatMap(({ name, astNode }) => {
      const mark = astNode?.directives?.find((directive) => directive.name.value === 'captcha')
      const forms = mark?.arguments?.find((argument) => argument.name.value === 'forms')?.value
      const values = forms?.kind === Kind.LIST ? forms.values : []
      return mark ? [[name, values.flatMap((each) => (each.kind === Kind.STRING ? [each.value] : []))] as const] : []
    }),
  )
}
