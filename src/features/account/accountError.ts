import { useLingui } from '@lingui/react/macro'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** A field of an account form that the backend may refuse. */
export type RefusedField = 'email' | 'firstname' | 'lastname' | 'password'

/** Magento tells a refused field by its text only. What none of these knows is shown as it is, at the form's head. */
const OF_TEXT: readonly (readonly [pattern: RegExp, field: RefusedField])[] = [
  [/^A customer with the same email|is not a valid email address|email address has an invalid format/, 'email'],
  [/^First Name is not valid/, 'firstname'],
  [/^Last Name is not valid/, 'lastname'],
  [/password needs at least|characters? in password|password can't begin|password with at most/i, 'password'],
]

export const refusedFieldOf = (error: MutationError): RefusedField | null =>
  error.kind === 'rejected' ? (OF_TEXT.find(([pattern]) => pattern.test(error.message))?.[1] ?? null) : null

export const isEmailTaken = (error: MutationError): boolean =>
  error.kind === 'rejected' &&
  (error.alreadyExists === true || error.message.startsWith('A customer with the same email'))

/** What a form says when it could not do its work. */
export function useAccountErrorText(): (error: MutationError) => string {
  const { t } = useLingui()
  return (error) => {
    switch (error.kind) {
      // The backend says why, in the shopper's language.
      case 'rejected':
      case 'no-such-entity':
        return error.message
      case 'session-expired':
        return t`La sessione è finita prima che potessimo salvare. Accedi di nuovo e riprova: quello che hai scritto è ancora qui.`
      case 'unreachable':
        return t`Non riusciamo a collegarci. Controlla la rete e riprova.`
      case 'server':
        return t`Qualcosa è andato storto da noi. Riprova fra qualche minuto.`
    }
  }
}
