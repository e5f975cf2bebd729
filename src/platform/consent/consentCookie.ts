import { OPTIONAL_PURPOSES } from './purposes.ts'
import type { OptionalPurpose } from './purposes.ts'

/** First-party, so that the server knows the choice and derives the document's policy from it. */
export const CONSENT_COOKIE_NAME = 'consent'

/** Half a year: nobody is asked again before (Garante 2021). */
export const CONSENT_COOKIE_MAX_AGE_SECONDS = 15_768_000

/** Raised when the purposes change: an older choice then counts as none. */
export const CONSENT_COOKIE_VERSION = 'v1'

/** What was allowed; empty after a refusal. */
export type Consent = readonly OptionalPurpose[]

/** As the cookie holds it: `v1.statistics.marketing`, `v1` alone after a refusal. */
export const formatConsent = (granted: Consent): string =>
  [CONSENT_COOKIE_VERSION, ...OPTIONAL_PURPOSES.filter((purpose) => granted.includes(purpose))].join('.')

/** Null for no choice, for one of another version and for what no shop of ours wrote. */
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
