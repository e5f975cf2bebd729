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
  {
    id: 'vault-002-paying-with-tokens',
    sql: `
      -- What a method saves and what it is paid with later have codes of their own.
      UPDATE vault_payment_token SET payment_method = CASE type WHEN 'card' THEN 'braintree' ELSE 'braintree_paypal' END
      WHERE payment_method = 'paypal_express';
      -- With which one a cart is to be paid.
      CREATE TABLE vault_quote_token (
        quote_id INTEGER PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
        token_id INTEGER NOT NULL REFERENCES vault_payment_token (id) ON DELETE CASCADE
      ) STRICT;
      CREATE INDEX vault_quote_token_of_token ON vault_quote_token (token_id);
      -- Shops that are open already; others are seeded.
      INSERT INTO payment_method (code, sort_order, is_active)
      SELECT vault.code, vault.sort_order, is_active FROM payment_method
      JOIN (SELECT 'braintree_cc_vault' AS code, 46 AS sort_order UNION ALL SELECT 'braintree_paypal_vault', 47) AS vault
      WHERE payment_method.code = 'paypal_express';
      INSERT INTO payment_method_text (code, store_id, title)
      SELECT vault.code, store.id, CASE WHEN locale LIKE 'it%' THEN vault.it ELSE vault.en END FROM store
      JOIN (
        SELECT 'braintree_cc_vault' AS code, 'Carta salvata' AS it, 'Saved card' AS en
        UNION ALL SELECT 'braintree_paypal_vault', 'Conto PayPal salvato', 'Saved PayPal account'
      ) AS vault
      WHERE EXISTS (SELECT 1 FROM payment_method WHERE payment_method.code = vault.code);
    `,
  },
]
