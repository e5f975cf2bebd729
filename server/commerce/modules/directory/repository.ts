import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow } from '../../db/rows.ts'

/** A province or state. */
export type Region = { readonly id: number; readonly code: string; readonly name: string }

/** A country the shop sells to. */
export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly id: string
  readonly threeLetterCode: string
  /** Empty if addresses of the country need no region from a list. */
  readonly regions: readonly Region[]
}

type CountryRow = { id: string; three_letter_code: string }
type RegionRow = { id: number; code: string; name: string }

/** Regions of a country by name. */
export const regionsOf = (db: DatabaseSync, countryId: string): readonly Region[] =>
  allRows<RegionRow>(db, 'SELECT id, code, name FROM directory_region WHERE country_id = ? ORDER BY name', [countryId])

const countryOf = (row: CountryRow, regions: readonly Region[]): Country => ({
  id: row.id,
  threeLetterCode: row.three_letter_code,
  regions,
})

/** All countries the shop sells to, by code. */
export function loadCountries(db: DatabaseSync): readonly Country[] {
  const regions = allRows<RegionRow & { country_id: string }>(
    db,
    'SELECT id, country_id, code, name FROM directory_region ORDER BY country_id, name',
  )
  const byCountry = Map.groupBy(regions, (region) => region.country_id)
  return allRows<CountryRow>(db, 'SELECT id, three_letter_code FROM directory_country ORDER BY id').map((row) =>
    countryOf(row, byCountry.get(row.id) ?? []),
  )
}

/** A country the shop sells to, by its two-letter code. */
export function findCountry(db: DatabaseSync, id: string): Country | undefined {
  const row = oneRow<CountryRow>(db, 'SELECT id, three_letter_code FROM directory_country WHERE id = ?', [id])
  return row && countryOf(row, regionsOf(db, row.id))
}
