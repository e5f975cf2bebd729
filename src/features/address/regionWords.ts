import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { regionKindOf, type RegionKind } from '#src/lib/country-rules/regionKinds.ts'

const WORDS: Readonly<Record<RegionKind, MessageDescriptor>> = {
  province: msg`Provincia`,
  land: msg`Land`,
  state: msg`Stato federato`,
  canton: msg`Cantone`,
  department: msg`Dipartimento`,
  county: msg`Contea`,
  prefecture: msg`Prefettura`,
  region: msg`Regione`,
}

/** The label for the regions of a country. */
export const regionLabel = (countryCode: string): MessageDescriptor => WORDS[regionKindOf(countryCode)]
