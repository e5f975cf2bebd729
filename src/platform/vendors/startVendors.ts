import type { DataLayer } from '../analytics/dataLayer.ts'
import type { Consent } from '../consent/consentCookie.ts'
import type { ConsentStore } from '../consent/consentStore.ts'
import type { KeyValueStorage } from '../storage.ts'
import { LAST_VENDORS_KEY } from './vendor.ts'
import type { Vendor } from './vendor.ts'
import { welcomeVendors } from './vendors.ts'

export type StartVendorsOptions = {
  readonly vendors: readonly Vendor[]
  readonly consent: ConsentStore
  /** The choice in the request for this document, which determines its policy. */
  readonly admitted: Consent | null
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
 * script cannot be unloaded, so a choice that changes the allowed vendors reloads the document.
 */
export function startVendors(options: StartVendorsOptions): void {
  const { vendors, consent, admitted, storage } = options
  const idsUnder = (choice: Consent | null): readonly string[] => welcomeVendors(vendors, choice).map(({ id }) => id)
  const inside = idsUnder(admitted)

  const earlier = storage.get(LAST_VENDORS_KEY)?.split(' ') ?? []
  if (earlier.some((id) => !inside.includes(id))) options.removeTraces()
  if (inside.length > 0) {
    storage.set(LAST_VENDORS_KEY, inside.join(' '))
    loadEach(options, welcomeVendors(vendors, admitted))
  } else if (earlier.length > 0) storage.remove(LAST_VENDORS_KEY)

  const follow = () => {
    const welcome = idsUnder(consent.get())
    if (inside.some((id) => !welcome.includes(id))) options.removeTraces()
    if (welcome.join() !== inside.join()) options.reload()
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
