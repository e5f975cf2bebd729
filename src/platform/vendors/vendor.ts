import type { VendorName } from '#src/shop/defineShop.ts'
import type { DataLayer } from '../analytics/dataLayer.ts'
import type { OptionalPurpose } from '../consent/purposes.ts'
import type { ExternalSources } from './externalSources.ts'

/** The key of the vendors that last ran in this browser, so that their data can be removed when consent is withdrawn. */
export const LAST_VENDORS_KEY = 'vetrina.device.guests'

/** An external script by its address. */
export type ScriptSettings = { readonly url: string }

/** The merchant's external scripts; null if switched off. Part of the public runtime configuration. */
export type VendorSettings = {
  readonly accessibilityWidget: ScriptSettings | null
  readonly tagManager: (ScriptSettings & { readonly id: string }) | null
  readonly personalisation: ScriptSettings | null
  readonly reviews: ScriptSettings | null
  /** The session recorder, by the address that it reports to. */
  readonly sessionRecorder: ScriptSettings | null
  /** Origins that the tags of the tag manager load from and report to. */
  readonly tagSources: readonly string[]
  /** Those that may run on personal pages too. */
  readonly onPersonalPages: readonly VendorName[]
}

/** The part of the page that an external script receives. */
export type VendorPage = {
  readonly dataLayer: DataLayer
  /** Adds the script to the page; the shop does not wait for it. */
  readonly loadScript: (url: string) => void
}

/** An external script as the shop starts it. */
export type Vendor = {
  readonly id: string
  /** The name in the shopper's list of vendors; null if not configured. */
  readonly name: string | null
  /** It may run if one of these purposes is granted. */
  readonly purposes: readonly OptionalPurpose[]
  /** It may also run on personal pages (`definePage`). */
  readonly onPersonalPages?: boolean
  readonly sources: ExternalSources
  readonly load: (page: VendorPage) => void
}
