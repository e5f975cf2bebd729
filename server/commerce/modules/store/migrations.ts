import type { Migration } from '../../engine/module.ts'

export const storeMigrations: readonly Migration[] = [
  {
    id: 'store-001-store-views',
    sql: `
      CREATE TABLE website (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL
      ) STRICT;
      CREATE TABLE store (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        website_id INTEGER NOT NULL REFERENCES website (id),
        locale TEXT NOT NULL,
        root_category_id INTEGER NOT NULL,
        sort_order INTEGER NOT NULL,
        is_active INTEGER NOT NULL DEFAULT 1,
        -- JSON of SeedStoreConfig: the settings of a store view are read whole and never searched.
        config TEXT NOT NULL
      ) STRICT;
      -- Secrets and marks of this installation, e.g. the salt of cache ids.
      CREATE TABLE setting (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'store-002-mail-and-offline-payments',
    // Existing store views had none of these.
    sql: `
      UPDATE store SET config = json_patch(
        '{"salesEmail": null, "bankTransfer": null, "checkPayableTo": null, "checkMailingAddress": null}', config);
    `,
  },
  {
    id: 'store-003-guest-checkout-login',
    // Magento's default: it is not revealed which addresses have an account.
    sql: `UPDATE store SET config = json_patch('{"isGuestCheckoutLoginEnabled": false}', config);`,
  },
  {
    id: 'store-004-order-cancellation',
    // Magento's default: shoppers cannot cancel orders themselves.
    sql: `UPDATE store SET config = json_patch('{"isOrderCancellationEnabled": false, "orderCancellationReasons": []}', config);`,
  },
  {
    id: 'store-005-list-mode',
    // Magento's default.
    sql: `UPDATE store SET config = json_patch('{"listMode": "grid-list"}', config);`,
  },
  {
    id: 'store-006-gift-messages',
    // Magento's default.
    sql: `UPDATE store SET config = json_patch('{"areItemGiftMessagesAllowed": false}', config);`,
  },
  {
    id: 'store-007-several-wish-lists',
    // Magento's default.
    sql: `UPDATE store SET config = json_patch(
      '{"areSeveralWishlistsEnabled": false, "maximumNumberOfWishlists": 3}', config);`,
  },
  {
    id: 'store-008-gift-options',
    // Magento's default.
    sql: `UPDATE store SET config = json_patch(
      '{"areOrderGiftMessagesAllowed": false, "areGiftReceiptsAllowed": false}', config);`,
  },
]
