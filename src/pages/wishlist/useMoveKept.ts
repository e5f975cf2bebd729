import type { CartError } from '#src/features/cart/cartError.ts'
import { useAddProductsToCart } from '#src/features/cart/useAddProductsToCart.ts'
import { wishKey } from '#src/features/wishlist/wishKey.ts'
import type { Wishes } from '#src/relay/savedProducts.ts'
import type { ShownWish } from './shownWish.ts'
import type { MoveOutcome } from './WishRows.tsx'

/** Moves wishes of this browser into the cart, one after the other, so that each has its own answer. */
export function useMoveKept(wishes: Wishes): (chosen: readonly ShownWish[]) => Promise<MoveOutcome> {
  const addProductsToCart = useAddProductsToCart()
  return async (chosen) => {
    const refused = new Map<string, CartError>()
    for (const { key, wish, name } of chosen) {
      const { sku, quantity, selectedOptions, enteredOptions } = wish
      const added = await addProductsToCart([
        { sku, quantity, selectedOptions, enteredOptions, arriving: { name, imageUrl: null } },
      ])
      if (added.ok) await wishes.remove((other) => other.id === null && wishKey(other) === key)
      else refused.set(key, added.error)
    }
    return refused
  }
}
