import type { DataLayer } from '../analytics/dataLayer.ts'
import type { Consent } from '../consent/consentCookie.ts'
import type { ConsentStore } from '../consent/consentStore.ts'
import type { KeyValueStorage } from '../storage.ts'
import { LAST_VENDORS_KEY } from './vendor.ts'
import type { Vendor } from './vendor.ts'
import { vendorsIn, welcomeVendors } from './vendors.ts'

export type StartVendorsOptions = {
  readonly vendors: readonly Vendor[]
  readonly consent: ConsentStore
  /** The choice in the request for this document, which determines its policy. */
  readonly admitted: Consent | null
  /** The document was loaded for a personal page, which determines its policy too. */
  readonly isPersonal: boolean
  /** The present page is a personal one. */
  readonly isPersonalPage: () => boolean
  readonly dataLayer: DataLayer
  readonly storage: KeyValueStorage
  readonly loadScript: (url: string) => void
  readonly removeTraces: () => void
  /** Reloads this document. */
  readonly reload: () => void
  readonly reportError: (error: unknown, where: string) => void
}

/**
 * Starts the vendors that the shopper allows; call it once the page is interactive. A document's policy is fixed and a
 * script cannot be unloaded, so a choice that changes the vendors of the present page reloads the document.
 */
export function startVendors(options: StartVendorsOptions): void {
  const { vendors, consent, admitted, isPersonal, storage } = options
  const idsOf = (some: readonly Vendor[]): readonly string[] => some.map(({ id }) => id)
  const allowed = welcomeVendors(vendors, admitted)
  const loaded = vendorsIn(allowed, isPersonal)

  const earlier = storage.get(LAST_VENDORS_KEY)?.split(' ') ?? []
  if (earlier.some((id) => !idsOf(allowed).includes(id))) options.removeTraces()
  if (allowed.length > 0) {
    storage.set(LAST_VENDORS_KEY, idsOf(allowed).join(' '))
    loadEach(options, loaded)
  } else if (earlier.length > 0) storage.remove(LAST_VENDORS_KEY)

  const follow = () => {
    const welcome = welcomeVendors(vendors, consent.get())
    if (allowed.some(({ id }) => !idsOf(welcome).includes(id))) options.removeTraces()
    if (idsOf(vendorsIn(welcome, options.isPersonalPage())).join() !== idsOf(loaded).join()) options.reload()
  }
  consent.subscribe(follow)
  // Handles a choice made before this code loaded.
  follow()
}

function loadEach(options: StartVendorsOptions, vendors: readonly Vendor[]): void {
  const { dataLayer, loadScript, reportError } = options
  for (const vendor of vendors) {
    try {
      vendor.load({ dataLayer, loadScript })
    } catch (error) {
      reportError(error, `vendor ${vendor.id}`)
    }
  }
}
