import type { Migration } from '../../engine/module.ts'

export const wishlistMigrations: readonly Migration[] = [
  {
    id: 'wishlist-001-wish-lists',
    sql: `
      -- One for each customer, made when it is first asked for.
      CREATE TABLE wishlist (
        id INTEGER PRIMARY KEY,
        customer_id INTEGER NOT NULL UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
        sharing_code TEXT NOT NULL UNIQUE,
        -- Milliseconds since 1970.
        updated_at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE wishlist_item (
        id INTEGER PRIMARY KEY,
        wishlist_id INTEGER NOT NULL REFERENCES wishlist (id) ON DELETE CASCADE,
        product_id INTEGER NOT NULL REFERENCES product (id),
        -- JSON of BuyRequest: the options chosen so far, as a cart line keeps them.
        buy_request TEXT NOT NULL,
        quantity REAL NOT NULL,
        description TEXT,
        added_at INTEGER NOT NULL,
        UNIQUE (wishlist_id, product_id, buy_request)
      ) STRICT;
    `,
  },
  {
    id: 'wishlist-002-several-lists',
    sql: `
      -- A customer of Adobe Commerce may have several; the oldest is the one that always stays.
      CREATE TABLE wishlist_kept (
        id INTEGER PRIMARY KEY,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        sharing_code TEXT NOT NULL UNIQUE,
        -- Null: called what the store calls a list.
        name TEXT,
        is_public INTEGER NOT NULL DEFAULT 0,
        updated_at INTEGER NOT NULL
      ) STRICT;
      INSERT INTO wishlist_kept (id, customer_id, sharing_code, updated_at)
        SELECT id, customer_id, sharing_code, updated_at FROM wishlist;
      CREATE TABLE wishlist_item_kept (
        id INTEGER PRIMARY KEY,
        wishlist_id INTEGER NOT NULL REFERENCES wishlist_kept (id) ON DELETE CASCADE,
        product_id INTEGER NOT NULL REFERENCES product (id),
        buy_request TEXT NOT NULL,
        quantity REAL NOT NULL,
        description TEXT,
        added_at INTEGER NOT NULL,
        UNIQUE (wishlist_id, product_id, buy_request)
      ) STRICT;
      INSERT INTO wishlist_item_kept SELECT * FROM wishlist_item;
      DROP TABLE wishlist_item;
      DROP TABLE wishlist;
      ALTER TABLE wishlist_kept RENAME TO wishlist;
      ALTER TABLE wishlist_item_kept RENAME TO wishlist_item;
      CREATE INDEX wishlist_customer ON wishlist (customer_id);
    `,
  },
]
