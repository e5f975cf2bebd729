import { inputError, type CommerceError } from '../../engine/errors.ts'
import { isIsoDate } from './isIsoDate.ts'
import type { AttributeValueInput } from './customAttributes.ts'

/** Reference §2.6: a sixth failure in a row locks sign-in … */
export const MAX_SIGN_IN_FAILURES = 6
/** … for half an hour after the last attempt. */
export const SIGN_IN_LOCK_MS = 1_800_000

/** Magento refuses longer ones, to limit the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 256

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]
/** The rules of Magento's `Validator\EmailAddress`; characters outside of ASCII are those of international addresses. */
const EMAIL_ATOM = "[\\w!#$%&'*+\\-/=?^`{|}~\\u{a1}-\\u{1fff}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{10ffff}]+"
const EMAIL_LOCAL = new RegExp(`^(?:${EMAIL_ATOM}(?:\\.${EMAIL_ATOM})*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")$`, 'u')
const EMAIL_HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?!\d+$)[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u
/** Longest address that SMTP can carry. */
const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_BYTES = 64
/** The characters that Magento allows in a name. */
const PERSON_NAME = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u

export type CustomerCreateInput = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly password?: string | null
  readonly is_subscribed?: boolean | null
  readonly date_of_birth?: string | null
  readonly gender?: number | null
  readonly middlename?: string | null
  readonly prefix?: string | null
  readonly suffix?: string | null
  readonly taxvat?: string | null
  readonly custom_attributes?: readonly (AttributeValueInput | null)[] | null
}

/** `CustomerUpdateInput`: an absent field stays unchanged. */
export type CustomerUpdateInput = Partial<Omit<CustomerCreateInput, 'email' | 'password'>>

/** Reference §7: a mailed token for a new password is valid for two hours. */
const RESET_TOKEN_LIFETIME_MS = 7_200_000
/** An earlier request sends no second mail. */
export const RESET_MAIL_INTERVAL_MS = 60_000

export const isResetTokenAlive = (sentAt: number, now: number): boolean => now - sentAt < RESET_TOKEN_LIFETIME_MS

export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= MAX_EMAIL_LENGTH &&
    Buffer.byteLength(local) <= MAX_LOCAL_BYTES &&
    EMAIL_LOCAL.test(local) &&
    EMAIL_HOST.test(text.slice(at + 1))
  )
}

/** The store configuration's password requirements. */
export type PasswordRules = {
  readonly minimumPasswordLength: number
  readonly requiredCharacterClassesNumber: number
}

/** Why Magento would refuse a password of the account with an e-mail address, or null. */
export function passwordProblem(password: string, email: string, rules: PasswordRules): CommerceError | null {
  if (password.length > MAX_PASSWORD_LENGTH) {
    return inputError(`Please enter a password with at most ${MAX_PASSWORD_LENGTH} characters.`)
  }
  if (password.length < rules.minimumPasswordLength) {
    return inputError(
      `The password needs at least ${rules.minimumPasswordLength} characters. Create a new password and try again.`,
    )
  }
  if (password.trim() !== password) {
    return inputError("The password can't begin or end with a space. Verify the password and try again.")
  }
  const classes = CHARACTER_CLASSES.filter((characterClass) => characterClass.test(password)).length
  if (classes < rules.requiredCharacterClassesNumber) {
    return inputError(
      `Minimum of different classes of characters in password is ${rules.requiredCharacterClassesNumber}. ` +
        'Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    )
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    return inputError("The password can't be the same as the email address. Create a new password and try again.")
  }
  return null
}

const LABELS = { email: 'Email', firstname: 'First Name', lastname: 'Last Name', middlename: 'Middle Name' } as const

/**
 * Why Magento would refuse a new account, in its order of checks, or null. It does not check whether the e-mail is
 * taken.
 */
export function accountProblem(input: CustomerCreateInput, rules: PasswordRules): CommerceError | null {
  const missing = missingProblem(input, ['email', 'firstname', 'lastname'])
  if (missing) return missing
  if (!isEmailAddress(input.email)) return inputError(`"${input.email}" is not a valid email address.`)
  const badPassword = input.password == null ? null : passwordProblem(input.password, input.email, rules)
  return birthOrGenderProblem(input) ?? badPassword ?? nameProblem(input)
}

/** Why Magento would refuse a change of an account, or null. */
export function profileProblem(input: CustomerUpdateInput): CommerceError | null {
  const changed = (['firstname', 'lastname'] as const).filter((field) => field in input)
  return missingProblem(input, changed) ?? birthOrGenderProblem(input) ?? nameProblem(input)
}

type Profile = Partial<CustomerCreateInput>

function missingProblem(input: Profile, required: readonly ('email' | 'firstname' | 'lastname')[]) {
  const missing = required.filter((field) => !input[field]?.trim()).map((field) => LABELS[field])
  return missing.length > 0 ? inputError(`Required parameters are missing: ${missing.join(', ')}`) : null
}

function birthOrGenderProblem({ date_of_birth: birth, gender }: Profile): CommerceError | null {
  if (birth && !isIsoDate(birth)) return inputError('Invalid date')
  if (gender != null && ![1, 2, 3].includes(gender)) return inputError(`"${gender}" is not a valid gender value.`)
  return null
}

function nameProblem(input: Profile): CommerceError | null {
  const wrong = (['firstname', 'lastname', 'middlename'] as const).find(
    (field) => input[field] && !PERSON_NAME.test(input[field]),
  )
  return wrong ? inputError(`${LABELS[wrong]} is not valid!`) : null
}

export type SignInFailures = { readonly failures: number; readonly lastFailureAt: number }

/** Whether sign-in is locked for an address after these failures. */
export const isSignInLocked = (record: SignInFailures | undefined, now: number): boolean =>
  record !== undefined && record.failures >= MAX_SIGN_IN_FAILURES && now - record.lastFailureAt < SIGN_IN_LOCK_MS

/** The failure count after one more attempt: an expired lock starts again. */
export const failuresAfterTry = (record: SignInFailures | undefined, now: number): number =>
  record === undefined || now - record.lastFailureAt >= SIGN_IN_LOCK_MS ? 1 : record.failures + 1
