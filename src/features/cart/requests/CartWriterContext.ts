import { createContext, use, useSyncExternalStore } from 'react'
import { IDLE_CART } from './cartWriter.ts'
import type { CartActivity, CartWriter } from './cartWriter.ts'

/** All components that write to or show the cart are below one provider, so that all writes share one queue. */
export const CartWriterContext = createContext<CartWriter | null>(null)

export function useCartWriter(): CartWriter {
  const writer = use(CartWriterContext)
  if (!writer)
    throw new Error('[vetrina:cart] useCartWriter needs <CartWriterContext>. Render below the app providers.')
  return writer
}

const idle = () => IDLE_CART

/** The pending writes of the cart; none on the server. */
export function useCartActivity(): CartActivity {
  const writer = useCartWriter()
  return useSyncExternalStore(writer.subscribe, writer.activity, idle)
}
