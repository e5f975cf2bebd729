import { normalizedText } from './normalizedText.ts'
import { visible } from './visible.ts'

/** Longest address that SMTP can carry. */
const MAX_EMAIL_LENGTH = 254
/** Longest part before the @ in Magento's validator, counted in bytes there. */
const MAX_LOCAL_BYTES = 64

/** The characters of Magento's validator; those outside of ASCII are those of international addresses. */
const ATOM = "[\\w!#$%&'*+\\-/=?^`{|}~\\u{a1}-\\u{1fff}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{10ffff}]+"
const QUOTED = '"(?:[ !#-\\[\\]-~]|\\\\[ -~])*"'
const LOCAL = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})$`, 'u')
/** Two labels or more: an address within a local network cannot be reached. */
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?!\d+$)[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u

/**
 * Whether Magento's `Magento\Framework\Validator\EmailAddress` accepts the text; only a mail can show whether the
 * address exists.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= MAX_EMAIL_LENGTH &&
    new TextEncoder().encode(local).length <= MAX_LOCAL_BYTES &&
    LOCAL.test(local) &&
    HOST.test(text.slice(at + 1))
  )
}

/**
 * The one form in which an e-mail is sent, because a Magento compares the e-mail of an order exactly, and a phone's
 * keyboard begins it with a capital.
 */
export const normalEmail = (text: string): string => normalizedText(visible(text).trim(), 'NFC').toLowerCase()

/** The rule that an e-mail breaks. */
export type EmailRule = 'email-missing' | 'email-malformed'

/** The rule that a trimmed text breaks; null for a possible e-mail. */
export const emailProblem = (text: string): EmailRule | null =>
  text === '' ? 'email-missing' : isEmail(text) ? null : 'email-malformed'
