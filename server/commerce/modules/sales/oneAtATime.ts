import type { DatabaseSync } from 'node:sqlite'

/** The running call of each cart, by database: several engines may run in one process. */
const running = new WeakMap<DatabaseSync, Map<string, Promise<unknown>>>()

/**
 * Runs the work of one cart after the one before has ended. The money of a cart is held at a provider, outside of any
 * transaction, so two calls at once would reserve and release the same money.
 */
export async function oneAtATime<Value>(db: DatabaseSync, cartId: string, work: () => Promise<Value>): Promise<Value> {
  const ofDatabase = running.get(db) ?? new Map<string, Promise<unknown>>()
  running.set(db, ofDatabase)
  const before = ofDatabase.get(cartId)
  const mine = (async () => {
    // A failure belongs to the caller of the work before.
    await before?.catch(() => undefined)
    return work()
  })()
  ofDatabase.set(cartId, mine)
  try {
    return await mine
  } finally {
    if (ofDatabase.get(cartId) === mine) ofDatabase.delete(cartId)
  }
}
