import type { Migration } from '../../engine/module.ts'

export const compareMigrations: readonly Migration[] = [
  {
    id: 'compare-001-compare-lists',
    sql: `
      -- A guest has as many as they make, a customer one.
      CREATE TABLE compare_list (
        id INTEGER PRIMARY KEY,
        uid TEXT NOT NULL UNIQUE,
        customer_id INTEGER UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
        -- Milliseconds since 1970.
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE compare_item (
        id INTEGER PRIMARY KEY,
        list_id INTEGER NOT NULL REFERENCES compare_list (id) ON DELETE CASCADE,
        product_id INTEGER NOT NULL REFERENCES product (id),
        UNIQUE (list_id, product_id)
      ) STRICT;
    `,
  },
]
