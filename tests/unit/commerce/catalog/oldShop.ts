import { mkdtempSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { openShop, smallShop } from '../smallShop.ts'

/** A shop and its database, after a change of the database. */
export async function openOldShop(age: (db: DatabaseSync) => void, seed: SeedShop = smallShop) {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-dates-'))
  const path = join(folder, 'shop.sqlite')
  const shop = openShop('2.4.8', seed, path)
  const db = openDatabase(path)
  onTestFinished(() => {
    db.close()
    shop.close()
    rmSync(folder, { recursive: true })
  })
  // The shop is filled by its first request.
  await shop.query('{ storeConfig { store_code } }')
  age(db)
  return { db, query: shop.query }
}
