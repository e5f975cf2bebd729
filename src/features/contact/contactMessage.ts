import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { nameSchema } from '#src/features/forms/nameSchema.ts'
import { tooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { ContactError } from './useContactUs.ts'

export const MAX_TELEPHONE_LENGTH = 40
export const MAX_MESSAGE_LENGTH = 5_000

/** A message to the shop as it was typed. No shopper sees the field `trap`; a program fills it in. */
export const messageSchema = v.object({
  name: nameSchema,
  email: emailSchema,
  telephone: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TELEPHONE_LENGTH)),
  comment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_MESSAGE_LENGTH)),
  trap: v.string(),
})

/** The explanation of a message that was not sent. */
export function contactWords(i18n: I18n, intlLocale: string, error: ContactError): string {
  const { kind, message, waitSeconds = 0 } = error
  switch (kind) {
    case 'too-many-tries':
      return tooManyTriesText(i18n, intlLocale, { waitSeconds })
    case 'closed':
      return i18n._(
        msg`In questo momento il modulo è chiuso. Scrivici o telefonaci ai recapiti che trovi in questa pagina.`,
      )
    // The backend says why, in the shopper's language.
    case 'email':
    case 'refused':
      return message
    case 'unreachable':
      return i18n._(msg`Non riusciamo a collegarci. Controlla la rete e riprova.`)
    case 'unknown':
      return i18n._(msg`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`)
  }
}
