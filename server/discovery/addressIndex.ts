import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { migrate } from '#server/commerce/db/migrate.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows, oneRow, runSql } from '#server/commerce/db/rows.ts'
import type { Migration } from '#server/commerce/engine/module.ts'

export const KINDS = ['pages', 'categories', 'products'] as const
export type Kind = (typeof KINDS)[number]

/** A page that search engines may list. */
export type Entry = {
  readonly kind: Kind
  /** The same in every store view: SKU, uid of the category, identifier of the text. */
  readonly key: string
  /** Below the base path of the store, with a leading slash. */
  readonly path: string
  /** When the backend says that it changed, `YYYY-MM-DDTHH:MM:SSZ`; null if it does not say. */
  readonly changedAt: string | null
  /** The path of its picture on this host. */
  readonly picture: string | null
}

export type Chunk = { readonly kind: Kind; readonly number: number; readonly changedAt: string | null }

type EntryRow = { place: number; key: string; path: string; changed_at: string | null; picture: string | null }

/** The addresses of the shop's public pages by store view, in a file of this host. */
export type AddressIndex = {
  /** Milliseconds since 1970; null if no reading has ended yet. */
  readonly readAt: () => number | null
  /** Starts a reading, which replaces the last one when it is finished. */
  readonly begin: () => Reading
  readonly chunks: (store: string, size: number) => readonly Chunk[]
  /** The entries of one chunk; few of them are in memory at a time. */
  readonly entries: (store: string, chunk: Pick<Chunk, 'kind' | 'number'>, size: number) => Iterable<Entry>
  /** The paths of the page at a path, by store; empty for a page that is not in the index. */
  readonly counterparts: (store: string, path: string) => ReadonlyMap<string, string>
  /** The last known path of a product, which may have left the lists; null for one that was never in them. */
  readonly productPath: (store: string, sku: string) => string | null
  readonly close: () => void
}

export type Reading = {
  /** Whether the entry is new: a product may come twice. */
  readonly add: (store: string, entries: readonly Entry[]) => readonly boolean[]
  readonly has: (store: string, path: string) => boolean
  /** Makes it the current one; returns whether an address differs from the last one. */
  readonly finish: (readAt: number) => boolean
  readonly abandon: () => void
}

const migrations: readonly Migration[] = [
  {
    id: 'discovery-001-addresses',
    sql: `
      CREATE TABLE address (
        reading INTEGER NOT NULL,
        store TEXT NOT NULL,
        kind TEXT NOT NULL,
        -- Counts the entries of a kind in a store.
        place INTEGER NOT NULL,
        key TEXT NOT NULL,
        path TEXT NOT NULL,
        changed_at TEXT,
        picture TEXT,
        PRIMARY KEY (reading, store, kind, place),
        UNIQUE (reading, store, kind, key)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX address_path ON address (reading, store, path);
      CREATE TABLE reading (
        id INTEGER PRIMARY KEY,
        -- Milliseconds since 1970.
        read_at INTEGER NOT NULL
      ) STRICT;
    `,
  },
  {
    id: 'discovery-002-former-products',
    sql: `
      -- Products that have left the lists: sold-out ones, where the merchant hides those, still have their page.
      CREATE TABLE former_product (
        store TEXT NOT NULL,
        sku TEXT NOT NULL,
        path TEXT NOT NULL,
        -- Milliseconds since 1970.
        left_at INTEGER NOT NULL,
        PRIMARY KEY (store, sku)
      ) STRICT, WITHOUT ROWID;
    `,
  },
]

/** A product that has been out of the lists for longer is hardly sold again. */
const FORMER_HOLDS_MS = 365 * 24 * 60 * 60_000

const ROWS_AT_ONCE = 500

export function openAddressIndex(databasePath: string): AddressIndex {
  const db = openDatabase(databasePath)
  migrate(db, migrations)
  /** Asked each time, because another process of the host may have made it. */
  const last = () =>
    oneRow<{ id: number; read_at: number }>(db, 'SELECT id, read_at FROM reading ORDER BY id DESC LIMIT 1')
  return {
    readAt: () => last()?.read_at ?? null,
    begin() {
      const reading = (last()?.id ?? 0) + 1
      const discard = (id: number) => runSql(db, 'DELETE FROM address WHERE reading = ?', [id])
      // A host that was stopped may have left some.
      discard(reading)
      const places = new Map<string, number>()
      return {
        add: (store, entries) =>
          inTransaction(db, () =>
            entries.map(({ kind, key, path, changedAt, picture }) => {
              const place = places.get(`${store} ${kind}`) ?? 0
              const { changes } = runSql(
                db,
                `INSERT OR IGNORE INTO address (reading, store, kind, place, key, path, changed_at, picture)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
                [reading, store, kind, place, key, path, changedAt, picture],
              )
              if (changes > 0) places.set(`${store} ${kind}`, place + 1)
              return changes > 0
            }),
          ),
        has: (store, path) =>
          oneRow(db, 'SELECT 1 FROM address WHERE reading = ? AND store = ? AND path = ?', [reading, store, path]) !==
          undefined,
        finish(readAt) {
          const before = last()?.id ?? 0
          const differs = (one: number, other: number) =>
            oneRow(
              db,
              `SELECT 1 FROM (SELECT store, kind, key, path FROM address WHERE reading = ?
               EXCEPT SELECT store, kind, key, path FROM address WHERE reading = ?) LIMIT 1`,
              [one, other],
            ) !== undefined
          const isChanged = differs(reading, before) || differs(before, reading)
          inTransaction(db, () => {
            runSql(
              db,
              `INSERT OR REPLACE INTO former_product (store, sku, path, left_at)
               SELECT store, key, path, CAST(? AS INTEGER) FROM address gone
               WHERE reading = ? AND kind = 'products' AND NOT EXISTS
                 (SELECT 1 FROM address WHERE reading = ? AND store = gone.store AND kind = gone.kind AND key = gone.key)`,
              [readAt, before, reading],
            )
            runSql(db, 'DELETE FROM former_product WHERE left_at < ?', [readAt - FORMER_HOLDS_MS])
            runSql(db, 'DELETE FROM reading')
            runSql(db, 'INSERT INTO reading (id, read_at) VALUES (?, ?)', [reading, readAt])
            // An answer may still be reading the one before.
            runSql(db, 'DELETE FROM address WHERE reading < ?', [before])
          })
          return isChanged
        },
        abandon: () => void discard(reading),
      }
    },
    chunks: (store, size) =>
      allRows<{ kind: Kind; number: number; changed_at: string | null }>(
        db,
        `SELECT kind, CAST(place AS INTEGER) / CAST(? AS INTEGER) + 1 AS number, max(changed_at) AS changed_at
         FROM address WHERE reading = ? AND store = ? GROUP BY kind, number ORDER BY kind, number`,
        [size, last()?.id ?? 0, store],
      ).map(({ kind, number, changed_at: changedAt }) => ({ kind, number, changedAt })),
    *entries(store, { kind, number }, size) {
      const reading = last()?.id ?? 0
      const end = number * size
      for (let from = (number - 1) * size; from < end;) {
        const rows = allRows<EntryRow>(
          db,
          `SELECT place, key, path, changed_at, picture FROM address
           WHERE reading = ? AND store = ? AND kind = ? AND place >= ? AND place < ? ORDER BY place LIMIT ?`,
          [reading, store, kind, from, end, ROWS_AT_ONCE],
        )
        for (const { key, path, changed_at: changedAt, picture } of rows) yield { kind, key, path, changedAt, picture }
        const { place } = rows.at(-1) ?? { place: end }
        from = place + 1
      }
    },
    counterparts: (store, path) =>
      new Map(
        allRows<{ store: string; path: string }>(
          db,
          `SELECT other.store, other.path FROM address own
           JOIN address other ON other.reading = own.reading AND other.kind = own.kind AND other.key = own.key
           WHERE own.reading = ? AND own.store = ? AND own.path = ?`,
          [last()?.id ?? 0, store, path],
        ).map((row) => [row.store, row.path]),
      ),
    productPath: (store, sku) =>
      oneRow<{ path: string | null }>(
        db,
        `SELECT coalesce(
           (SELECT path FROM address WHERE reading = :reading AND store = :store AND kind = 'products' AND key = :sku),
           (SELECT path FROM former_product WHERE store = :store AND sku = :sku)) AS path`,
        { reading: last()?.id ?? 0, store, sku },
      )?.path ?? null,
    close: () => db.close(),
  }
}
