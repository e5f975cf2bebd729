import type { Consent } from './consentCookie.ts'

type Signal = 'granted' | 'denied'

/** Google Consent Mode v2: every signal by Google's name. */
export type ConsentModeSignals = {
  readonly ad_storage: Signal
  readonly ad_user_data: Signal
  readonly ad_personalization: Signal
  readonly analytics_storage: Signal
  readonly functionality_storage: Signal
  readonly personalization_storage: Signal
  readonly security_storage: Signal
}

/**
 * The signals of a choice. No choice yet counts as a refusal; security storage is strictly necessary and always
 * granted.
 */
export function consentModeSignals(granted: Consent | null): ConsentModeSignals {
  const signal = (purpose: Consent[number]): Signal => (granted?.includes(purpose) ? 'granted' : 'denied')
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('statistics'),
    functionality_storage: signal('preferences'),
    personalization_storage: signal('preferences'),
    security_storage: 'granted',
  }
}
