import type { IEnvironment } from 'relay-runtime'
import { comparedListOf, createCompareBackend } from '#src/features/compare/compareBackend.ts'
import { createComparison } from '#src/features/compare/createComparison.ts'
import { createWishes } from '#src/features/wishlist/createWishes.ts'
import { ownListOf } from '#src/features/wishlist/ownList.ts'
import { createWishlistBackend } from '#src/features/wishlist/wishlistBackend.ts'
import { succeeded } from '#src/lib/result.ts'
import { KEPT_COMPARISON_KEY, KEPT_WISHES_KEY } from '#src/platform/saved/savedKeys.ts'
import type { SavedProducts } from '#src/relay/savedProducts.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { readOwnSaved } from './ownSaved.ts'

/** The values for the only list of a shop. */
const UNSAID = { name: null, isPublic: false }

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
  const wishes = createWishes({
    ...ports,
    backend: createWishlistBackend(environment, hasField, async () => {
      const own = await readOwnSaved(environment, hasField)
      if (!own.ok) return own
      const { customer, most } = own.value
      const lists = (customer?.wishlists ?? []).flatMap((list) => {
        if (!list) return []
        const said = 'name' in list ? { name: list.name ?? null, isPublic: list.visibility === 'PUBLIC' } : UNSAID
        return { ...ownListOf(list), ...said }
      })
      // If a shop was reconfigured to one list, the others are hidden.
      return succeeded({ lists: most === null ? lists.slice(0, 1) : lists, most })
    }),
  })
  const comparison = createComparison({
    ...ports,
    backend: createCompareBackend(environment, async () => {
      const own = await readOwnSaved(environment, hasField)
      return own.ok ? succeeded(comparedListOf(own.value.customer?.compare_list)) : own
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
  return { wishes, comparison }
}
