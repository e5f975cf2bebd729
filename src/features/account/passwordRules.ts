import { graphql, readInlineData } from 'react-relay'
import * as v from 'valibot'
import type { passwordRules_storeConfig$key } from '#src/__generated__/passwordRules_storeConfig.graphql.ts'

/** What the store asks of a password. */
export type PasswordRules = {
  readonly minimumLength: number
  /** Of the four classes: lower case, upper case, digits, all else. */
  readonly characterClasses: number
}

/** Magento's own defaults, for a backend that does not say. */
const DEFAULT_RULES: PasswordRules = { minimumLength: 8, characterClasses: 3 }

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

export type PasswordFault = 'too-short' | 'too-few-classes' | 'space-at-the-edge'

export function readPasswordRules(storeConfig: passwordRules_storeConfig$key | null | undefined): PasswordRules {
  const config = readInlineData(
    graphql`
      fragment passwordRules_storeConfig on StoreConfig @inline {
        store_code
        minimum_password_length
        required_character_classes_number
      }
    `,
    storeConfig ?? null,
  )
  return {
    minimumLength: countOf(config?.minimum_password_length) ?? DEFAULT_RULES.minimumLength,
    characterClasses: countOf(config?.required_character_classes_number) ?? DEFAULT_RULES.characterClasses,
  }
}

/** Magento gives these numbers as texts. */
function countOf(text: string | null | undefined): number | null {
  const count = Number(text)
  return text && Number.isInteger(count) && count >= 0 ? count : null
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
