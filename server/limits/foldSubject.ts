import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** More than an e-mail address or a code has. Normalising a text takes the square of its length. */
const MOST_CHARACTERS = 320

/**
 * Google's mail ignores dots in the part before the @, and has two domains for one mailbox
 * (https://support.google.com/mail/answer/7436150). No other large service says so of itself.
 */
const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * One spelling for all spellings of a subject: of an e-mail address without case and tag (RFC 5233: the
 * part after the `+`), of anything else without case and blanks. Two mailboxes that fold to the same text share a limit.
 */
export function foldSubject(subject: string): string {
  const text = subject
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    // Control and format characters are invisible in an address or a code.
    .replaceAll(/[\p{C}\p{Z}]/gu, '')
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  const host = text.slice(at + 1).replace(/\.$/, '')
  const domain = domainToASCII(host) || host
  const local = text.slice(0, at).replaceAll('"', '')
  const [mailbox = ''] = local.split('+')
  // An address that begins with the + has no tag.
  const name = mailbox === '' ? local : mailbox
  return DOTLESS_DOMAINS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** The key of a subject or client in a store, which must not hold addresses. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
