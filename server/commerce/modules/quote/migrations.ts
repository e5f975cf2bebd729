import type { Migration } from '../../engine/module.ts'

export const quoteMigrations: readonly Migration[] = [
  {
    id: 'quote-001-carts',
    sql: `
      CREATE TABLE quote (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        masked_id TEXT NOT NULL UNIQUE,
        website_id INTEGER NOT NULL,
        store_id INTEGER NOT NULL,
        customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE,
        customer_email TEXT,
        is_active INTEGER NOT NULL DEFAULT 1,
        coupon_code TEXT,
        payment_method TEXT,
        po_number TEXT,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL
      ) STRICT;
      -- One active cart a customer; guests' carts are found by their masked id alone.
      CREATE UNIQUE INDEX quote_active_of_customer ON quote (customer_id) WHERE is_active = 1 AND customer_id IS NOT NULL;

      CREATE INDEX quote_expiry ON quote (updated_at) WHERE is_active = 1;

      CREATE TABLE quote_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
        -- The line of a bundle that this line is a part of.
        parent_item_id INTEGER REFERENCES quote_item (id) ON DELETE CASCADE,
        -- The product as chosen (a configurable parent), and what is really bought (its variant); equal otherwise.
        -- No foreign keys: a product may be deleted, its lines then disappear from carts.
        product_id INTEGER NOT NULL,
        bought_product_id INTEGER NOT NULL,
        quantity INTEGER NOT NULL CHECK (quantity > 0),
        -- JSON of the options as chosen: {"selected": [uid], "entered": [{"uid", "value"}]}, in canonical order.
        -- Two requests for the same product with the same text here are one line.
        buy_request TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX quote_item_of_quote ON quote_item (quote_id);

      CREATE TABLE quote_address (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
        address_type TEXT NOT NULL CHECK (address_type IN ('shipping', 'billing')),
        customer_address_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
        same_as_billing INTEGER NOT NULL DEFAULT 0,
        prefix TEXT,
        firstname TEXT NOT NULL,
        middlename TEXT,
        lastname TEXT NOT NULL,
        suffix TEXT,
        company TEXT,
        street TEXT NOT NULL,
        city TEXT NOT NULL,
        region TEXT,
        region_code TEXT,
        region_id INTEGER,
        postcode TEXT,
        country_code TEXT NOT NULL,
        telephone TEXT,
        fax TEXT,
        vat_id TEXT,
        customer_notes TEXT,
        pickup_location_code TEXT,
        carrier_code TEXT,
        method_code TEXT,
        UNIQUE (quote_id, address_type)
      ) STRICT;
    `,
  },
  {
    id: 'quote-002-price-rules',
    sql: `
      CREATE TABLE salesrule (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        website_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        coupon_code TEXT COLLATE NOCASE UNIQUE,
        action TEXT NOT NULL CHECK (action IN ('by_percent', 'cart_fixed')),
        -- Percent for by_percent, cents for cart_fixed.
        amount REAL NOT NULL,
        subtotal_from_cents INTEGER,
        grants_free_shipping INTEGER NOT NULL DEFAULT 0,
        from_date TEXT,
        to_date TEXT,
        uses_per_customer INTEGER,
        stops_further_rules INTEGER NOT NULL DEFAULT 0,
        sort_order INTEGER NOT NULL DEFAULT 0,
        is_active INTEGER NOT NULL DEFAULT 1,
        times_used INTEGER NOT NULL DEFAULT 0
      ) STRICT;

      CREATE TABLE salesrule_label (
        rule_id INTEGER NOT NULL REFERENCES salesrule (id) ON DELETE CASCADE,
        store_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (rule_id, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE salesrule_customer (
        rule_id INTEGER NOT NULL REFERENCES salesrule (id) ON DELETE CASCADE,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        times_used INTEGER NOT NULL,
        PRIMARY KEY (rule_id, customer_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'quote-003-shipping-methods',
    sql: `
      CREATE TABLE shipping_method (
        carrier_code TEXT NOT NULL,
        method_code TEXT NOT NULL,
        price_cents INTEGER NOT NULL,
        tax_percent REAL NOT NULL,
        subtotal_from_cents INTEGER,
        -- JSON array of country ids.
        countries TEXT NOT NULL,
        sort_order INTEGER NOT NULL,
        is_active INTEGER NOT NULL DEFAULT 1,
        PRIMARY KEY (carrier_code, method_code)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE shipping_method_title (
        carrier_code TEXT NOT NULL,
        method_code TEXT NOT NULL,
        store_id INTEGER NOT NULL,
        carrier_title TEXT NOT NULL,
        method_title TEXT NOT NULL,
        PRIMARY KEY (carrier_code, method_code, store_id),
        FOREIGN KEY (carrier_code, method_code) REFERENCES shipping_method ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'quote-004-gift-cards',
    sql: `
      CREATE TABLE gift_card_account (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        code TEXT NOT NULL COLLATE NOCASE UNIQUE,
        balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
        -- The last day on which it can be spent; null: for ever.
        expires_on TEXT
      ) STRICT;

      CREATE TABLE quote_gift_card (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        quote_id INTEGER NOT NULL REFERENCES quote (id) ON DELETE CASCADE,
        account_id INTEGER NOT NULL REFERENCES gift_card_account (id) ON DELETE CASCADE,
        UNIQUE (quote_id, account_id)
      ) STRICT;
    `,
  },
  {
    id: 'quote-005-store-credit',
    sql: `
      -- Whether the customer pays with what the shop owes; how much follows from the balance.
      ALTER TABLE quote ADD COLUMN uses_store_credit INTEGER NOT NULL DEFAULT 0;
      -- Whether what is on a card may become store credit.
      ALTER TABLE gift_card_account ADD COLUMN is_redeemable INTEGER NOT NULL DEFAULT 1;
    `,
  },
  {
    id: 'quote-006-gift-messages',
    sql: `
      -- JSON of GiftMessage.
      ALTER TABLE quote_item ADD COLUMN gift_message TEXT;
    `,
  },
  {
    id: 'quote-007-reward-points',
    sql: `
      -- The balance that the customer chose to pay with; null: not with points. How much they pay follows from the
      -- balance of the moment, and an order is refused where that has become less.
      ALTER TABLE quote ADD COLUMN reward_points_offered INTEGER;
    `,
  },
  {
    id: 'quote-008-gift-options',
    sql: `
      -- JSON of GiftMessage: beside all of it.
      ALTER TABLE quote ADD COLUMN gift_message TEXT;
      -- A receipt without prices goes along.
      ALTER TABLE quote ADD COLUMN has_gift_receipt INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: 'quote-009-shown-total',
    sql: `
      -- The grand total, in cents of the currency, that the shopper has seen since they last changed the cart; null:
      -- none. An order never costs more.
      ALTER TABLE quote ADD COLUMN shown_total INTEGER;
      ALTER TABLE quote ADD COLUMN shown_currency TEXT;
    `,
  },
]
