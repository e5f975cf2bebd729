/** Longest address that SMTP can carry. */
const MAX_EMAIL_LENGTH = 254

const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/

/** Rejects only impossible e-mails, because only a mail can show whether one exists. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)

/** The rule that an e-mail breaks. */
export type EmailRule = 'email-missing' | 'email-malformed'

/** The rule that a trimmed text breaks; null for a possible e-mail. */
export const emailProblem = (text: string): EmailRule | null =>
  text === '' ? 'email-missing' : isEmail(text) ? null : 'email-malformed'
