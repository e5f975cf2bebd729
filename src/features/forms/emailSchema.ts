import * as v from 'valibot'
import { isEmail } from '#src/lib/email.ts'
import type { EmailRule } from '#src/lib/email.ts'

const rule = (code: EmailRule): EmailRule => code

/** An e-mail; the messages are the rules that `EmailField` explains. */
export const emailSchema = v.pipe(
  v.string(rule('email-missing')),
  v.trim(),
  v.nonEmpty(rule('email-missing')),
  v.check(isEmail, rule('email-malformed')),
)
