import { createContext, use, useSyncExternalStore } from 'react'
import { IDLE_CART } from './cartWriter.ts'
import type { CartActivity, CartWriter } from './cartWriter.ts'

/** Everything that writes to or shows the cart lies below one of these, so that all writes share one queue. */
export const CartWriterContext = createContext<CartWriter | null>(null)

export function useCartWriter(): CartWriter {
  const writer = use(CartWriterContext)
  if (!writer)
    throw new Error('[vetrina:cart] useCartWriter needs <CartWriterContext>. Render below the app providers.')
  return writer
}

const idle = () => IDLE_CART

/** What is under way in the cart; nothing on the server. */
export function useCartActivity(): CartActivity {
  const writer = useCartWriter()
  return useSyncExternalStore(writer.subscribe, writer.activity, idle)
}
