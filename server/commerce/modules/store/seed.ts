import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import type { SeedShop, StoreCode } from '../../seed/types.ts'

/** The (invisible) root of the category tree; Magento keeps 1 for the tree itself. */
export const ROOT_CATEGORY_ID = 2

/** The id of a store view: its place in the content, from 1 (0 is Magento's "all store views"). */
export function storeIdOf(shop: Pick<SeedShop, 'stores'>, code: StoreCode): number {
  const index = shop.stores.findIndex((store) => store.code === code)
  if (index < 0) throw new SeedError(`The content has no store view "${code}"`)
  return index + 1
}

export function seedStores({ db, shop }: SeedInput): void {
  runSql(db, 'INSERT INTO website (id, code, name) VALUES (1, ?, ?)', [shop.website.code, shop.website.name])
  for (const store of shop.stores) {
    runSql(
      db,
      `INSERT INTO store (id, code, name, website_id, locale, root_category_id, sort_order, config)
       VALUES (?, ?, ?, 1, ?, ?, ?, ?)`,
      [
        storeIdOf(shop, store.code),
        store.code,
        store.name,
        store.locale,
        ROOT_CATEGORY_ID,
        store.sortOrder,
        JSON.stringify(store.config),
      ],
    )
  }
}
