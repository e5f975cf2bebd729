import type { Migration } from '../../engine/module.ts'

/**
 * Tables of reviews. A review belongs to its store view, and is shown there once it is approved. `review_summary` is
 * derived; every change of its source refreshes it in the same transaction.
 */
export const reviewMigrations: readonly Migration[] = [
  {
    id: 'review-001-reviews',
    sql: `
      -- What a review gives stars for, e.g. quality.
      CREATE TABLE rating (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        position INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE rating_text (
        rating_id INTEGER NOT NULL REFERENCES rating (id),
        store_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (rating_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE rating_option (
        id INTEGER PRIMARY KEY,
        rating_id INTEGER NOT NULL REFERENCES rating (id),
        stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
        UNIQUE (rating_id, stars)
      ) STRICT;

      CREATE TABLE review (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        store_id INTEGER NOT NULL REFERENCES store (id),
        -- Null: written by a guest.
        customer_id INTEGER REFERENCES customer (id),
        status TEXT NOT NULL CHECK (status IN ('approved', 'pending', 'not_approved')),
        nickname TEXT NOT NULL,
        summary TEXT NOT NULL,
        body TEXT NOT NULL,
        -- Milliseconds since 1970.
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX review_shown ON review (product_id, store_id, status, created_at DESC, id DESC);
      CREATE INDEX review_customer ON review (customer_id, created_at DESC, id DESC) WHERE customer_id IS NOT NULL;
      CREATE INDEX review_pending ON review (created_at) WHERE status = 'pending';
      CREATE TABLE review_vote (
        review_id INTEGER NOT NULL REFERENCES review (id),
        rating_id INTEGER NOT NULL REFERENCES rating (id),
        option_id INTEGER NOT NULL REFERENCES rating_option (id),
        PRIMARY KEY (review_id, rating_id)
      ) STRICT, WITHOUT ROWID;

      -- Derived: what the cards of a list show, over the approved reviews. The rating is 0-100.
      CREATE TABLE review_summary (
        product_id INTEGER NOT NULL,
        store_id INTEGER NOT NULL,
        review_count INTEGER NOT NULL,
        rating INTEGER NOT NULL,
        PRIMARY KEY (product_id, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'review-002-forgotten-customers',
    sql: `
      -- The table's reference to its customer takes no action of its own.
      CREATE TRIGGER review_outlives_customer BEFORE DELETE ON customer
      BEGIN
        UPDATE review SET customer_id = NULL WHERE customer_id = OLD.id;
      END;
    `,
  },
]
