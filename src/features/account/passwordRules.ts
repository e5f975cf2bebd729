import * as v from 'valibot'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'

/** What the store asks of a password. */
export type PasswordRules = {
  readonly minimumLength: number
  /** Of the four classes: lower case, upper case, digits, all else. */
  readonly characterClasses: number
}

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

export type PasswordFault = 'too-short' | 'too-few-classes' | 'space-at-the-edge'

/** As the merchant set them. */
export function usePasswordRules(): PasswordRules {
  const { minimumPasswordLength, requiredCharacterClasses } = useStoreSettings()
  return { minimumLength: minimumPasswordLength, characterClasses: requiredCharacterClasses }
}

export const isLongEnough = (password: string, { minimumLength }: PasswordRules): boolean =>
  password.length >= minimumLength

export const hasClasses = (password: string, { characterClasses }: PasswordRules): boolean =>
  CHARACTER_CLASSES.filter((characterClass) => characterClass.test(password)).length >= characterClasses

const fault = (code: PasswordFault): PasswordFault => code

/** A password that is chosen. */
export const newPasswordSchema = (rules: PasswordRules) =>
  v.pipe(
    v.string(),
    v.check((password) => isLongEnough(password, rules), fault('too-short')),
    v.check((password) => hasClasses(password, rules), fault('too-few-classes')),
    v.check((password) => password.trim() === password, fault('space-at-the-edge')),
  )
