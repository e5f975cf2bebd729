/** The kind of the regions of a country, which decides their label. */
export type RegionKind = 'province' | 'land' | 'state' | 'canton' | 'department' | 'county' | 'prefecture' | 'region'

/** The countries by the kind of those regions that Magento's directory has of them; elsewhere the word is `region`. */
const COUNTRIES: Readonly<Record<Exclude<RegionKind, 'region'>, readonly string[]>> = {
  province: ['AR', 'BE', 'CA', 'CN', 'EC', 'ES', 'IT', 'NL', 'TR'],
  land: ['AT', 'DE'],
  state: ['AU', 'BR', 'IN', 'MX', 'US', 'VE'],
  canton: ['CH'],
  department: ['BO', 'CO', 'FR', 'PE', 'PY', 'UY'],
  county: ['AL', 'EE', 'HR', 'HU', 'IE', 'LT', 'NO', 'RO', 'SE'],
  prefecture: ['JP'],
}

const KIND_OF: ReadonlyMap<string, RegionKind> = new Map(
  (Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[]).flatMap((kind) =>
    COUNTRIES[kind].map((country) => [country, kind] as const),
  ),
)

export const regionKindOf = (countryCode: string): RegionKind => KIND_OF.get(countryCode) ?? 'region'
