import * as v from 'valibot'
import { isEmail, normalEmail } from '#src/lib/email.ts'
import type { EmailRule } from '#src/lib/email.ts'
import { visible } from '#src/lib/visible.ts'

const rule = (code: EmailRule): EmailRule => code

/** An e-mail as it was typed; the messages are the rules that `EmailField` explains. */
export const typedEmailSchema = v.pipe(
  v.string(rule('email-missing')),
  v.transform((text) => visible(text).trim()),
  v.nonEmpty(rule('email-missing')),
  v.check(isEmail, rule('email-malformed')),
)

/** An e-mail in the form in which it is sent. */
export const emailSchema = v.pipe(typedEmailSchema, v.transform(normalEmail))
