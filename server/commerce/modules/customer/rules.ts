import { inputError, type CommerceError } from '../../engine/errors.ts'

/** Reference §2.6: a sixth failure in a row closes sign-in … */
export const MAX_SIGN_IN_FAILURES = 6
/** … for half an hour after the last try. */
export const SIGN_IN_LOCK_MS = 1_800_000

/** Magento refuses longer ones, to bound the work of hashing. */
const MAX_PASSWORD_LENGTH = 256

const CHARACTER_CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/
/** Longest address that SMTP can carry. */
const MAX_EMAIL_LENGTH = 254
/** The characters Magento lets stand in a name. */
const PERSON_NAME = /^[\p{L}\p{M},\-_.'’`&\s\d]{1,255}$/u
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

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
}

export const isEmailAddress = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)

/** The store configuration's demands on passwords. */
export type PasswordRules = {
  readonly minimumPasswordLength: number
  readonly requiredCharacterClassesNumber: number
}

/** What Magento would refuse a password for, or null. */
export function passwordProblem(password: string, rules: PasswordRules): CommerceError | null {
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
  return null
}

/** What Magento would refuse a new account for, in its order of checks, or null. Whether the e-mail is taken is not known here. */
export function accountProblem(input: CustomerCreateInput, rules: PasswordRules): CommerceError | null {
  const missing = [
    [input.email, 'Email'],
    [input.firstname, 'First Name'],
    [input.lastname, 'Last Name'],
  ].flatMap(([value, label]) => (value?.trim() ? [] : [label]))
  if (missing.length > 0) return inputError(`Required parameters are missing: ${missing.join(', ')}`)
  if (!isEmailAddress(input.email)) return inputError(`"${input.email}" is not a valid email address.`)
  if (input.date_of_birth && !isIsoDate(input.date_of_birth)) return inputError('Invalid date')
  if (input.gender != null && ![1, 2, 3].includes(input.gender)) {
    return inputError(`"${input.gender}" is not a valid gender value.`)
  }
  const badPassword = input.password == null ? null : passwordProblem(input.password, rules)
  if (badPassword) return badPassword
  if (!PERSON_NAME.test(input.firstname)) return inputError('First Name is not valid!')
  if (!PERSON_NAME.test(input.lastname)) return inputError('Last Name is not valid!')
  if (input.middlename && !PERSON_NAME.test(input.middlename)) return inputError('Middle Name is not valid!')
  return null
}

function isIsoDate(text: string): boolean {
  if (!ISO_DATE.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // A day such as 30 February parses as 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export type SignInFailures = { readonly failures: number; readonly lastFailureAt: number }

/** Whether sign-in is closed for an address after these failures. */
export const isSignInLocked = (record: SignInFailures | undefined, now: number): boolean =>
  record !== undefined && record.failures >= MAX_SIGN_IN_FAILURES && now - record.lastFailureAt < SIGN_IN_LOCK_MS

/** The failure count after one more try: a lock that has run out starts afresh. */
export const failuresAfterTry = (record: SignInFailures | undefined, now: number): number =>
  record === undefined || now - record.lastFailureAt >= SIGN_IN_LOCK_MS ? 1 : record.failures + 1
