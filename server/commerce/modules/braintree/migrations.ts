import type { Migration } from '../../engine/module.ts'

export const braintreeMigrations: readonly Migration[] = [
  {
    id: 'braintree-001-nonces',
    sql: `
      CREATE TABLE braintree_nonce (
        quote_id INTEGER PRIMARY KEY REFERENCES quote (id) ON DELETE CASCADE,
        -- Stands for a card, for one payment.
        nonce TEXT NOT NULL,
        -- Whether the customer wants the card to be saved.
        is_to_be_saved INTEGER NOT NULL
      ) STRICT;
    `,
  },
]
