import { useLingui } from '@lingui/react/macro'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** A field of an account form that the backend may refuse. */
export type RefusedField = 'email' | 'firstname' | 'lastname' | 'password'

/** The embedded engine's words for a password that strangers know. */
const IN_BREACH = /^This password was found in a data breach/

/** Magento's words, which a store view in another language translates. */
const IS_EMAIL = /^The password can't be the same as the email/

/** Magento names a refused field only in its text. Unknown texts are shown as they are at the top of the form. */
const OF_TEXT: readonly (readonly [pattern: RegExp, field: RefusedField])[] = [
  [/^A customer with the same email|is not a valid email address|email address has an invalid format/, 'email'],
  [/^First Name is not valid/, 'firstname'],
  [/^Last Name is not valid/, 'lastname'],
  [/password needs at least|characters? in password|password can't begin|password with at most/i, 'password'],
  [IN_BREACH, 'password'],
  [IS_EMAIL, 'password'],
]

export const refusedFieldOf = (error: MutationError): RefusedField | null =>
  error.kind === 'rejected' ? (OF_TEXT.find(([pattern]) => pattern.test(error.message))?.[1] ?? null) : null

export const isEmailTaken = (error: MutationError): boolean =>
  error.kind === 'rejected' &&
  (error.alreadyExists === true || error.message.startsWith('A customer with the same email'))

/** The message at the field that the backend refused. */
export function useRefusalText(): (error: MutationError) => string {
  const { t } = useLingui()
  return ({ message }) => {
    if (IN_BREACH.test(message))
      return t`Questa password è finita in una fuga di dati di un altro sito: gli estranei la conoscono. Scegline un’altra.`
    if (IS_EMAIL.test(message)) return t`La password non può essere il tuo indirizzo email. Scegline un’altra.`
    return message
  }
}

/** The message for a failed form. */
export function useAccountErrorText(): (error: MutationError) => string {
  const { t } = useLingui()
  const tooManyTriesText = useTooManyTriesText()
  return (error) => {
    switch (error.kind) {
      // The backend's own message is in the shopper's language.
      case 'rejected':
      case 'no-such-entity':
        return error.message
      case 'too-many-tries':
        return tooManyTriesText(error)
      case 'session-expired':
        return t`La sessione è finita prima che potessimo salvare. Accedi di nuovo e riprova: quello che hai scritto è ancora qui.`
      case 'unreachable':
        return t`Non riusciamo a collegarci. Controlla la rete e riprova.`
      case 'server':
        return t`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`
    }
  }
}
