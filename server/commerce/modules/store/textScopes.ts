import type { SeedInput } from '../../engine/module.ts'
import { textOfStore } from '../../seed/localText.ts'
import { SeedError } from '../../seed/seedError.ts'
import type { LocalText, StoreCode } from '../../seed/types.ts'

/** The store id of texts for every store view without its own. */
const ALL_STORES = 0

/** A store view whose texts are to be written. */
export type TextScope = {
  /** In a table with texts for all store views: 0 for the first store view, whose texts are for all. */
  readonly storeId: number
  /** In a table with a text for each store view. */
  readonly ownId: number
  readonly code: StoreCode
  /**
   * The text of the store view, or the first one's. Throws if there is neither.
   *
   * @param owner names the text for the author of the seed, e.g. `the name of the product MUG-1`
   */
  readonly text: (text: LocalText, owner: string) => string
}

/** The first store view's texts are written for all, those of the others override them. */
export function textScopes({ shop, storeIdOf }: Pick<SeedInput, 'shop' | 'storeIdOf'>): readonly TextScope[] {
  const [first] = shop.stores
  if (!first) throw new SeedError('The content has no store view')
  return shop.stores.map(({ code }) => ({
    storeId: code === first.code ? ALL_STORES : storeIdOf(code),
    ownId: storeIdOf(code),
    code,
    text: (text, owner) => textOfStore(text, code, first.code, owner),
  }))
}
