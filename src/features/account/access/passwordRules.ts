import * as v from 'valibot'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'

/** The store's rules for passwords. */
export type PasswordRules = {
  readonly minimumLength: number
  /** The number of required character classes of four: lower case, upper case, digits, others. */
  readonly characterClasses: number
}

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

export type PasswordFault = 'too-short' | 'too-few-classes' | 'space-at-the-edge'

/** The merchant's settings. */
export function usePasswordRules(): PasswordRules {
  const { minimumPasswordLength, requiredCharacterClasses } = useStoreSettings()
  return { minimumLength: minimumPasswordLength, characterClasses: requiredCharacterClasses }
}

export const isLongEnough = (password: string, { minimumLength }: PasswordRules): boolean =>
  password.length >= minimumLength

export const hasClasses = (password: string, { characterClasses }: PasswordRules): boolean =>
  CHARACTER_CLASSES.filter((characterClass) => characterClass.test(password)).length >= characterClasses

const fault = (code: PasswordFault): PasswordFault => code

/** The rules of a new password. */
export const newPasswordSchema = (rules: PasswordRules) =>
  v.pipe(
    v.string(),
    v.check((password) => isLongEnough(password, rules), fault('too-short')),
    v.check((password) => hasClasses(password, rules), fault('too-few-classes')),
    v.check((password) => password.trim() === password, fault('space-at-the-edge')),
  )
