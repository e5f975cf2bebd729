import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { AMERICAN_STATES } from './americanStates.ts'
import { ITALIAN_PROVINCES } from './italianProvinces.ts'

/** Two- and three-letter codes: the European Union, its neighbours and the United States. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AT: 'AUT',
  BE: 'BEL',
  BG: 'BGR',
  CH: 'CHE',
  CY: 'CYP',
  CZ: 'CZE',
  DE: 'DEU',
  DK: 'DNK',
  EE: 'EST',
  ES: 'ESP',
  FI: 'FIN',
  FR: 'FRA',
  GB: 'GBR',
  GR: 'GRC',
  HR: 'HRV',
  HU: 'HUN',
  IE: 'IRL',
  IT: 'ITA',
  LT: 'LTU',
  LU: 'LUX',
  LV: 'LVA',
  MT: 'MLT',
  NL: 'NLD',
  NO: 'NOR',
  PL: 'POL',
  PT: 'PRT',
  RO: 'ROU',
  SE: 'SWE',
  SI: 'SVN',
  SK: 'SVK',
  SM: 'SMR',
  US: 'USA',
  VA: 'VAT',
}

export function seedDirectory({ db }: SeedInput): void {
  for (const [id, threeLetterCode] of Object.entries(COUNTRIES)) {
    runSql(db, 'INSERT INTO directory_country (id, three_letter_code) VALUES (?, ?)', [id, threeLetterCode])
  }
  const regions = [
    ['IT', ITALIAN_PROVINCES],
    ['US', AMERICAN_STATES],
  ] as const
  for (const [country, all] of regions) {
    for (const { id, code, name } of all) {
      const values = [id, country, code, name]
      runSql(db, 'INSERT INTO directory_region (id, country_id, code, name) VALUES (?, ?, ?, ?)', values)
    }
  }
}
