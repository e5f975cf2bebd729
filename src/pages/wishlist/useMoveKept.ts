import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { wishKey } from '#src/features/wishlist/wishKey.ts'
import type { Wishes } from '#src/relay/savedProducts.ts'
import type { ShownWish } from './shownWish.ts'
import { wishValueOf } from './shownWish.ts'
import type { MoveOutcome } from './WishRows.tsx'

/** Moves items of the browser's list into the cart, one request per item, so that each has its own result. */
export function useMoveKept(wishes: Wishes): (chosen: readonly ShownWish[]) => Promise<MoveOutcome> {
  const addProductsToCart = useAddProductsToCart()
  const { publish } = useAnalytics()
  return async (chosen) => {
    const refused = new Map<string, CartError>()
    for (const one of chosen) {
      const { key, wish, name } = one
      const event = wishValueOf([one])
      const added = await addProductsToCart([{ ...cartLineRequest(wish), arriving: { name, imageUrl: null }, event }])
      if (!added.ok) {
        refused.set(key, added.error)
        continue
      }
      publish('add_to_cart', event)
      await wishes.remove((other) => other.id === null && wishKey(other) === key)
    }
    return refused
  }
}
