import type { Migration } from '../../engine/module.ts'

export const storeMigrations: readonly Migration[] = [
  {
    id: 'store-001-store-views',
    sql: `
      CREATE TABLE website (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL
      ) STRICT;
      CREATE TABLE store (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        website_id INTEGER NOT NULL REFERENCES website (id),
        locale TEXT NOT NULL,
        root_category_id INTEGER NOT NULL,
        sort_order INTEGER NOT NULL,
        is_active INTEGER NOT NULL DEFAULT 1,
        -- JSON of SeedStoreConfig: the settings of a store view are read whole and never searched.
        config TEXT NOT NULL
      ) STRICT;
      -- Secrets and marks of this installation, e.g. the salt of cache ids.
      CREATE TABLE setting (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
]
