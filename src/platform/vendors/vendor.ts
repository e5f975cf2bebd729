import type { DataLayer } from '../analytics/dataLayer.ts'
import type { OptionalPurpose } from '../consent/purposes.ts'
import type { ExternalSources } from './externalSources.ts'

/** A script of somebody else, by its address. */
export type ScriptSettings = { readonly url: string }

/** The external scripts that the merchant switched on; null for those that are off. From runtime configuration, public. */
export type VendorSettings = {
  readonly accessibilityWidget: ScriptSettings | null
  readonly tagManager: (ScriptSettings & { readonly id: string }) | null
  readonly personalisation: ScriptSettings | null
  readonly reviews: ScriptSettings | null
  /** The monitor's recorder of visits, by the address it reports to. */
  readonly sessionRecorder: ScriptSettings | null
  /** Origins that the tags of the tag manager's container load from and report to. */
  readonly tagSources: readonly string[]
}

export type VendorId = Exclude<keyof VendorSettings, 'tagSources'>

/** What an external script gets of the page. */
export type VendorPage = {
  readonly dataLayer: DataLayer
  /** Adds the script to the page; nothing of the shop waits for it. */
  readonly loadScript: (url: string) => void
}

/** An external script behind the shop's own door. */
export type Vendor = {
  readonly id: VendorId
  /** As shoppers read it in the list of vendors; null where the merchant uses none. */
  readonly name: string | null
  /** It may run when one of them is granted. */
  readonly purposes: readonly OptionalPurpose[]
  readonly sources: ExternalSources
  readonly load: (page: VendorPage) => void
}
