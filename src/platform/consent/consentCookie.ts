import { OPTIONAL_PURPOSES } from './purposes.ts'
import type { OptionalPurpose } from './purposes.ts'

/** First-party, so that the server can read the choice and derive the document's policy. */
export const CONSENT_COOKIE_NAME = 'consent'

/** Half a year: nobody is asked again before (Garante 2021). */
export const CONSENT_COOKIE_MAX_AGE_SECONDS = 15_768_000

/** Raised when the purposes change, which makes older choices invalid. */
export const CONSENT_COOKIE_VERSION = 'v1'

/** The granted purposes; empty after a refusal. */
export type Consent = readonly OptionalPurpose[]

/** Format of the cookie: `v1.statistics.marketing`, or `v1` alone after a refusal. */
export const formatConsent = (granted: Consent): string =>
  [CONSENT_COOKIE_VERSION, ...OPTIONAL_PURPOSES.filter((purpose) => granted.includes(purpose))].join('.')

/** Null without a choice, and for another version or an invalid value. */
export function parseConsent(value: string | null): Consent | null {
  if (value === null) return null
  const [version, ...names] = value.split('.')
  const granted = OPTIONAL_PURPOSES.filter((purpose) => names.includes(purpose))
  return version === CONSENT_COOKIE_VERSION && granted.length === names.length ? granted : null
}

/** The choice that came with a request. */
export function consentOfRequest(cookieHeader: string | null): Consent | null {
  const pair = cookieHeader?.split(/; */).find((entry) => entry.startsWith(`${CONSENT_COOKIE_NAME}=`))
  return parseConsent(pair === undefined ? null : pair.slice(CONSENT_COOKIE_NAME.length + 1))
}
