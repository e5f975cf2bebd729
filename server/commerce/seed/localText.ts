import { SeedError } from './seedError.ts'
import type { LocalText, StoreCode } from './types.ts'

/**
 * The text of a store view. A store view without its own text shows the text of the first one. Throws {@link SeedError}
 * if that is missing too.
 *
 * @param owner names the text for the author of the seed, e.g. `the name of the product MUG-1`
 */
export function textOfStore(text: LocalText, store: StoreCode, first: StoreCode, owner: string): string {
  const found = text[store] ?? text[first]
  if (found === undefined) {
    const stores = store === first ? `"${store}"` : `"${store}" or "${first}"`
    throw new SeedError(`${owner} has no text for the store view ${stores}`)
  }
  return found
}
