import type { StoreViewNames } from '#src/platform/locales.ts'
import type { VendorSettings } from '#src/platform/vendors/vendor.ts'
import type { ClientIdentity } from '#src/relay/links/clientHeaders.ts'

/** What the browser is told of the host's configuration: this and nothing else, in the document's root element. */
export type PublicConfig = {
  /** Public queries of guests are asked as GET by persisted id. */
  readonly getQueries: boolean
  /** The backend answers deferred operations in parts. */
  readonly deferral: boolean
  /** The optional fields that the backend's schema has, as `Type.field`. */
  readonly fields: readonly string[]
  /** The store views that the backend has: languages without one are not offered. */
  readonly storeViews: StoreViewNames
  readonly client: Pick<ClientIdentity, 'name' | 'version'> | null
  /** The external scripts that the shop invites. */
  readonly vendors: VendorSettings
  /** Working days of delivery by carrier, as `deliveryDaysOf` reads them; empty for none. */
  readonly deliveryDays: string
  /** Where errors and traces go; null for nowhere. */
  readonly monitoringDsn: string | null
}

const NO_VENDORS: VendorSettings = {
  accessibilityWidget: null,
  tagManager: null,
  personalisation: null,
  reviews: null,
  sessionRecorder: null,
  tagSources: [],
}

/** As attributes of the root element; what is off is left out. */
export const publicConfigAttributes = ({
  getQueries,
  deferral,
  fields,
  storeViews,
  client,
  vendors,
  deliveryDays,
  monitoringDsn,
}: PublicConfig) => ({
  'data-get-queries': getQueries ? 'on' : undefined,
  'data-deferral': deferral ? 'on' : undefined,
  'data-fields': fields.length > 0 ? fields.join(' ') : undefined,
  'data-store-views': storeViews ? JSON.stringify(storeViews) : undefined,
  'data-client-name': client?.name,
  'data-client-version': client?.version,
  'data-delivery-days': deliveryDays || undefined,
  'data-monitoring-dsn': monitoringDsn ?? undefined,
  'data-vendors': Object.values(vendors).some((one) => one !== null && !Array.isArray(one))
    ? JSON.stringify(vendors)
    : undefined,
})

/** What {@link publicConfigAttributes} wrote, as the browser's `dataset`. */
export function readPublicConfig(dataset: Readonly<Record<string, string | undefined>>): PublicConfig {
  const {
    getQueries,
    deferral,
    fields,
    storeViews,
    clientName: name,
    clientVersion: version,
    vendors,
    deliveryDays,
    monitoringDsn,
  } = dataset
  return {
    getQueries: getQueries === 'on',
    deferral: deferral === 'on',
    fields: fields?.split(' ') ?? [],
    storeViews: storeViews === undefined ? null : (JSON.parse(storeViews) as StoreViewNames),
    client: name === undefined ? null : { name, ...(version !== undefined && { version }) },
    vendors: vendors === undefined ? NO_VENDORS : (JSON.parse(vendors) as VendorSettings),
    deliveryDays: deliveryDays ?? '',
    monitoringDsn: monitoringDsn ?? null,
  }
}
