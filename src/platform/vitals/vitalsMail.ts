import { MOST_VITALS } from '#src/shop/addresses/vitalsAddress.ts'
import type { Vital } from '#src/shop/addresses/vitalsAddress.ts'
import type { Consent } from '../consent/consentCookie.ts'

type VitalsMailOptions = {
  readonly consent: () => Consent | null
  /** Hands a text to the browser, which sends it even if the document ends. */
  readonly send: (text: string) => void
}

/** Collects measurements until the document is hidden, and sends them only with consent to statistics. */
export function createVitalsMail({ consent, send }: VitalsMailOptions) {
  const kept: Vital[] = []
  return {
    keep: (vital: Vital): void => {
      if (kept.length < MOST_VITALS) kept.push(vital)
    },
    /** Without consent the measurements are dropped: a later choice does not apply to them. */
    post: (): void => {
      const vitals = kept.splice(0)
      if (vitals.length > 0 && consent()?.includes('statistics') === true) send(JSON.stringify({ vitals }))
    },
  }
}
