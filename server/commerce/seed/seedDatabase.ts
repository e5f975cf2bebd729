import type { CommerceDatabase } from '../db/openDatabase.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneRow, runSql } from '../db/rows.ts'
import type { Clock } from '../engine/context.ts'
import type { CommerceModule } from '../engine/module.ts'
import { storeIdsOf } from '../modules/store/seed.ts'
import type { SeedShop } from './types.ts'

export type SeedDatabaseInput = {
  readonly db: CommerceDatabase
  /** In dependency order: a module may read the rows of earlier ones. */
  readonly modules: readonly CommerceModule[]
  readonly shop: SeedShop
  readonly clock: Clock
  readonly randomText: (length: number) => string
}

/**
 * Writes the content of a shop into an empty database, in one transaction: after a crash the next start finds it empty
 * again. Does nothing if there is content.
 */
export function seedDatabase({ db, modules, shop, clock, randomText }: SeedDatabaseInput): void {
  inTransaction(db, () => {
    if (oneRow(db, `SELECT 1 FROM setting WHERE name = 'seeded'`)) return
    const input = { db, shop, now: clock.now(), randomText, storeIds: storeIdsOf(shop) }
    for (const module of modules) module.seed?.(input)
    runSql(db, `INSERT INTO setting (name, value) VALUES ('seeded', 'yes')`)
  })
}
