import type { Migration } from '../../engine/module.ts'

export const vaultMigrations: readonly Migration[] = [
  {
    id: 'vault-001-payment-tokens',
    sql: `
      -- What a provider remembers of how a customer pays; never a card's number.
      CREATE TABLE vault_payment_token (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        public_hash TEXT NOT NULL UNIQUE,
        payment_method TEXT NOT NULL,
        type TEXT NOT NULL CHECK (type IN ('card', 'account')),
        -- The provider's own name for it; stays here.
        gateway_token TEXT NOT NULL,
        -- JSON, as Magento shows it.
        details TEXT NOT NULL,
        -- Milliseconds since 1970, null: for ever.
        expires_at INTEGER,
        UNIQUE (customer_id, payment_method, gateway_token)
      ) STRICT;
    `,
  },
]
