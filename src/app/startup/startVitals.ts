import { createVitalsMail } from '#src/platform/vitals/vitalsMail.ts'
import { measureVitals } from '#src/platform/vitals/measureVitals.ts'
import type { PageTimeline } from '#src/platform/vitals/pageTimeline.ts'
import { VITALS_PATH } from '#src/shop/addresses/vitalsAddress.ts'
import type { App } from '../app.ts'

/**
 * Measures how fast this document is for its visitor, for the data layer and, with consent, for the host. Loaded when the
 * page is calm.
 */
export function startVitals({ analytics, consentDesk, publicConfig }: App, timeline: PageTimeline): void {
  const mail = createVitalsMail({
    consent: consentDesk.consent.get,
    send: (text) => void navigator.sendBeacon(VITALS_PATH, new Blob([text], { type: 'application/json' })),
  })
  measureVitals(timeline, ({ rating, ...vital }) => {
    analytics.measured({ ...vital, rating })
    if (publicConfig.vitals === 'sent') mail.keep(vital)
  })
  // After the listeners of the library, which report their last values in the capturing phase of this event.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') mail.post()
  })
}
