import type { SeedInput } from '../../engine/module.ts'
import type { StoreCode } from '../../seed/types.ts'

/** The store id of texts for every store view without its own. */
export const ALL_STORES = 0

/** A row of a `*_text` table to be written: its store id and language. */
export type TextScope = { readonly storeId: number; readonly code: StoreCode }

/** The default store view's language is written for all, the others override it. */
export function textScopes({ shop, storeIds }: Pick<SeedInput, 'shop' | 'storeIds'>): readonly TextScope[] {
  return shop.stores.map((store, index) => ({
    storeId: index === 0 ? ALL_STORES : storeIds[store.code],
    code: store.code,
  }))
}
