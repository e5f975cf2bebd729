import { VENDORS } from '#src/shop/defineShop.ts'
import type { VendorName } from '#src/shop/defineShop.ts'
import { EXTENSIONS } from '#src/shop/selectedExtensions.ts'
import type { Consent } from '../consent/consentCookie.ts'
import type { OptionalPurpose } from '../consent/purposes.ts'
import type { ExternalSources } from './externalSources.ts'
import type { ScriptSettings, Vendor, VendorPage, VendorSettings } from './vendor.ts'

/** The name, purposes and start function of one external script. */
type Adapter<TSettings> = {
  readonly purposes: readonly OptionalPurpose[]
  readonly name: (settings: TSettings) => string
  readonly sources: (settings: TSettings, all: VendorSettings) => ExternalSources
  readonly load: (settings: TSettings, page: VendorPage) => void
}

/** A script whose styles, pictures and requests all use its own origin. */
const widget = (purpose: OptionalPurpose): Adapter<ScriptSettings> => ({
  purposes: [purpose],
  name: ({ url }) => new URL(url).host,
  sources: ({ url }) => allFrom([new URL(url).origin]),
  load: ({ url }, { loadScript }) => loadScript(url),
})

const allFrom = (origins: readonly string[]): ExternalSources => ({
  connect: origins,
  font: origins,
  frame: origins,
  img: origins,
  script: origins,
  style: origins,
})

/** Every external script of the shop (spec §1). A new one needs an entry here and a variable in server/config.ts. */
const ADAPTERS: { readonly [Id in VendorName]: Adapter<NonNullable<VendorSettings[Id]>> } = {
  accessibilityWidget: widget('preferences'),
  tagManager: {
    // Its tags respect Consent Mode; the container loads only if at least one of its purposes is granted.
    purposes: ['statistics', 'marketing'],
    name: ({ id }) => `Google Tag Manager (${id})`,
    sources: ({ url }, { tagSources }) => allFrom([new URL(url).origin, ...tagSources]),
    load({ url, id }, { dataLayer, loadScript }) {
      dataLayer.push({ 'gtm.start': dataLayer.now(), event: 'gtm.js' })
      const address = new URL(url)
      address.searchParams.set('id', id)
      loadScript(address.href)
    },
  },
  personalisation: widget('marketing'),
  reviews: widget('preferences'),
  sessionRecorder: {
    purposes: ['statistics'],
    name: ({ url }) => `Sentry (${new URL(url).host})`,
    // It compresses recordings in a worker created from a blob.
    sources: () => ({ worker: ['blob:'] }),
    // Its code belongs to the shop and loads with the monitor (app/startup/startMonitoring.ts).
    load: () => undefined,
  },
}

/** The registry with the merchant's settings and extensions. Unconfigured entries are present and do nothing. */
export const openVendors = (settings: VendorSettings): readonly Vendor[] => [
  ...VENDORS.map((id) => openVendor(id, settings)),
  ...(EXTENSIONS.vendors ?? []),
]

function openVendor<Id extends VendorName>(id: Id, all: VendorSettings): Vendor {
  const { purposes, name, sources, load } = ADAPTERS[id]
  const settings = all[id]
  const onPersonalPages = all.onPersonalPages.includes(id)
  return settings === null
    ? { id, purposes, name: null, sources: {}, load: () => undefined }
    : {
        id,
        purposes,
        onPersonalPages,
        name: name(settings),
        sources: sources(settings, all),
        load: (page) => load(settings, page),
      }
}

/** The configured vendors that this choice allows. */
export const welcomeVendors = (vendors: readonly Vendor[], consent: Consent | null): readonly Vendor[] =>
  vendors.filter(({ name, purposes }) => name !== null && purposes.some((purpose) => consent?.includes(purpose)))

/** Those of them that may run in a document of this kind. */
export const vendorsIn = (vendors: readonly Vendor[], isPersonal: boolean): readonly Vendor[] =>
  isPersonal ? vendors.filter(({ onPersonalPages }) => onPersonalPages === true) : vendors
