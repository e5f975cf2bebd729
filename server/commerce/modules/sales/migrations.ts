import type { Migration } from '../../engine/module.ts'

/**
 * Orders are snapshots: they contain the names of products, rules and customers, and read none of them again. Money is
 * in cents.
 */
export const salesMigrations: readonly Migration[] = [
  {
    id: 'sales-001-orders',
    sql: `
      CREATE TABLE sales_sequence (
        store_id INTEGER PRIMARY KEY,
        last_value INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE sales_order_status (
        status TEXT PRIMARY KEY,
        state TEXT NOT NULL,
        label TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      -- Magento's defaults; a store view may call a status otherwise.
      INSERT INTO sales_order_status (status, state, label) VALUES
        ('pending', 'new', 'Pending'),
        ('processing', 'processing', 'Processing'),
        ('complete', 'complete', 'Complete'),
        ('closed', 'closed', 'Closed'),
        ('canceled', 'canceled', 'Canceled'),
        ('holded', 'holded', 'On Hold');
      CREATE TABLE sales_order_status_label (
        status TEXT NOT NULL REFERENCES sales_order_status (status),
        store_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (status, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE sales_order (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        increment_id TEXT NOT NULL UNIQUE,
        token TEXT NOT NULL UNIQUE,
        store_id INTEGER NOT NULL,
        website_id INTEGER NOT NULL,
        -- One order a cart, whatever happens. Null for orders that came without a cart.
        quote_id INTEGER UNIQUE,
        customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL,
        customer_email TEXT NOT NULL,
        status TEXT NOT NULL REFERENCES sales_order_status (status),
        is_virtual INTEGER NOT NULL,
        currency TEXT NOT NULL,
        coupon_code TEXT,
        subtotal_incl_tax INTEGER NOT NULL,
        subtotal_excl_tax INTEGER NOT NULL,
        discount INTEGER NOT NULL,
        shipping_incl_tax INTEGER NOT NULL,
        shipping_excl_tax INTEGER NOT NULL,
        tax INTEGER NOT NULL,
        grand_total INTEGER NOT NULL,
        carrier_code TEXT,
        method_code TEXT,
        carrier_title TEXT,
        method_title TEXT,
        customer_notes TEXT,
        pickup_location_code TEXT,
        payment_method TEXT NOT NULL,
        payment_title TEXT NOT NULL,
        po_number TEXT,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        CHECK (grand_total = subtotal_incl_tax - discount + shipping_incl_tax)
      ) STRICT;
      CREATE INDEX sales_order_of_customer ON sales_order (customer_id, store_id, id);

      CREATE TABLE sales_order_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        parent_item_id INTEGER REFERENCES sales_order_item (id) ON DELETE CASCADE,
        product_id INTEGER NOT NULL,
        bought_product_id INTEGER NOT NULL,
        product_type TEXT NOT NULL,
        sku TEXT NOT NULL,
        name TEXT NOT NULL,
        url_key TEXT NOT NULL,
        buy_request TEXT NOT NULL,
        quantity_ordered INTEGER NOT NULL,
        quantity_invoiced INTEGER NOT NULL DEFAULT 0,
        quantity_shipped INTEGER NOT NULL DEFAULT 0,
        quantity_refunded INTEGER NOT NULL DEFAULT 0,
        quantity_canceled INTEGER NOT NULL DEFAULT 0,
        weight_kg REAL,
        regular_incl_tax INTEGER NOT NULL,
        unit_incl_tax INTEGER NOT NULL,
        unit_excl_tax INTEGER NOT NULL,
        row_incl_tax INTEGER NOT NULL,
        row_excl_tax INTEGER NOT NULL,
        discount INTEGER NOT NULL,
        tax_percent REAL NOT NULL,
        tax INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sales_order_item_of_order ON sales_order_item (order_id);

      CREATE TABLE sales_order_item_option (
        item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('selected', 'entered')),
        position INTEGER NOT NULL,
        label TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (item_id, kind, position)
      ) STRICT, WITHOUT ROWID;

      -- item_id null: the share of the whole order.
      CREATE TABLE sales_order_discount (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        item_id INTEGER REFERENCES sales_order_item (id) ON DELETE CASCADE,
        rule_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        amount INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sales_order_discount_of_order ON sales_order_discount (order_id);

      CREATE TABLE sales_order_tax (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        applies_to TEXT NOT NULL CHECK (applies_to IN ('order', 'shipping')),
        title TEXT NOT NULL,
        percent REAL NOT NULL,
        amount INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sales_order_tax_of_order ON sales_order_tax (order_id);

      CREATE TABLE sales_order_address (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        address_type TEXT NOT NULL CHECK (address_type IN ('shipping', 'billing')),
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
        UNIQUE (order_id, address_type)
      ) STRICT;
    `,
  },
  {
    id: 'sales-002-parts-of-items',
    sql: `
      CREATE TABLE sales_order_item_part (
        item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        product_id INTEGER NOT NULL,
        option_uid TEXT NOT NULL,
        option_label TEXT NOT NULL,
        uid TEXT NOT NULL,
        sku TEXT NOT NULL,
        name TEXT NOT NULL,
        -- Pieces in one bundle.
        quantity INTEGER NOT NULL,
        unit_cents INTEGER NOT NULL,
        PRIMARY KEY (item_id, position)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE sales_order_item_link (
        item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        link_id INTEGER NOT NULL,
        uid TEXT NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (item_id, position)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'sales-003-documents',
    sql: `
      -- Invoices, shipments and credit memos. What one says in figures follows from its pieces and the order's rows.
      CREATE TABLE sales_document (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        kind TEXT NOT NULL CHECK (kind IN ('invoice', 'shipment', 'credit_memo')),
        increment_id TEXT NOT NULL,
        -- Whether what was paid for shipping is part of it.
        has_shipping INTEGER NOT NULL,
        comment TEXT,
        -- Milliseconds since 1970.
        created_at INTEGER NOT NULL,
        UNIQUE (kind, increment_id)
      ) STRICT;
      CREATE INDEX sales_document_of_order ON sales_document (order_id);
      CREATE TABLE sales_document_item (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        document_id INTEGER NOT NULL REFERENCES sales_document (id) ON DELETE CASCADE,
        order_item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        quantity INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sales_document_item_of_document ON sales_document_item (document_id);
      CREATE TABLE sales_shipment_track (
        document_id INTEGER NOT NULL REFERENCES sales_document (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        carrier TEXT NOT NULL,
        title TEXT NOT NULL,
        number TEXT,
        PRIMARY KEY (document_id, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE sales_document_sequence (
        kind TEXT NOT NULL,
        store_id INTEGER NOT NULL,
        last_value INTEGER NOT NULL,
        PRIMARY KEY (kind, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'sales-004-cancellation',
    sql: 'ALTER TABLE sales_order ADD COLUMN cancellation_reason TEXT',
  },
  {
    id: 'sales-005-comments',
    sql: `
      -- What the shop has told the buyer about an order.
      CREATE TABLE sales_order_comment (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        comment TEXT NOT NULL,
        -- Milliseconds since 1970.
        created_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sales_order_comment_of_order ON sales_order_comment (order_id);
    `,
  },
  {
    id: 'sales-006-purchased-links',
    sql: `
      -- Files that a customer may download; the row stays right when the product's link is gone.
      CREATE TABLE sales_purchased_link (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        link_id INTEGER NOT NULL,
        link_hash TEXT NOT NULL UNIQUE,
        -- Downloads that were paid for; 0: any number.
        downloads_bought INTEGER NOT NULL,
        downloads_used INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE INDEX sales_purchased_link_of_item ON sales_purchased_link (item_id);
      INSERT INTO sales_purchased_link (item_id, link_id, link_hash, downloads_bought)
        SELECT bought.item_id, bought.link_id, lower(hex(randomblob(24))),
          coalesce(link.download_limit, 0) * item.quantity_ordered
        FROM sales_order_item_link AS bought
        JOIN sales_order_item AS item ON item.id = bought.item_id
        LEFT JOIN downloadable_link AS link ON link.id = bought.link_id
        ORDER BY bought.item_id, bought.position;
    `,
  },
  {
    id: 'sales-007-guest-cancellation',
    sql: `
      -- What guests asked for and have still to confirm by the key in their mail, of which only the digest is kept.
      CREATE TABLE sales_guest_cancellation (
        order_id INTEGER PRIMARY KEY REFERENCES sales_order (id) ON DELETE CASCADE,
        key_hash TEXT NOT NULL,
        reason TEXT NOT NULL,
        -- Milliseconds since 1970.
        requested_at INTEGER NOT NULL
      ) STRICT;
    `,
  },
  {
    id: 'sales-008-gift-cards',
    sql: `
      -- What gift cards paid of an order; its grand_total is the sum before them.
      CREATE TABLE sales_order_gift_card (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        order_id INTEGER NOT NULL REFERENCES sales_order (id) ON DELETE CASCADE,
        account_id INTEGER NOT NULL,
        code TEXT NOT NULL,
        amount INTEGER NOT NULL CHECK (amount > 0)
      ) STRICT;
      CREATE INDEX sales_order_gift_card_of_order ON sales_order_gift_card (order_id);
    `,
  },
  {
    id: 'sales-009-sold-gift-cards',
    sql: `
      -- Gift cards that were bought, as they were filled in, and the accounts opened for them, one a piece.
      CREATE TABLE sales_sold_gift_card (
        item_id INTEGER PRIMARY KEY REFERENCES sales_order_item (id) ON DELETE CASCADE,
        -- On each piece.
        amount INTEGER NOT NULL,
        sender_name TEXT NOT NULL,
        sender_email TEXT,
        recipient_name TEXT NOT NULL,
        recipient_email TEXT,
        message TEXT
      ) STRICT;
      CREATE TABLE sales_opened_gift_card (
        account_id INTEGER PRIMARY KEY,
        item_id INTEGER NOT NULL REFERENCES sales_order_item (id) ON DELETE CASCADE,
        amount INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sales_opened_gift_card_of_item ON sales_opened_gift_card (item_id);
    `,
  },
  {
    id: 'sales-010-store-credit',
    sql: `
      -- What the customer's store credit paid, after the gift cards; grand_total is the sum before both.
      ALTER TABLE sales_order ADD COLUMN store_credit INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: 'sales-011-gift-messages',
    sql: `
      -- JSON of GiftMessage.
      ALTER TABLE sales_order_item ADD COLUMN gift_message TEXT;
    `,
  },
  {
    id: 'sales-012-reward-points',
    sql: `
      -- The customer's points that paid, and what they paid, after gift cards and store credit; grand_total is the sum
      -- before all of them.
      ALTER TABLE sales_order ADD COLUMN reward_points INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE sales_order ADD COLUMN reward_cents INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: 'sales-013-gift-options',
    sql: `
      -- JSON of GiftMessage: beside all of it.
      ALTER TABLE sales_order ADD COLUMN gift_message TEXT;
      -- A receipt without prices goes along.
      ALTER TABLE sales_order ADD COLUMN has_gift_receipt INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: 'sales-014-custom-options',
    sql: `
      ALTER TABLE sales_order_item_option ADD COLUMN is_custom INTEGER NOT NULL DEFAULT 0;
      -- Until now picked options were kept as entered ones and typed ones as selected ones.
      UPDATE sales_order_item_option
      SET is_custom = 1, kind = CASE kind WHEN 'entered' THEN 'selected' ELSE 'entered' END
      WHERE kind = 'entered' OR item_id IN (SELECT id FROM sales_order_item WHERE product_type <> 'configurable');
    `,
  },
  {
    id: 'sales-015-currencies',
    sql: `
      -- An order is in the shopper's currency; balances that paid for it are in the base currency.
      ALTER TABLE sales_order ADD COLUMN base_currency TEXT NOT NULL DEFAULT '';
      -- One unit of the base currency in the order's.
      ALTER TABLE sales_order ADD COLUMN exchange_rate REAL NOT NULL DEFAULT 1;
      ALTER TABLE sales_order ADD COLUMN base_store_credit INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE sales_order_gift_card ADD COLUMN base_amount INTEGER NOT NULL DEFAULT 0;
      -- Until now both were the same.
      UPDATE sales_order SET base_currency = currency, base_store_credit = store_credit;
      UPDATE sales_order_gift_card SET base_amount = amount;
    `,
  },
  {
    id: 'sales-016-net-prices',
    sql: `
      -- The prices are without tax, which was added to their sum. Until now all prices contained it.
      ALTER TABLE sales_order ADD COLUMN has_net_prices INTEGER NOT NULL DEFAULT 0;
    `,
  },
  {
    id: 'sales-017-status-changes',
    sql: `
      -- Magento records changes of the status only since 2.4.8, so older orders have none.
      ALTER TABLE sales_order ADD COLUMN status_changed_at INTEGER;
    `,
  },
  {
    id: 'sales-018-fixed-taxes',
    sql: `
      -- The fixed taxes of one piece.
      CREATE TABLE sales_order_item_fixed_tax (
        item_id INTEGER NOT NULL REFERENCES sales_order_item (id),
        position INTEGER NOT NULL,
        label TEXT NOT NULL,
        amount INTEGER NOT NULL,
        PRIMARY KEY (item_id, position)
      ) STRICT, WITHOUT ROWID;
      -- The subtotals of an order contain them. 1: they are shown so.
      ALTER TABLE sales_order ADD COLUMN has_fixed_taxes_in_subtotal INTEGER NOT NULL DEFAULT 0;
    `,
  },
]
