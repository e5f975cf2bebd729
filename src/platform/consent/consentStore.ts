import type { Cookies } from '../cookies.ts'
import { createObservableValue } from '../observableValue.ts'
import { CONSENT_COOKIE_MAX_AGE_SECONDS, CONSENT_COOKIE_NAME, formatConsent, parseConsent } from './consentCookie.ts'
import type { Consent } from './consentCookie.ts'

/** The one owner of the shopper's choice. Null means that none was made yet. */
export type ConsentStore = {
  readonly get: () => Consent | null
  readonly subscribe: (listener: () => void) => () => void
  readonly choose: (granted: Consent) => void
  /** Reads the cookie again: another tab may have chosen meanwhile. */
  readonly refresh: () => void
}

export function createConsentStore(cookies: Cookies): ConsentStore {
  const read = () => cookies.get(CONSENT_COOKIE_NAME)
  // The text is what is compared: two equal choices are one.
  const text = createObservableValue<string | null>(read())
  return {
    get: () => parseConsent(text.get()),
    subscribe: text.subscribe,
    choose(granted) {
      const value = formatConsent(granted)
      cookies.set(CONSENT_COOKIE_NAME, value, { maxAgeSeconds: CONSENT_COOKIE_MAX_AGE_SECONDS })
      text.set(value)
    },
    refresh: () => text.set(read()),
  }
}
