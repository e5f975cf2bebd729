import type { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../engine/module.ts'
import { inTransaction } from './inTransaction.ts'
import { allRows, oneRow } from './rows.ts'

/**
 * Brings the database forward: every migration that was not applied yet, in the given order, each in its own
 * transaction. Never backward; a database with a migration that the code does not know is refused.
 *
 * @returns the ids of the applied migrations
 */
export function migrate(db: DatabaseSync, migrations: readonly Migration[]): readonly string[] {
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT')
  const applied = new Set(allRows<{ id: string }>(db, 'SELECT id FROM migration').map((row) => row.id))
  const known = new Set(migrations.map((migration) => migration.id))
  if (known.size !== migrations.length) throw new Error('Two migrations share an id')
  const unknown = [...applied].filter((id) => !known.has(id))
  if (unknown.length > 0) throw new Error(`The database is newer than this program: ${unknown.join(', ')}`)

  const pending = migrations.filter((migration) => !applied.has(migration.id))
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
