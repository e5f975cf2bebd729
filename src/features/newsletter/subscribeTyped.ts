import type { I18n } from '@lingui/core'
import type { IEnvironment } from 'relay-runtime'
import { emailProblem, normalEmail } from '#src/lib/email.ts'
import type { EmailRule } from '#src/lib/email.ts'
import { subscribeWords } from './subscribeWords.ts'
import { subscribeEmail } from './useSubscribeEmailToNewsletter.ts'

type Words = { readonly i18n: I18n; readonly intlLocale: string }

export type Subscription =
  | { readonly kind: 'done' }
  | { readonly kind: 'invalid'; readonly rule: EmailRule }
  | { readonly kind: 'failed'; readonly message: string }

/** Checks the text of the form's field and subscribes it. Never rejects. */
export async function subscribeTyped(
  environment: IEnvironment,
  { i18n, intlLocale }: Words,
  text: string,
): Promise<Subscription> {
  const email = normalEmail(text)
  const rule = emailProblem(email)
  if (rule !== null) return { kind: 'invalid', rule }
  const result = await subscribeEmail(environment, email)
  return result.ok ? { kind: 'done' } : { kind: 'failed', message: subscribeWords(i18n, intlLocale, result.error) }
}
