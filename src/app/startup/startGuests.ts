import type { DataLayer } from '#src/platform/analytics/dataLayer.ts'
import { CART_COOKIE_NAME } from '#src/platform/session/cartId.ts'
import { CONSENT_COOKIE_NAME } from '#src/platform/consent/consentCookie.ts'
import { consentModeSignals } from '#src/platform/consent/consentMode.ts'
import { DISPLAY_COOKIE_NAME } from '#src/platform/document/displayCookie.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { LAST_VENDORS_KEY } from '#src/platform/vendors/vendor.ts'
import type { App } from '../app.ts'
import { whenHydrated } from './whenHydrated.ts'

type GuestOptions = {
  readonly dataLayer: DataLayer
  readonly storage: KeyValueStorage
  readonly log: (line: string) => void
}

/** Applies the shopper's consent to this page: to the data layer at once, to external scripts when the page is calm. */
export function startGuests(app: App, { dataLayer, storage, log }: GuestOptions): void {
  const { consentDesk, reportError } = app
  const { consent, vendors } = consentDesk
  const admitted = consent.get()
  const tell = () => dataLayer.consent('update', consentModeSignals(consent.get()))
  dataLayer.consent('default', consentModeSignals(null))
  if (admitted !== null) tell()
  consent.subscribe(tell)

  const admit = () => {
    import('./admitVendors.ts').then(
      ({ admitVendors }) =>
        admitVendors({
          vendors,
          technicalCookies: [CART_COOKIE_NAME, CONSENT_COOKIE_NAME, DISPLAY_COOKIE_NAME],
          consent,
          admitted,
          dataLayer,
          storage,
          log,
          reportError,
        }),
      (error: unknown) => reportError(error, 'code of the external scripts'),
    )
  }
  // Without anything to start or to remove, the code waits for a choice.
  if ((admitted?.length ?? 0) > 0 || storage.get(LAST_VENDORS_KEY) !== null) whenHydrated(app, admit)
  else {
    const stop = consent.subscribe(() => {
      stop()
      admit()
    })
  }
  // The choice may have changed in another tab, and a page from the back/forward cache has the choice of its time.
  document.addEventListener('visibilitychange', consent.refresh)
  window.addEventListener('pageshow', consent.refresh)
}
