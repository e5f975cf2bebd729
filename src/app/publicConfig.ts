import type { CaptchaSettingsByStore } from '#src/shop/captchaSettings.ts'
import type { StoreViews } from '#src/platform/locales.ts'
import type { VendorSettings } from '#src/platform/vendors/vendor.ts'
import type { ClientIdentity } from '#src/relay/links/clientHeaders.ts'

/** The part of the host's configuration that is sent to the browser, as attributes of the root element. */
export type PublicConfig = {
  /** Public queries of guests are sent as GET by persisted id. */
  readonly getQueries: boolean
  /** The backend answers deferred operations in parts. */
  readonly deferral: boolean
  /** The optional fields that the backend's schema has, as `Type.field`. */
  readonly fields: readonly string[]
  /** The store views of the backend; languages without one are not offered. */
  readonly storeViews: StoreViews
  readonly client: Pick<ClientIdentity, 'name' | 'version'> | null
  /** The settings of the external scripts. */
  readonly vendors: VendorSettings
  /** Working days of delivery by carrier, as `deliveryDaysOf` reads them; empty for none. */
  readonly deliveryDays: string
  /** The holidays and closed days of the coming weeks, `YYYY-MM-DD`, by the code of the store view. */
  readonly closedDays: Readonly<Record<string, readonly string[]>>
  /** A demo shop in front of somebody's Magento: the facts of its invented merchant do not count. */
  readonly isTrial: boolean
  /** The address to which errors and traces are sent; null if there is none. */
  readonly monitoringDsn: string | null
  /** Browsers measure how fast pages are: for the data layer (`kept`), or also for the host (`sent`). Null measures nothing. */
  readonly vitals: 'kept' | 'sent' | null
  /** The shop has a service worker. */
  readonly hasOfflinePages: boolean
  /** The mutations that Google reCAPTCHA protects; a document has those of its store view. */
  readonly captcha: CaptchaSettingsByStore
}

const NO_VENDORS: VendorSettings = {
  accessibilityWidget: null,
  tagManager: null,
  personalisation: null,
  reviews: null,
  sessionRecorder: null,
  tagSources: [],
  onPersonalPages: [],
}

/** The attributes of the root element; settings that are off are left out. */
export const publicConfigAttributes = ({
  getQueries,
  deferral,
  fields,
  storeViews,
  client,
  vendors,
  deliveryDays,
  closedDays,
  isTrial,
  monitoringDsn,
  vitals,
  hasOfflinePages,
  captcha,
}: PublicConfig) => ({
  'data-get-queries': getQueries ? 'on' : undefined,
  'data-deferral': deferral ? 'on' : undefined,
  'data-fields': fields.length > 0 ? fields.join(' ') : undefined,
  'data-store-views': storeViews ? JSON.stringify(storeViews) : undefined,
  'data-client-name': client?.name,
  'data-client-version': client?.version,
  'data-delivery-days': deliveryDays || undefined,
  'data-closed-days': Object.keys(closedDays).length > 0 ? JSON.stringify(closedDays) : undefined,
  'data-trial': isTrial ? 'on' : undefined,
  'data-monitoring-dsn': monitoringDsn ?? undefined,
  'data-vitals': vitals ?? undefined,
  'data-offline-pages': hasOfflinePages ? 'on' : undefined,
  'data-captcha': Object.keys(captcha).length > 0 ? JSON.stringify(captcha) : undefined,
  'data-vendors': Object.values(vendors).some((one) => one !== null && !Array.isArray(one))
    ? JSON.stringify(vendors)
    : undefined,
})

/** Reads the attributes that {@link publicConfigAttributes} wrote, from the browser's `dataset`. */
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
    closedDays,
    trial,
    monitoringDsn,
    vitals,
    offlinePages,
    captcha,
  } = dataset
  return {
    getQueries: getQueries === 'on',
    deferral: deferral === 'on',
    fields: fields?.split(' ') ?? [],
    storeViews: storeViews === undefined ? null : (JSON.parse(storeViews) as StoreViews),
    client: name === undefined ? null : { name, ...(version !== undefined && { version }) },
    vendors: vendors === undefined ? NO_VENDORS : (JSON.parse(vendors) as VendorSettings),
    deliveryDays: deliveryDays ?? '',
    closedDays: closedDays === undefined ? {} : (JSON.parse(closedDays) as PublicConfig['closedDays']),
    isTrial: trial === 'on',
    monitoringDsn: monitoringDsn ?? null,
    vitals: vitals === 'kept' || vitals === 'sent' ? vitals : null,
    hasOfflinePages: offlinePages === 'on',
    captcha: captcha === undefined ? {} : (JSON.parse(captcha) as PublicConfig['captcha']),
  }
}
