import type { CartWriter } from '#src/features/cart/requests/cartWriter.ts'

/** Calls the function when no write to the cart is pending, at once if there is none. */
export function whenWritten(cartWriter: Pick<CartWriter, 'activity' | 'subscribe'>, act: () => void): void {
  if (!cartWriter.activity().busy) return act()
  const stop = cartWriter.subscribe(() => {
    if (cartWriter.activity().busy) return
    stop()
    act()
  })
}
