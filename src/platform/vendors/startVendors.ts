import type { DataLayer } from '../analytics/dataLayer.ts'
import type { Consent } from '../consent/consentCookie.ts'
import type { ConsentStore } from '../consent/consentStore.ts'
import type { KeyValueStorage } from '../storage.ts'
import type { Vendor } from './vendor.ts'
import { welcomeVendors } from './vendors.ts'

/** Which vendors ran in this browser last: what they left is removed when one of them may no longer run. */
const STORAGE_KEY = 'vetrina.device.guests'

export type StartVendorsOptions = {
  readonly vendors: readonly Vendor[]
  readonly consent: ConsentStore
  /** The choice that came with the request for this document: its policy lets in nobody else. */
  readonly admitted: Consent | null
  readonly dataLayer: DataLayer
  readonly storage: KeyValueStorage
  readonly loadScript: (url: string) => void
  readonly removeTraces: () => void
  /** Asks for this document anew. */
  readonly reload: () => void
  readonly reportError: (error: unknown, where: string) => void
}

/**
 * Lets in whom the shopper allows; call it once the page is interactive. A document's policy is fixed when it is made
 * and a script that ran cannot be taken back, so a choice that changes who may run takes a new document.
 */
export function startVendors(options: StartVendorsOptions): void {
  const { vendors, consent, admitted, storage } = options
  const idsUnder = (choice: Consent | null): readonly string[] => welcomeVendors(vendors, choice).map(({ id }) => id)
  const inside = idsUnder(admitted)

  const earlier = storage.get(STORAGE_KEY)?.split(' ') ?? []
  if (earlier.some((id) => !inside.includes(id))) options.removeTraces()
  if (inside.length > 0) {
    storage.set(STORAGE_KEY, inside.join(' '))
    loadEach(options, welcomeVendors(vendors, admitted))
  } else if (earlier.length > 0) storage.remove(STORAGE_KEY)

  const follow = () => {
    const welcome = idsUnder(consent.get())
    if (inside.some((id) => !welcome.includes(id))) options.removeTraces()
    if (welcome.join() !== inside.join()) options.reload()
  }
  consent.subscribe(follow)
  // A choice made before this code was here.
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
