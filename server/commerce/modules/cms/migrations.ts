import type { Migration } from '../../engine/module.ts'

/** Texts per store view, as in the catalogue: store 0 for all, a store view's own row overrides it. */
export const cmsMigrations: readonly Migration[] = [
  {
    id: 'cms-001-pages-and-blocks',
    sql: `
      CREATE TABLE cms_page (
        id INTEGER PRIMARY KEY,
        identifier TEXT NOT NULL UNIQUE,
        is_active INTEGER NOT NULL DEFAULT 1,
        page_layout TEXT NOT NULL
      ) STRICT;
      CREATE TABLE cms_page_text (
        page_id INTEGER NOT NULL REFERENCES cms_page (id),
        store_id INTEGER NOT NULL,
        url_key TEXT,
        title TEXT,
        content_heading TEXT,
        content TEXT,
        meta_title TEXT,
        meta_description TEXT,
        meta_keywords TEXT,
        PRIMARY KEY (page_id, store_id)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE cms_block (
        id INTEGER PRIMARY KEY,
        identifier TEXT NOT NULL UNIQUE,
        is_active INTEGER NOT NULL DEFAULT 1
      ) STRICT;
      CREATE TABLE cms_block_text (
        block_id INTEGER NOT NULL REFERENCES cms_block (id),
        store_id INTEGER NOT NULL,
        title TEXT,
        content TEXT,
        PRIMARY KEY (block_id, store_id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
]
