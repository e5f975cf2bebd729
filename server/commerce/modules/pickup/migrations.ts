import type { Migration } from '../../engine/module.ts'

export const pickupMigrations: readonly Migration[] = [
  {
    id: 'pickup-001-locations',
    sql: `
      CREATE TABLE pickup_location (
        pickup_location_code TEXT PRIMARY KEY,
        email TEXT,
        fax TEXT,
        contact_name TEXT,
        phone TEXT NOT NULL,
        street TEXT NOT NULL,
        city TEXT NOT NULL,
        postcode TEXT NOT NULL,
        region_id INTEGER,
        country_id TEXT NOT NULL,
        latitude REAL NOT NULL,
        longitude REAL NOT NULL,
        sort_order INTEGER NOT NULL,
        is_active INTEGER NOT NULL DEFAULT 1
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE pickup_location_text (
        pickup_location_code TEXT NOT NULL REFERENCES pickup_location ON DELETE CASCADE,
        store_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        description TEXT,
        PRIMARY KEY (pickup_location_code, store_id)
      ) STRICT, WITHOUT ROWID;

      -- What a location keeps. Parents of variants and bundles are nowhere: their parts are.
      CREATE TABLE pickup_location_item (
        pickup_location_code TEXT NOT NULL REFERENCES pickup_location ON DELETE CASCADE,
        product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        PRIMARY KEY (pickup_location_code, product_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'pickup-002-places',
    sql: `
      -- The towns near which shoppers may look for a location.
      CREATE TABLE pickup_place (
        id INTEGER PRIMARY KEY,
        country_id TEXT NOT NULL,
        city TEXT NOT NULL,
        postcode TEXT NOT NULL,
        latitude REAL NOT NULL,
        longitude REAL NOT NULL
      ) STRICT;
      CREATE INDEX pickup_place_of_country ON pickup_place (country_id);
    `,
  },
]
