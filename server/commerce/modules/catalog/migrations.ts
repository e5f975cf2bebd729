import type { Migration } from '../../engine/module.ts'

/** SQL: a statement that dates categories like a save in Magento's back office. */
const datedCategories = (ids: string): string =>
  `UPDATE category SET updated_at = datetime('now') WHERE id IN (${ids});`

/** SQL: triggers, because a merchant's own SQL must date a category too. */
const datedWith = (table: string): string => `
      CREATE TRIGGER ${table}_inserted AFTER INSERT ON ${table}
        BEGIN ${datedCategories('NEW.category_id')} END;
      CREATE TRIGGER ${table}_updated AFTER UPDATE ON ${table}
        BEGIN ${datedCategories('OLD.category_id, NEW.category_id')} END;
      CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table}
        BEGIN ${datedCategories('OLD.category_id')} END;`

/** SQL: a statement that dates products like a save in Magento's back office. */
const datedProducts = (ids: string): string =>
  `UPDATE product SET updated_at = datetime('now') WHERE id IN (${ids}) AND updated_at IS NOT datetime('now');`

/** SQL: triggers for a table with a part of products, whose ids an expression finds in a changed row. */
const productsDatedWith = (table: string, idIn: (row: 'NEW' | 'OLD') => string): string => `
      CREATE TRIGGER ${table}_dates_inserted AFTER INSERT ON ${table}
        BEGIN ${datedProducts(idIn('NEW'))} END;
      CREATE TRIGGER ${table}_dates_updated AFTER UPDATE ON ${table}
        BEGIN ${datedProducts(`${idIn('OLD')}, ${idIn('NEW')}`)} END;
      CREATE TRIGGER ${table}_dates_deleted AFTER DELETE ON ${table}
        BEGIN ${datedProducts(idIn('OLD'))} END;`

/**
 * The tables of which a save of a product writes rows. Stock is not among them: Magento keeps its quantities apart, and
 * an order does not date its products.
 */
const TABLES_OF_PRODUCTS = [
  'product_text',
  'product_price',
  'product_tier_price',
  'product_attribute_text',
  'product_attribute_option',
  'configurable_axis',
  'product_media',
  'product_link',
  'product_option',
  'bundle',
  'bundle_option',
  'bundle_tier_price',
  'downloadable',
  'downloadable_text',
  'downloadable_link',
  'downloadable_sample',
  'gift_card_product',
  'gift_card_amount',
  'product_fixed_tax',
] as const

/** The same, with the column of the product. */
const TABLES_OF_PARENTS = ['configurable_variant', 'grouped_item'] as const

/** The same, with the column of the row that belongs to the product, and the table of that row. */
const TABLES_OF_PARTS = [
  ['product_media_text', 'media_id', 'product_media'],
  ['product_media_video', 'media_id', 'product_media'],
  ['product_media_video_text', 'media_id', 'product_media'],
  ['product_option_text', 'option_id', 'product_option'],
  ['product_option_value', 'option_id', 'product_option'],
  ['bundle_option_text', 'option_id', 'bundle_option'],
  ['bundle_selection', 'option_id', 'bundle_option'],
  ['downloadable_link_text', 'link_id', 'downloadable_link'],
  ['downloadable_sample_text', 'sample_id', 'downloadable_sample'],
  ['product_fixed_tax_text', 'tax_id', 'product_fixed_tax'],
] as const

/** SQL: Magento counts the children of a category in a column of each category above it, which dates those. */
const datedParents = (row: 'NEW' | 'OLD'): string =>
  datedCategories(`SELECT id FROM category WHERE id <> ${row}.id AND ${row}.path LIKE path || '/%'`)

/**
 * Tables of the catalogue. Texts are stored per store view: store 0 has the default, a store view's own row overrides
 * it column by column. `*_index` tables and `product_search` are derived and can be rebuilt.
 */
export const catalogMigrations: readonly Migration[] = [
  {
    id: 'catalog-001-catalogue',
    sql: `
      CREATE TABLE tax_class (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        rate_percent REAL NOT NULL
      ) STRICT;
      CREATE TABLE tax_class_text (
        tax_class_id INTEGER NOT NULL REFERENCES tax_class (id),
        store_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (tax_class_id, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE attribute (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        input TEXT NOT NULL,
        swatch TEXT,
        is_configurable INTEGER NOT NULL,
        is_filterable INTEGER NOT NULL,
        is_searchable INTEGER NOT NULL,
        is_visible_on_front INTEGER NOT NULL,
        position INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE attribute_text (
        attribute_id INTEGER NOT NULL REFERENCES attribute (id),
        store_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (attribute_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE attribute_option (
        id INTEGER PRIMARY KEY,
        attribute_id INTEGER NOT NULL REFERENCES attribute (id),
        code TEXT NOT NULL,
        position INTEGER NOT NULL,
        UNIQUE (attribute_id, code)
      ) STRICT;
      CREATE TABLE attribute_option_text (
        option_id INTEGER NOT NULL REFERENCES attribute_option (id),
        store_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        swatch TEXT,
        PRIMARY KEY (option_id, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE category (
        id INTEGER PRIMARY KEY,
        parent_id INTEGER REFERENCES category (id),
        -- Ids from the root of all down to itself, e.g. 1/2/5.
        path TEXT NOT NULL UNIQUE,
        level INTEGER NOT NULL,
        position INTEGER NOT NULL,
        is_active INTEGER NOT NULL,
        is_anchor INTEGER NOT NULL,
        include_in_menu INTEGER NOT NULL,
        display_mode TEXT NOT NULL,
        image TEXT,
        cms_block_identifier TEXT
      ) STRICT;
      CREATE INDEX category_parent ON category (parent_id, position);
      CREATE TABLE category_text (
        category_id INTEGER NOT NULL REFERENCES category (id),
        store_id INTEGER NOT NULL,
        name TEXT,
        url_key TEXT,
        url_path TEXT,
        description TEXT,
        meta_title TEXT,
        meta_description TEXT,
        meta_keywords TEXT,
        PRIMARY KEY (category_id, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE product (
        id INTEGER PRIMARY KEY,
        sku TEXT NOT NULL UNIQUE,
        -- Magento's type_id: simple, virtual, configurable, bundle, grouped, downloadable, giftcard.
        type TEXT NOT NULL,
        is_enabled INTEGER NOT NULL DEFAULT 1,
        -- Magento's: 1 not visible, 2 catalogue, 3 search, 4 both.
        visibility INTEGER NOT NULL,
        tax_class_id INTEGER NOT NULL REFERENCES tax_class (id),
        weight_kg REAL,
        new_from TEXT,
        new_to TEXT,
        created_at TEXT NOT NULL
      ) STRICT;
      CREATE TABLE product_text (
        product_id INTEGER NOT NULL REFERENCES product (id),
        store_id INTEGER NOT NULL,
        name TEXT,
        url_key TEXT,
        description TEXT,
        short_description TEXT,
        meta_title TEXT,
        meta_keyword TEXT,
        meta_description TEXT,
        PRIMARY KEY (product_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX product_text_url_key ON product_text (url_key);
      -- Cents including tax. Dates are whole days of the shop's time zone, both ends included.
      CREATE TABLE product_price (
        product_id INTEGER PRIMARY KEY REFERENCES product (id),
        regular_cents INTEGER NOT NULL,
        special_cents INTEGER,
        special_from TEXT,
        special_to TEXT
      ) STRICT;
      CREATE INDEX product_price_special ON product_price (product_id) WHERE special_cents IS NOT NULL;
      CREATE TABLE product_tier_price (
        product_id INTEGER NOT NULL REFERENCES product (id),
        quantity INTEGER NOT NULL,
        cents INTEGER NOT NULL,
        PRIMARY KEY (product_id, quantity)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE stock_item (
        product_id INTEGER PRIMARY KEY REFERENCES product (id),
        quantity INTEGER NOT NULL,
        -- Sold but not shipped; what may still be sold is quantity - reserved.
        reserved INTEGER NOT NULL DEFAULT 0,
        is_managed INTEGER NOT NULL DEFAULT 1,
        min_sale_quantity INTEGER NOT NULL DEFAULT 1,
        max_sale_quantity INTEGER NOT NULL DEFAULT 10000,
        quantity_increments INTEGER NOT NULL DEFAULT 1
      ) STRICT;

      CREATE TABLE product_attribute_text (
        product_id INTEGER NOT NULL REFERENCES product (id),
        attribute_id INTEGER NOT NULL REFERENCES attribute (id),
        store_id INTEGER NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (product_id, attribute_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE product_attribute_option (
        product_id INTEGER NOT NULL REFERENCES product (id),
        attribute_id INTEGER NOT NULL REFERENCES attribute (id),
        option_id INTEGER NOT NULL REFERENCES attribute_option (id),
        PRIMARY KEY (product_id, attribute_id, option_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE configurable_axis (
        product_id INTEGER NOT NULL REFERENCES product (id),
        attribute_id INTEGER NOT NULL REFERENCES attribute (id),
        position INTEGER NOT NULL,
        PRIMARY KEY (product_id, attribute_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE configurable_variant (
        parent_id INTEGER NOT NULL REFERENCES product (id),
        child_id INTEGER NOT NULL REFERENCES product (id),
        position INTEGER NOT NULL,
        PRIMARY KEY (parent_id, child_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX configurable_variant_child ON configurable_variant (child_id);

      CREATE TABLE product_media (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        file TEXT NOT NULL,
        position INTEGER NOT NULL,
        is_disabled INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE INDEX product_media_product ON product_media (product_id, position);
      CREATE TABLE product_media_text (
        media_id INTEGER NOT NULL REFERENCES product_media (id),
        store_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (media_id, store_id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE category_product (
        category_id INTEGER NOT NULL REFERENCES category (id),
        product_id INTEGER NOT NULL REFERENCES product (id),
        position INTEGER NOT NULL,
        PRIMARY KEY (category_id, product_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX category_product_product ON category_product (product_id);
      CREATE TABLE product_link (
        product_id INTEGER NOT NULL REFERENCES product (id),
        -- related, upsell or crosssell
        type TEXT NOT NULL,
        position INTEGER NOT NULL,
        linked_id INTEGER NOT NULL REFERENCES product (id),
        PRIMARY KEY (product_id, type, position)
      ) STRICT, WITHOUT ROWID;

      -- Per store view, as Magento's url_rewrite: request path without leading slash.
      CREATE TABLE url_rewrite (
        store_id INTEGER NOT NULL,
        request_path TEXT NOT NULL COLLATE NOCASE,
        -- product, category, cms-page or custom
        entity_type TEXT NOT NULL,
        entity_id INTEGER NOT NULL,
        -- Path (or full URL) that a redirect leads to; Magento's system path where there is none.
        target_path TEXT NOT NULL,
        redirect_code INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (store_id, request_path)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX url_rewrite_entity ON url_rewrite (entity_type, entity_id, store_id);
      CREATE INDEX url_rewrite_target ON url_rewrite (store_id, target_path);

      -- Derived: direct products of a category, and for anchor categories also those of the categories below.
      CREATE TABLE category_product_index (
        category_id INTEGER NOT NULL,
        product_id INTEGER NOT NULL,
        position INTEGER NOT NULL,
        PRIMARY KEY (category_id, product_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX category_product_index_position ON category_product_index (category_id, position, product_id DESC);
      CREATE INDEX category_product_index_product ON category_product_index (product_id);
      -- Derived: what lists sort and filter by; for configurables over their salable variants.
      CREATE TABLE product_index (
        product_id INTEGER PRIMARY KEY,
        minimum_final_cents INTEGER NOT NULL,
        maximum_final_cents INTEGER NOT NULL,
        minimum_regular_cents INTEGER NOT NULL,
        maximum_regular_cents INTEGER NOT NULL,
        is_salable INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX product_index_price ON product_index (minimum_final_cents);
      -- Derived: option values of a product, for configurables those of their salable variants.
      CREATE TABLE product_option_index (
        attribute_id INTEGER NOT NULL,
        option_id INTEGER NOT NULL,
        product_id INTEGER NOT NULL,
        PRIMARY KEY (attribute_id, option_id, product_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX product_option_index_product ON product_option_index (product_id);
      -- Derived: full text per store view; rowid = product id * 100 + store id.
      CREATE VIRTUAL TABLE product_search USING fts5 (
        name, sku, body,
        tokenize = 'unicode61 remove_diacritics 2',
        prefix = '2 3 4'
      );
      CREATE VIRTUAL TABLE product_search_terms USING fts5vocab (product_search, 'row');
    `,
  },
  {
    id: 'catalog-002-category-sorting',
    sql: `
      -- JSON array of what the list may be sorted by, and the one it is sorted by; null: as the store has it.
      ALTER TABLE category ADD COLUMN available_sort_by TEXT;
      ALTER TABLE category ADD COLUMN default_sort_by TEXT;
    `,
  },
  {
    id: 'catalog-003-product-types',
    sql: `
      -- What a shopper may add to a product. Prices: 'fixed' in cents including tax, 'percent' of the product's price.
      CREATE TABLE product_option (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        type TEXT NOT NULL
          CHECK (type IN ('field', 'area', 'date', 'date_time', 'time', 'drop_down', 'radio', 'checkbox', 'multiple')),
        is_required INTEGER NOT NULL,
        position INTEGER NOT NULL,
        -- Of the option itself; null where the shopper picks values, which have their own.
        price_type TEXT CHECK (price_type IN ('fixed', 'percent')),
        price REAL,
        sku TEXT,
        -- 0: any length.
        max_characters INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE INDEX product_option_of_product ON product_option (product_id, position);
      CREATE TABLE product_option_text (
        option_id INTEGER NOT NULL REFERENCES product_option (id),
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (option_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE product_option_value (
        id INTEGER PRIMARY KEY,
        option_id INTEGER NOT NULL REFERENCES product_option (id),
        position INTEGER NOT NULL,
        price_type TEXT NOT NULL CHECK (price_type IN ('fixed', 'percent')),
        price REAL NOT NULL,
        sku TEXT
      ) STRICT;
      CREATE INDEX product_option_value_of_option ON product_option_value (option_id, position);
      CREATE TABLE product_option_value_text (
        value_id INTEGER NOT NULL REFERENCES product_option_value (id),
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (value_id, store_id)
      ) STRICT, WITHOUT ROWID;

      -- A dynamic price is the sum of the parts; a fixed one is in product_price, and the parts may add to it.
      CREATE TABLE bundle (
        product_id INTEGER PRIMARY KEY REFERENCES product (id),
        has_dynamic_price INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE bundle_option (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        type TEXT NOT NULL CHECK (type IN ('select', 'radio', 'checkbox', 'multi')),
        is_required INTEGER NOT NULL,
        position INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX bundle_option_of_product ON bundle_option (product_id, position);
      CREATE TABLE bundle_option_text (
        option_id INTEGER NOT NULL REFERENCES bundle_option (id),
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (option_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE bundle_selection (
        id INTEGER PRIMARY KEY,
        option_id INTEGER NOT NULL REFERENCES bundle_option (id),
        product_id INTEGER NOT NULL REFERENCES product (id),
        quantity INTEGER NOT NULL,
        can_change_quantity INTEGER NOT NULL,
        is_default INTEGER NOT NULL,
        position INTEGER NOT NULL,
        -- Of bundles with a fixed price only: cents, or percent of the bundle's price.
        price_type TEXT NOT NULL CHECK (price_type IN ('fixed', 'percent')),
        price REAL NOT NULL
      ) STRICT;
      CREATE INDEX bundle_selection_of_option ON bundle_selection (option_id, position);
      CREATE INDEX bundle_selection_of_product ON bundle_selection (product_id);

      CREATE TABLE grouped_item (
        parent_id INTEGER NOT NULL REFERENCES product (id),
        child_id INTEGER NOT NULL REFERENCES product (id),
        quantity INTEGER NOT NULL,
        position INTEGER NOT NULL,
        PRIMARY KEY (parent_id, child_id)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX grouped_item_child ON grouped_item (child_id);

      CREATE TABLE downloadable (
        product_id INTEGER PRIMARY KEY REFERENCES product (id),
        are_links_sold_separately INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE downloadable_text (
        product_id INTEGER NOT NULL REFERENCES product (id),
        store_id INTEGER NOT NULL,
        links_title TEXT NOT NULL,
        PRIMARY KEY (product_id, store_id)
      ) STRICT, WITHOUT ROWID;
      -- Files are relative to the folder of downloads.
      CREATE TABLE downloadable_link (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        position INTEGER NOT NULL,
        price_cents INTEGER NOT NULL,
        file TEXT NOT NULL,
        sample_file TEXT,
        -- Downloads a purchase allows; 0: any number.
        download_limit INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX downloadable_link_of_product ON downloadable_link (product_id, position);
      CREATE TABLE downloadable_link_text (
        link_id INTEGER NOT NULL REFERENCES downloadable_link (id),
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (link_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE downloadable_sample (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        position INTEGER NOT NULL,
        file TEXT NOT NULL
      ) STRICT;
      CREATE INDEX downloadable_sample_of_product ON downloadable_sample (product_id, position);
      CREATE TABLE downloadable_sample_text (
        sample_id INTEGER NOT NULL REFERENCES downloadable_sample (id),
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        PRIMARY KEY (sample_id, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'catalog-004-lists-and-search',
    sql: `
      -- Derived: sets and figures of the listed products, see listIndex.ts.
      CREATE TABLE list_index (
        kind TEXT NOT NULL,
        key INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (kind, key)
      ) STRICT;

      -- Derived: full text, see search.ts; row id = store id * 1 000 000 000 + product id. Words are kept without accents.
      DROP TABLE product_search_terms;
      DROP TABLE product_search;
      CREATE VIRTUAL TABLE product_search USING fts5 (
        name, sku, body, name_stems, body_stems,
        prefix = '1 2 3'
      );
      -- Derived: in how many products a word is.
      CREATE TABLE search_word (
        store_id INTEGER NOT NULL,
        word TEXT NOT NULL,
        products INTEGER NOT NULL,
        PRIMARY KEY (store_id, word)
      ) STRICT, WITHOUT ROWID;

      -- Whatever is derived is derived anew by the next request.
      DELETE FROM setting WHERE name = 'catalog_indexed_day';
    `,
  },
  {
    id: 'catalog-005-gift-cards',
    sql: `
      -- What a product of type giftcard leaves to choose; its price is the amount.
      CREATE TABLE gift_card_product (
        product_id INTEGER PRIMARY KEY REFERENCES product (id),
        type TEXT NOT NULL CHECK (type IN ('virtual', 'physical', 'combined')),
        allows_open_amount INTEGER NOT NULL,
        open_min_cents INTEGER,
        open_max_cents INTEGER,
        allows_message INTEGER NOT NULL,
        message_max_length INTEGER NOT NULL,
        lifetime_days INTEGER,
        is_redeemable INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE gift_card_amount (
        product_id INTEGER NOT NULL REFERENCES product (id),
        cents INTEGER NOT NULL CHECK (cents > 0),
        PRIMARY KEY (product_id, cents)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'catalog-006-landing-blocks',
    sql: `
      -- The identifier of the CMS block that its page shows beside its list, or instead of it (display_mode).
      ALTER TABLE category ADD COLUMN landing_block TEXT;
    `,
  },
  {
    id: 'catalog-007-videos',
    sql: `
      -- What plays in place of a picture of the gallery; url: relative to the media folder, or of another host.
      CREATE TABLE product_media_video (
        media_id INTEGER PRIMARY KEY REFERENCES product_media (id),
        provider TEXT NOT NULL CHECK (provider IN ('', 'youtube', 'vimeo')),
        url TEXT NOT NULL
      ) STRICT;
      CREATE TABLE product_media_video_text (
        media_id INTEGER NOT NULL REFERENCES product_media_video (media_id),
        store_id INTEGER NOT NULL,
        title TEXT NOT NULL,
        description TEXT NOT NULL,
        PRIMARY KEY (media_id, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'catalog-008-fixed-taxes',
    sql: `
      -- A fixed amount for a product in a country, e.g. for its disposal.
      CREATE TABLE product_fixed_tax (
        id INTEGER PRIMARY KEY,
        product_id INTEGER NOT NULL REFERENCES product (id),
        country_code TEXT NOT NULL,
        cents INTEGER NOT NULL CHECK (cents > 0)
      ) STRICT;
      CREATE INDEX product_fixed_tax_product ON product_fixed_tax (product_id);
      CREATE TABLE product_fixed_tax_text (
        tax_id INTEGER NOT NULL REFERENCES product_fixed_tax (id),
        store_id INTEGER NOT NULL,
        label TEXT NOT NULL,
        PRIMARY KEY (tax_id, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'catalog-009-attributes-of-lists',
    sql: 'ALTER TABLE attribute ADD COLUMN is_used_in_listing INTEGER NOT NULL DEFAULT 0',
  },
  {
    id: 'catalog-010-tiers-of-bundles',
    sql: `
      -- A discount on each bundle from a number of bundles on; other products have amounts in product_tier_price.
      CREATE TABLE bundle_tier_price (
        product_id INTEGER NOT NULL REFERENCES bundle (product_id),
        quantity INTEGER NOT NULL,
        percent_off REAL NOT NULL CHECK (percent_off > 0 AND percent_off <= 100),
        PRIMARY KEY (product_id, quantity)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    id: 'catalog-011-initials-of-words',
    // The index has more parts: the next request derives it again.
    sql: `DELETE FROM setting WHERE name = 'catalog_indexed_day'`,
  },
  {
    id: 'catalog-012-dates-of-categories',
    sql: `
      -- Magento's format, in UTC.
      ALTER TABLE category ADD COLUMN updated_at TEXT;
      -- The categories of an older database are as old as the database.
      UPDATE category SET updated_at = (SELECT datetime(min(applied_at), 'unixepoch') FROM migration);
      CREATE TRIGGER category_inserted AFTER INSERT ON category WHEN NEW.updated_at IS NULL
        BEGIN ${datedCategories('NEW.id')} END;
      CREATE TRIGGER category_updated AFTER UPDATE ON category WHEN NEW.updated_at IS OLD.updated_at
        BEGIN ${datedCategories('NEW.id')} END;
      ${datedWith('category_text')}
      ${datedWith('category_product')}
    `,
  },
  {
    id: 'catalog-013-dates-of-products',
    sql: `
      -- Magento's format, in UTC.
      ALTER TABLE product ADD COLUMN updated_at TEXT;
      UPDATE product SET updated_at = datetime(created_at);
      CREATE TRIGGER product_dates_inserted AFTER INSERT ON product WHEN NEW.updated_at IS NULL
        BEGIN ${datedProducts('NEW.id')} END;
      CREATE TRIGGER product_dates_updated AFTER UPDATE ON product WHEN NEW.updated_at IS OLD.updated_at
        BEGIN ${datedProducts('NEW.id')} END;
      ${TABLES_OF_PRODUCTS.map((table) => productsDatedWith(table, (row) => `${row}.product_id`)).join('')}
      ${TABLES_OF_PARENTS.map((table) => productsDatedWith(table, (row) => `${row}.parent_id`)).join('')}
      ${TABLES_OF_PARTS.map(([table, column, of]) =>
        productsDatedWith(table, (row) => `(SELECT product_id FROM ${of} WHERE id = ${row}.${column})`),
      ).join('')}
      ${productsDatedWith(
        'product_option_value_text',
        (row) => `(SELECT product_id FROM product_option WHERE id =
          (SELECT option_id FROM product_option_value WHERE id = ${row}.value_id))`,
      )}
      CREATE TRIGGER category_dates_parents_inserted AFTER INSERT ON category
        BEGIN ${datedParents('NEW')} END;
      CREATE TRIGGER category_dates_parents_moved AFTER UPDATE OF path ON category WHEN NEW.path <> OLD.path
        BEGIN ${datedParents('OLD')} ${datedParents('NEW')} END;
      CREATE TRIGGER category_dates_parents_deleted AFTER DELETE ON category
        BEGIN ${datedParents('OLD')} END;
    `,
  },
  {
    id: 'catalog-014-attributes-for-sorting',
    sql: `
      ALTER TABLE attribute ADD COLUMN is_used_for_sort_by INTEGER NOT NULL DEFAULT 0;
      -- The index has more parts: the next request derives it again.
      DELETE FROM setting WHERE name = 'catalog_indexed_day';
    `,
  },
]
