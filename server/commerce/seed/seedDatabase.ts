import type { CommerceDatabase } from '../db/openDatabase.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneRow, runSql } from '../db/rows.ts'
import type { Clock } from '../engine/context.ts'
import type { CommerceModule } from '../engine/module.ts'
import { storeIdsOf } from '../modules/store/seed.ts'
import type { SeedShop } from './types.ts'

export type SeedDatabaseInput = {
  readonly db: CommerceDatabase
  /** In dependency order: a module may read what earlier ones wrote. */
  readonly modules: readonly CommerceModule[]
  readonly shop: SeedShop
  readonly clock: Clock
  readonly randomText: (length: number) => string
}

/**
 * Writes the content of a shop into an empty database, in one transaction: after a crash half-way the next start
 * finds it empty again. Does nothing when there is content.
 */
export function seedDatabase({ db, modules, shop, clock, randomText }: SeedDatabaseInput): void {
  inTransaction(db, () => {
    if (oneRow(db, `SELECT 1 FROM setting WHERE name = 'seeded'`)) return
    const input = { db, shop, now: clock.now(), randomText, storeIds: storeIdsOf(shop) }
    for (const module of modules) module.seed?.(input)
    runSql(db, `INSERT INTO setting (name, value) VALUES ('seeded', 'yes')`)
  })
}
