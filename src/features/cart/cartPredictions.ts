import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/**
 * What the shopper may see before the server answers: pieces and lines, never money. Each prediction reads the store it
 * is applied to, so it holds on top of whatever answer comes in meanwhile.
 */

const cartOf = (store: RecordSourceProxy, cartId: string) => store.get(`Cart:${cartId}`)

function changeTotal(cart: RecordProxy, difference: number): void {
  const total = cart.getValue('total_quantity')
  if (typeof total === 'number') cart.setValue(Math.max(0, total + difference), 'total_quantity')
}

export function predictAddedQuantity(store: RecordSourceProxy, cartId: string, quantity: number): void {
  const cart = cartOf(store, cartId)
  if (cart) changeTotal(cart, quantity)
}
