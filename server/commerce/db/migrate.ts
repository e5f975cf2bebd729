import type { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../engine/module.ts'
import { inTransaction } from './inTransaction.ts'
import { allRows, oneRow } from './rows.ts'

/** A later version of this program has changed the database: this one could damage it. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
}

/** This version of the program has not changed the database yet, and must not do it now. */
export class OlderDatabase extends Error {
  override readonly name = 'OlderDatabase'

  constructor() {
    super('The database is that of an earlier version: start the shop of this version first')
  }
}

/**
 * The migrations that are still to be applied, in the given order. Throws {@link NewerDatabase} if one was applied that
 * the code does not know.
 */
export function pendingMigrations<Known extends Pick<Migration, 'id'>>(
  applied: ReadonlySet<string>,
  migrations: readonly Known[],
): readonly Known[] {
  const known = new Set(migrations.map(({ id }) => id))
  if (known.size !== migrations.length) throw new Error('Two migrations share an id')
  const unknown = [...applied].filter((id) => !known.has(id))
  if (unknown.length > 0) throw new NewerDatabase(`The database is newer than this program: ${unknown.join(', ')}`)
  return migrations.filter(({ id }) => !applied.has(id))
}

/**
 * Brings the database forward: every migration that was not applied yet, in the given order, each in its own
 * transaction. Never backward; a database with a migration that the code does not know is refused.
 *
 * @returns the ids of the applied migrations
 */
export function migrate(db: DatabaseSync, migrations: readonly Migration[]): readonly string[] {
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT')
  const applied = new Set(allRows<{ id: string }>(db, 'SELECT id FROM migration').map((row) => row.id))
  const pending = pendingMigrations(applied, migrations)
  for (const migration of pending) {
    inTransaction(db, () => {
      // Another process may have started at the same moment and been faster; only now do we hold the lock.
      if (oneRow(db, 'SELECT 1 FROM migration WHERE id = ?', [migration.id])) return
      db.exec(migration.sql)
      db.prepare('INSERT INTO migration (id, applied_at) VALUES (?, unixepoch())').run(migration.id)
    })
  }
  return pending.map((migration) => migration.id)
}
