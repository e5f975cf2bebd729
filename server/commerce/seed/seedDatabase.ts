import type { CommerceDatabase } from '../db/openDatabase.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { oneRow, runSql } from '../db/rows.ts'
import type { Clock } from '../engine/context.ts'
import type { CommerceModule } from '../engine/module.ts'
import type { PasswordCost } from '../engine/passwordCost.ts'
import { storeIdOf } from '../modules/store/seed.ts'
import { checkStoreCodes } from './checkStoreCodes.ts'
import { SeedError } from './seedError.ts'
import type { SeedShop, StoreCode } from './types.ts'

export type SeedDatabaseInput = {
  readonly db: CommerceDatabase
  /** In dependency order: a module may read the rows of earlier ones. */
  readonly modules: readonly CommerceModule[]
  readonly shop: SeedShop
  /** The name of the shop; null leaves the database without a name, so that it is not compared. */
  readonly shopName: string | null
  readonly clock: Clock
  readonly randomText: (length: number) => string
  readonly passwordCost?: PasswordCost | undefined
}

/**
 * Writes the content of a shop into an empty database, in one transaction: after a crash the next start finds it empty
 * again. Does nothing if there is content. Throws {@link SeedError} if that content is another shop's.
 */
export function seedDatabase({
  db,
  modules,
  shop,
  shopName,
  clock,
  randomText,
  passwordCost,
}: SeedDatabaseInput): void {
  inTransaction(db, () => {
    if (settingOf(db, 'seeded') !== null) {
      if (shopName !== null) checkOwner(db, shop, shopName)
      return
    }
    checkStoreCodes(shop)
    const input = {
      db,
      shop,
      now: clock.now(),
      randomText,
      passwordCost,
      storeIdOf: (code: StoreCode) => storeIdOf(shop, code),
    }
    for (const module of modules) module.seed?.(input)
    runSql(db, `INSERT INTO setting (name, value) VALUES ('seeded', 'yes')`)
    if (shopName !== null) writeOwner(db, shopName)
  })
}

const settingOf = (db: CommerceDatabase, name: string): string | null =>
  oneRow<{ value: string }>(db, 'SELECT value FROM setting WHERE name = ?', [name])?.value ?? null

const writeOwner = (db: CommerceDatabase, shopName: string) =>
  runSql(db, `INSERT INTO setting (name, value) VALUES ('shop_name', ?)`, [shopName])

/** A database without a name was seeded before databases had one: it is known by its store views, and named. */
function checkOwner(db: CommerceDatabase, { stores }: SeedShop, shopName: string): void {
  const owner = settingOf(db, 'shop_name')
  const isOwn =
    owner === null
      ? stores.every(({ code }) => oneRow(db, 'SELECT 1 FROM store WHERE code = ?', [code]) !== undefined)
      : owner === shopName
  if (!isOwn) {
    throw new SeedError(
      `the database holds another shop than "${shopName}": choose another DATA_DIR, or delete its commerce.sqlite`,
    )
  }
  if (owner === null) writeOwner(db, shopName)
}
