import { useCallback, useSyncExternalStore } from 'react'
import type { ComparisonState, SavedProducts, WishesState } from '#src/relay/savedProducts.ts'
import { useShop } from '#src/relay/ShopContext.ts'

const notThere = () => null
const never = () => () => undefined

/** The wish list and the comparison; null until their code loads, and on the server. */
export function useSaved(): SavedProducts | null {
  const { saved } = useShop()
  const subscribe = useCallback(
    (notify: () => void) => {
      let isHeard = true
      saved.load().then(
        () => {
          if (isHeard) notify()
        },
        // Nothing is shown as saved; a click tries again and shows the error.
        () => undefined,
      )
      return () => {
        isHeard = false
      }
    },
    [saved],
  )
  return useSyncExternalStore(subscribe, saved.loaded, notThere)
}

/** The contents of the wish list; null while unknown. */
export function useWishes(): WishesState | null {
  const wishes = useSaved()?.wishes
  return useSyncExternalStore(wishes?.subscribe ?? never, wishes?.get ?? notThere, notThere)
}

/** The compared products; null while unknown. */
export function useComparison(): ComparisonState | null {
  const comparison = useSaved()?.comparison
  return useSyncExternalStore(comparison?.subscribe ?? never, comparison?.get ?? notThere, notThere)
}
