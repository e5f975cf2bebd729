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
]
