import type { Migration } from '../../engine/module.ts'

export const adyenMigrations: readonly Migration[] = [
  {
    id: 'adyen-001-payments',
    sql: `
      CREATE TABLE adyen_state (
        quote_id INTEGER PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
        -- The encrypted card and the browser, for one payment.
        state_data TEXT NOT NULL,
        return_url TEXT NOT NULL
      ) STRICT;
      CREATE TABLE adyen_payment (
        order_id INTEGER PRIMARY KEY REFERENCES sales_order (id) ON DELETE CASCADE,
        -- The cart that was ordered; null if it is gone. It may be ordered again while a step is due.
        quote_id INTEGER REFERENCES quote (id) ON DELETE SET NULL,
        result_code TEXT NOT NULL,
        -- The shopper's next step, as JSON.
        action TEXT
      ) STRICT;
    `,
  },
]
