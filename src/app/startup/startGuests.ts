import type { DataLayer } from '#src/platform/analytics/dataLayer.ts'
import type { Clock } from '#src/platform/clock.ts'
import { CART_COOKIE_NAME } from '#src/platform/session/cartId.ts'
import { CONSENT_COOKIE_NAME } from '#src/platform/consent/consentCookie.ts'
import { NOTED_CHOICES_KEY, noteChoice } from '#src/platform/consent/notedChoices.ts'
import { consentModeSignals } from '#src/platform/consent/consentMode.ts'
import { DISPLAY_COOKIE_NAME } from '#src/platform/document/displayCookie.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { LAST_VENDORS_KEY } from '#src/platform/vendors/vendor.ts'
import type { App } from '../app.ts'
import { CONSENT_VERSIONS } from 'virtual:consent-texts'
import { whenHydrated } from './whenHydrated.ts'

type GuestOptions = {
  readonly dataLayer: DataLayer
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly log: (line: string) => void
}

/** Applies the shopper's consent to this page: to the data layer at once, to external scripts when the page is calm. */
export function startGuests(app: App, { dataLayer, storage, clock, log }: GuestOptions): void {
  const { consentDesk, documentGate, events, shop, reportError } = app
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
          isPersonal: documentGate.isPersonal,
          isPersonalPage: documentGate.isPersonalPage,
          dataLayer,
          storage,
          tabStorage: app.shop.tabStorage,
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
  const prove = (lines: string) =>
    import('./proveConsent.ts').then(
      ({ proveConsent }) => proveConsent(app, lines),
      (error: unknown) => reportError(error, 'code of the proof of consent'),
    )
  events.on('consent.chosen', (granted) => {
    const { locale: language, magentoStoreCode: store } = shop.locale
    const textVersion = CONSENT_VERSIONS[language] ?? ''
    void prove(noteChoice(storage, { chosenAt: clock.now(), granted, textVersion, language, store }))
  })
  const noted = storage.get(NOTED_CHOICES_KEY)
  if (noted !== null) whenHydrated(app, () => void prove(noted))
  // The choice may have changed in another tab, and a page from the back/forward cache has the choice of its time.
  document.addEventListener('visibilitychange', consent.refresh)
  window.addEventListener('pageshow', consent.refresh)
}
