import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { EstimatePlace } from '#src/features/checkout/delivery/estimateShipping.ts'

const KEY = 'vetrina.estimatePlace'

/** The place of the last estimate in this tab. */
export const readKeptPlace = (tabStorage: KeyValueStorage): EstimatePlace | null =>
  parseJson(tabStorage.get(KEY), isPlace)

export const keepPlace = (tabStorage: KeyValueStorage, place: EstimatePlace): void =>
  void tabStorage.set(KEY, JSON.stringify(place))

const isPlace = (value: unknown): value is EstimatePlace =>
  typeof value === 'object' &&
  value !== null &&
  ['countryCode', 'postcode', 'regionId'].every(
    (field) => typeof (value as Readonly<Record<string, unknown>>)[field] === 'string',
  )
