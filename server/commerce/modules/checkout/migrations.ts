import type { Migration } from '../../engine/module.ts'

export const checkoutMigrations: readonly Migration[] = [
  {
    id: 'checkout-001-payment-and-agreements',
    sql: `
      CREATE TABLE payment_method (
        code TEXT PRIMARY KEY,
        sort_order INTEGER NOT NULL,
        is_active INTEGER NOT NULL DEFAULT 1
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE payment_method_text (
        code TEXT NOT NULL REFERENCES payment_method (code) ON DELETE CASCADE,
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        instructions TEXT,
        PRIMARY KEY (code, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE checkout_agreement (
        agreement_id INTEGER PRIMARY KEY AUTOINCREMENT,
        mode TEXT NOT NULL CHECK (mode IN ('AUTO', 'MANUAL')),
        is_html INTEGER NOT NULL,
        content_height TEXT,
        is_active INTEGER NOT NULL DEFAULT 1,
        sort_order INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE checkout_agreement_text (
        agreement_id INTEGER NOT NULL REFERENCES checkout_agreement (agreement_id) ON DELETE CASCADE,
        store_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        checkbox_text TEXT NOT NULL,
        content TEXT NOT NULL,
        PRIMARY KEY (agreement_id, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
]
