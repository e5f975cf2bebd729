import type { Migration } from '../../engine/module.ts'

export const customerMigrations: readonly Migration[] = [
  {
    id: 'customer-001-customers',
    sql: `
      CREATE TABLE customer (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        website_id INTEGER NOT NULL,
        store_id INTEGER NOT NULL,
        email TEXT NOT NULL COLLATE NOCASE,
        prefix TEXT,
        firstname TEXT NOT NULL,
        middlename TEXT,
        lastname TEXT NOT NULL,
        suffix TEXT,
        date_of_birth TEXT,
        gender INTEGER,
        taxvat TEXT,
        password_hash TEXT,
        default_billing_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
        default_shipping_id INTEGER REFERENCES customer_address (id) ON DELETE SET NULL,
        created_at INTEGER NOT NULL,
        UNIQUE (website_id, email)
      ) STRICT;

      CREATE TABLE customer_address (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
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
        vat_id TEXT
      ) STRICT;
      CREATE INDEX customer_address_of_customer ON customer_address (customer_id);
    `,
  },
  {
    id: 'customer-002-tokens',
    sql: `
      CREATE TABLE customer_token (
        token_hash TEXT PRIMARY KEY,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        revoked_at INTEGER
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX customer_token_of_customer ON customer_token (customer_id);

      CREATE TABLE sign_in_failure (
        website_id INTEGER NOT NULL,
        email TEXT NOT NULL COLLATE NOCASE,
        failures INTEGER NOT NULL,
        last_failure_at INTEGER NOT NULL,
        PRIMARY KEY (website_id, email)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'customer-003-newsletter-and-contact',
    sql: `
      CREATE TABLE newsletter_subscriber (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        website_id INTEGER NOT NULL,
        store_id INTEGER NOT NULL,
        customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL,
        email TEXT NOT NULL COLLATE NOCASE,
        status TEXT NOT NULL CHECK (status IN ('SUBSCRIBED', 'NOT_ACTIVE', 'UNSUBSCRIBED', 'UNCONFIRMED')),
        changed_at INTEGER NOT NULL,
        UNIQUE (website_id, email)
      ) STRICT;

      CREATE TABLE contact_message (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        store_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        telephone TEXT,
        comment TEXT NOT NULL,
        created_at INTEGER NOT NULL
      ) STRICT;
    `,
  },
  {
    id: 'customer-004-confirmation-and-reset',
    sql: `
      ALTER TABLE customer ADD COLUMN confirmation_key TEXT;
      ALTER TABLE customer ADD COLUMN reset_token_hash TEXT;
      ALTER TABLE customer ADD COLUMN reset_token_at INTEGER;
    `,
  },
  {
    id: 'customer-005-attributes',
    sql: `
      -- What the merchant asks customers beyond Magento's own fields.
      CREATE TABLE customer_attribute (
        code TEXT PRIMARY KEY,
        sort_order INTEGER NOT NULL,
        -- JSON of SeedCustomerAttribute without its code: read whole and never searched.
        definition TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE customer_attribute_value (
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        code TEXT NOT NULL,
        -- JSON array of texts: one, or the values of the chosen options.
        value TEXT NOT NULL,
        PRIMARY KEY (customer_id, code)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'customer-006-store-credit',
    sql: `
      -- What the shop owes a customer, change by change; the balance is their sum.
      CREATE TABLE customer_store_credit (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
        action TEXT NOT NULL CHECK (action IN ('Created', 'Updated', 'Used', 'Refunded', 'Reverted')),
        change_cents INTEGER NOT NULL,
        balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
        -- Milliseconds since 1970.
        changed_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX customer_store_credit_of_customer ON customer_store_credit (customer_id);
    `,
  },
  {
    id: 'customer-007-access',
    sql: `
      -- Grows with every event that ends running sign-ins.
      ALTER TABLE customer ADD COLUMN access_version INTEGER NOT NULL DEFAULT 0;
      -- The digest of the key that has confirmed the address: who has it may know that it was used.
      ALTER TABLE customer ADD COLUMN used_confirmation_hash TEXT;

      -- A lock is one client's: a stranger must not lock the owner out.
      DROP TABLE sign_in_failure;
      CREATE TABLE sign_in_failure (
        website_id INTEGER NOT NULL,
        email TEXT NOT NULL COLLATE NOCASE,
        -- Digest of the client's address.
        client TEXT NOT NULL,
        failures INTEGER NOT NULL,
        last_failure_at INTEGER NOT NULL,
        PRIMARY KEY (website_id, email, client)
      ) STRICT, WITHOUT ROWID;
    `,
  },
]
