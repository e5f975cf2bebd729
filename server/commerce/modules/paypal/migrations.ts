import type { Migration } from '../../engine/module.ts'

export const paypalMigrations: readonly Migration[] = [
  {
    id: 'paypal-001-express-checkout',
    sql: `
      CREATE TABLE paypal_express_checkout (
        token TEXT PRIMARY KEY,
        quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
        -- Who agreed; null until the cart is told.
        payer_id TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX paypal_express_checkout_of_quote ON paypal_express_checkout (quote_id);
    `,
  },
]
