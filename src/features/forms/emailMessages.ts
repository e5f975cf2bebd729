import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmailRule } from '#src/lib/email.ts'

/** The message of each rule of an e-mail. */
export const EMAIL_MESSAGES: Readonly<Record<EmailRule, MessageDescriptor>> = {
  'email-missing': msg`Scrivi l’indirizzo email.`,
  'email-malformed': msg`Scrivi un indirizzo email completo, per esempio nome@esempio.it.`,
}

export const isEmailRule = (text: string | undefined): text is EmailRule => text !== undefined && text in EMAIL_MESSAGES
