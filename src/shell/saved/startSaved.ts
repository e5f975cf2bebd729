import type { IEnvironment } from 'relay-runtime'
import { createCompareBackend } from '#src/features/compare/compareBackend.ts'
import { createComparison } from '#src/features/compare/createComparison.ts'
import { createWishes } from '#src/features/wishlist/createWishes.ts'
import { createWishlistBackend } from '#src/features/wishlist/wishlistBackend.ts'
import { succeeded } from '#src/lib/result.ts'
import { createSavedNames } from '#src/platform/saved/savedNames.ts'
import {
  COMPARED_NAMES_KEY,
  KEPT_COMPARISON_KEY,
  KEPT_WISHES_KEY,
  WISH_NAMES_KEY,
} from '#src/platform/saved/savedKeys.ts'
import type { SavedProducts } from '#src/relay/savedProducts.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { readOwnSaved } from './ownSaved.ts'

/** The wish list and the comparison of this document, kept in sync with the other tabs and the current customer. */
export function startSaved(
  { customerToken, hasField, locks, resume, storage, tabs }: Shop,
  environment: IEnvironment,
): SavedProducts {
  const ports = {
    storage,
    locks,
    customer: customerToken.session,
    resume,
    onChanged: () => tabs.tell({ kind: 'saved' }),
  }
  const wishNames = createSavedNames(storage, WISH_NAMES_KEY)
  const comparedNames = createSavedNames(storage, COMPARED_NAMES_KEY)
  const wishes = createWishes({
    ...ports,
    names: wishNames,
    backend: createWishlistBackend(environment, hasField, () => readOwnSaved(environment, hasField)),
  })
  const comparison = createComparison({
    ...ports,
    names: comparedNames,
    backend: createCompareBackend(environment, async () => {
      const own = await readOwnSaved(environment, hasField)
      return own.ok ? succeeded(own.value.comparison) : own
    }),
  })
  const sync = () => void Promise.all([wishes.sync(), comparison.sync()])
  customerToken.subscribe(sync)
  // A guest's list is in the storage.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEPT_WISHES_KEY || key === KEPT_COMPARISON_KEY) sync()
  })
  tabs.listen(({ kind }) => {
    if (kind === 'saved') sync()
  })
  sync()
  return { wishes, comparison, gone: { wishes: wishNames, compared: comparedNames } }
}
