import { AMERICAN_STATES } from './americanStates.ts'
import { ITALIAN_PROVINCES } from './italianProvinces.ts'

/** Two- and three-letter codes: the European Union, its neighbours and the United States. */
export const COUNTRIES: Readonly<Record<string, string>> = {
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

type Region = { readonly id: number; readonly code: string; readonly name: string }

/** The regions of the countries that have some in the embedded engine. */
export const REGIONS: Readonly<Record<string, readonly Region[]>> = {
  IT: ITALIAN_PROVINCES,
  US: AMERICAN_STATES,
}
