import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** How many prepared statements one connection keeps; list queries with filters are the only ones built at run time. */
const MAX_PREPARED_STATEMENTS = 400

/**
 * A connection that prepares each SQL text once. Statements must be run to their end (`all`, `get`, `run`), never
 * partly iterated.
 */
export class CommerceDatabase extends DatabaseSync {
  readonly #statements = new Map<string, StatementSync>()

  override prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = super.prepare(sql)
    if (this.#statements.size >= MAX_PREPARED_STATEMENTS) {
      const oldest = this.#statements.keys().next()
      if (!oldest.done) this.#statements.delete(oldest.value)
    }
    this.#statements.set(sql, statement)
    return statement
  }
}

/**
 * Opens (or creates) the engine's database. WAL allows reads while an order is written; NORMAL is durable against a
 * crash of the process, and loses at most the last transactions in a power failure. SQL may call `plain_text(html)`.
 *
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): CommerceDatabase {
  const db = new CommerceDatabase(path, { enableForeignKeyConstraints: true, timeout: 5_000 })
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000',
  )
  db.function('plain_text', { deterministic: true }, (html) =>
    typeof html === 'string' ? html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/gi, ' ') : '',
  )
  return db
}
