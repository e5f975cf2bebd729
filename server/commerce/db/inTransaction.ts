import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` in one transaction that takes the write lock at once, so that data it reads stays valid until it writes.
 * Inside another transaction it becomes a savepoint. `work` must be synchronous: an `await` would let another request
 * write into the same transaction.
 */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  const nested = db.isTransaction
  db.exec(nested ? 'SAVEPOINT nested' : 'BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec(nested ? 'RELEASE nested' : 'COMMIT')
    return result
  } catch (error) {
    // SQLite itself may have rolled back already (e.g. because the disk is full); rolling back twice would hide the
    // cause.
    if (db.isTransaction) db.exec(nested ? 'ROLLBACK TO nested; RELEASE nested' : 'ROLLBACK')
    throw error
  }
}
