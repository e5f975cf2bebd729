import { removeGuestTraces } from '#src/platform/consent/guestTraces.ts'
import { forgetRecentlyViewed } from '#src/platform/saved/recentlyViewed.ts'
import { createRecentSearches } from '#src/platform/saved/recentSearches.ts'
import { keepTypedTexts } from '#src/platform/saved/typedTexts.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { loadExternalScript } from '#src/platform/vendors/loadExternalScript.ts'
import { startVendors } from '#src/platform/vendors/startVendors.ts'
import type { StartVendorsOptions } from '#src/platform/vendors/startVendors.ts'
import type { VendorSettings } from '#src/platform/vendors/vendor.ts'
import { openVendors } from '#src/platform/vendors/vendors.ts'

type AdmitOptions = Omit<StartVendorsOptions, 'vendors' | 'loadScript' | 'removeTraces' | 'reload'> & {
  readonly vendors: VendorSettings
  readonly technicalCookies: readonly string[]
  readonly tabStorage: KeyValueStorage
  readonly log: (line: string) => void
}

/**
 * Starts and stops external scripts on this page according to the shopper's consent. Loaded separately, when the page
 * is calm.
 */
export function admitVendors({ vendors, technicalCookies, tabStorage, log, ...options }: AdmitOptions): void {
  startVendors({
    ...options,
    vendors: openVendors(vendors),
    loadScript: (url) => loadExternalScript(document, url, log),
    removeTraces: () =>
      removeGuestTraces({
        technicalCookies,
        document,
        hostname: location.hostname,
        storages: [() => localStorage, () => sessionStorage],
      }),
    reload: () => {
      if (!options.isPersonal) keepTypedTexts(tabStorage, document)
      location.reload()
    },
  })
  const { consent, storage } = options
  const forget = () => {
    if (consent.get()?.includes('preferences') === true) return
    forgetRecentlyViewed(storage)
    createRecentSearches(storage).clear()
  }
  consent.subscribe(forget)
  forget()
}
