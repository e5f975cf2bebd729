import type { Cookies } from '../cookies.ts'
import { createObservableValue } from '../observableValue.ts'
import { CONSENT_COOKIE_MAX_AGE_SECONDS, CONSENT_COOKIE_NAME, formatConsent, parseConsent } from './consentCookie.ts'
import type { Consent } from './consentCookie.ts'

/** The only owner of the shopper's choice. Null before a choice. */
export type ConsentStore = {
  readonly get: () => Consent | null
  readonly subscribe: (listener: () => void) => () => void
  readonly choose: (granted: Consent) => void
  /** Reads the cookie again, because another tab may have changed it. */
  readonly refresh: () => void
}

/** `onChoose` hears of a choice in this document before anything acts on it. */
export function createConsentStore(cookies: Cookies, onChoose?: (granted: Consent) => void): ConsentStore {
  const read = () => cookies.get(CONSENT_COOKIE_NAME)
  // The store compares the text, so that equal choices cause no notification.
  const text = createObservableValue<string | null>(read())
  return {
    get: () => parseConsent(text.get()),
    subscribe: text.subscribe,
    choose(granted) {
      const value = formatConsent(granted)
      cookies.set(CONSENT_COOKIE_NAME, value, { maxAgeSeconds: CONSENT_COOKIE_MAX_AGE_SECONDS })
      onChoose?.(granted)
      text.set(value)
    },
    refresh: () => text.set(read()),
  }
}
