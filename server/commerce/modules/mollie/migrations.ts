import type { Migration } from '../../engine/module.ts'

export const mollieMigrations: readonly Migration[] = [
  {
    id: 'mollie-001-payments',
    sql: `
      INSERT INTO sales_order_status (status, state, label) VALUES
        ('pending_payment', 'pending_payment', 'Pending Payment');
      CREATE TABLE mollie_payment (
        order_id INTEGER PRIMARY KEY REFERENCES sales_order (id) ON DELETE CASCADE,
        -- The cart that was ordered; null if it is gone.
        quote_id INTEGER REFERENCES quote (id) ON DELETE SET NULL,
        -- Opens the payment's state to its buyer.
        token TEXT NOT NULL UNIQUE,
        -- Both null until the provider has opened the payment.
        payment_id TEXT UNIQUE,
        checkout_url TEXT,
        -- The state that the order reflects.
        status TEXT NOT NULL
      ) STRICT;
    `,
  },
  {
    id: 'mollie-002-apple-pay',
    sql: `
      CREATE TABLE mollie_apple_pay_token (
        quote_id INTEGER PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
        -- The encrypted card of a device, for one payment.
        token TEXT NOT NULL
      ) STRICT;
    `,
  },
]
