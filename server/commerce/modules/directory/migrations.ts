import type { Migration } from '../../engine/module.ts'

export const directoryMigrations: readonly Migration[] = [
  {
    id: 'directory-001-countries',
    sql: `
      CREATE TABLE directory_country (
        id TEXT PRIMARY KEY,
        three_letter_code TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE directory_region (
        id INTEGER PRIMARY KEY,
        country_id TEXT NOT NULL REFERENCES directory_country (id),
        code TEXT NOT NULL,
        name TEXT NOT NULL,
        UNIQUE (country_id, code)
      ) STRICT;
    `,
  },
]
