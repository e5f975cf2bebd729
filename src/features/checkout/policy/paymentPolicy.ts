import type { HasField } from '#src/platform/capabilities.ts'
import { mergeSources } from '#src/platform/vendors/externalSources.ts'
import type { ExternalSources } from '#src/platform/vendors/externalSources.ts'
import { sourcesOfAdapters } from '../payment/paymentAdapters.ts'

/** Banks ask the shopper in a frame, to which a form is posted, and each has a host of its own. */
const ANY_BANK: ExternalSources = { frame: ['https:'], form: ['https:'] }

/** The policy of the documents of the checkout, from the payment methods of this shop. */
export function paymentPolicy(hasField: HasField): {
  readonly sources: ExternalSources
  readonly opensWindows: boolean
  /** Their policy differs from that of the other documents. */
  readonly isOwn: boolean
} {
  const needed = sourcesOfAdapters(hasField)
  const opensWindows = needed.some(({ popup }) => popup === true)
  const sources = mergeSources(
    needed.flatMap(({ anyBank, popup: _popup, ...origins }) => (anyBank ? [origins, ANY_BANK] : [origins])),
  )
  return { sources, opensWindows, isOwn: opensWindows || Object.keys(sources).length > 0 }
}
