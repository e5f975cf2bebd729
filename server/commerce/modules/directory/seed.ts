import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { checkCountries } from './checkCountries.ts'
import { COUNTRIES, REGIONS } from './countries/countries.ts'

export function seedDirectory({ db, shop }: SeedInput): void {
  checkCountries(shop)
  for (const [id, threeLetterCode] of Object.entries(COUNTRIES)) {
    runSql(db, 'INSERT INTO directory_country (id, three_letter_code) VALUES (?, ?)', [id, threeLetterCode])
  }
  for (const [country, all] of Object.entries(REGIONS)) {
    for (const { id, code, name } of all) {
      const values = [id, country, code, name]
      runSql(db, 'INSERT INTO directory_region (id, country_id, code, name) VALUES (?, ?, ?, ?)', values)
    }
  }
}
