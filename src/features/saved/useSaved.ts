import { useCallback, useSyncExternalStore } from 'react'
import { KEPT_COMPARISON_KEY, KEPT_WISHES_KEY } from '#src/platform/saved/savedKeys.ts'
import type { ComparisonState, SavedProducts, WishesState } from '#src/relay/savedProducts.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'

const notThere = () => null
const never = () => () => undefined

/** The saved products of guests are stored in this browser; only the backend knows those of customers. */
const mayHaveSaved = ({ storage, customerToken }: Shop) =>
  customerToken.session().kind !== 'guest' ||
  [KEPT_WISHES_KEY, KEPT_COMPARISON_KEY].some((key) => storage.get(key) !== null)

/** The wish list and the comparison for pages that show them; null until their code loads, and on the server. */
export function useSaved(): SavedProducts | null {
  return useSavedWhen(always)
}

const always = () => true

/**
 * The same for marks and counts. Most visitors have saved nothing, so the code loads only if this browser may hold
 * something, or when a click saves the first product.
 */
const useAnySaved = () => useSavedWhen(mayHaveSaved)

function useSavedWhen(isNeeded: (shop: Shop) => boolean): SavedProducts | null {
  const shop = useShop()
  const { saved } = shop
  const subscribe = useCallback(
    (notify: () => void) => {
      let isSubscribed = true
      void saved.arrival.then(() => {
        if (isSubscribed) notify()
      })
      const check = () => {
        // If it fails, nothing is shown as saved; a click tries again and shows the error.
        if (isNeeded(shop)) saved.load().catch(() => undefined)
      }
      const stops = [shop.customerToken.subscribe(check), shop.tabs.listen(check)]
      window.addEventListener('storage', check)
      check()
      return () => {
        isSubscribed = false
        window.removeEventListener('storage', check)
        for (const stop of stops) stop()
      }
    },
    [isNeeded, saved, shop],
  )
  return useSyncExternalStore(subscribe, saved.loaded, notThere)
}

/** The contents of the wish list; null while unknown, or if nothing was ever saved. */
export function useWishes(): WishesState | null {
  const wishes = useAnySaved()?.wishes
  return useSyncExternalStore(wishes?.subscribe ?? never, wishes?.get ?? notThere, notThere)
}

/** The compared products; null while unknown, or if nothing was ever compared. */
export function useComparison(): ComparisonState | null {
  const comparison = useAnySaved()?.comparison
  return useSyncExternalStore(comparison?.subscribe ?? never, comparison?.get ?? notThere, notThere)
}
