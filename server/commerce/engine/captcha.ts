import type { GraphQLObjectType, GraphQLSchema } from 'graphql'
import {
  CAPTCHA_FORMS,
  protectedMutations,
  siteKeyOf,
  type CaptchaForm,
  type CaptchaKind,
  type DemandedCaptchas,
} from './captchaForms.ts'
import type { Clock, CommerceContext } from './context.ts'
import { inputError } from './errors.ts'

/** Google's own limit. */
const TOKEN_LIFETIME_MS = 120_000

const REFUSAL = 'ReCaptcha validation failed, please try again'

/**
 * Judges tokens of the form `<site key>.<issued at, ms>.<any text>`, which nobody signs: it stands for Google in tests, and
 * keeps no bot away.
 */
export function createCaptchaJudge(clock: Clock): (token: string, kind: CaptchaKind) => boolean {
  const usedAt = new Map<string, number>()
  return (token, kind) => {
    const now = clock.now()
    for (const [used, at] of usedAt) if (now - at > TOKEN_LIFETIME_MS) usedAt.delete(used)
    const [key, issued = ''] = token.split('.')
    const age = now - Number(issued)
    const isGood =
      key === siteKeyOf(kind) &&
      /^\d+$/.test(issued) &&
      age >= -TOKEN_LIFETIME_MS &&
      age <= TOKEN_LIFETIME_MS &&
      !usedAt.has(token)
    // Google answers for a token once, whatever it says.
    usedAt.set(token, now)
    return isGood
  }
}

/** Refuses the protected mutations of the schema without a good token, before they are resolved. */
export function demandCaptchas(schema: GraphQLSchema, schemaText: string, demanded: DemandedCaptchas): void {
  const marked = protectedMutations(schemaText)
  // A mark without a form is the coupon's.
  const formsOf = (field: string): readonly CaptchaForm[] => {
    const forms = marked.get(field)
    return forms?.length === 0 ? ['COUPON_CODE'] : (forms ?? []).filter(isForm)
  }
  const fields =
    (schema.getMutationType() as GraphQLObjectType<unknown, CommerceContext> | undefined)?.getFields() ?? {}
  for (const field of Object.values(fields)) {
    const kind = formsOf(field.name)
      .map((form) => demanded[form])
      .find((each) => each !== undefined)
    const { resolve } = field
    if (!resolve || kind === undefined) continue
    field.resolve = (source, args, context, info) => {
      if (!context.isCaptchaSolved(kind)) throw inputError(REFUSAL)
      return resolve(source, args, context, info)
    }
  }
}

const isForm = (name: string): name is CaptchaForm => CAPTCHA_FORMS.some((form) => form === name)
