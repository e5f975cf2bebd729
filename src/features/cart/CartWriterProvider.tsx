import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createCartWriter, IDLE_CART } from './cartWriter.ts'
import type { CartActivity, CartWriter } from './cartWriter.ts'

const CartWriterContext = createContext<CartWriter | null>(null)

/** Everything that writes to or shows the cart lies below one of these, so that all writes share one queue. */
export function CartWriterProvider({ children }: { children: ReactNode }) {
  const [writer] = useState(createCartWriter)
  return <CartWriterContext value={writer}>{children}</CartWriterContext>
}

export function useCartWriter(): CartWriter {
  const writer = use(CartWriterContext)
  if (!writer)
    throw new Error('[vetrina:cart] useCartWriter needs <CartWriterProvider>. Render below the app providers.')
  return writer
}

const idle = () => IDLE_CART

/** What is under way in the cart; nothing on the server. */
export function useCartActivity(): CartActivity {
  const writer = useCartWriter()
  return useSyncExternalStore(writer.subscribe, writer.activity, idle)
}
