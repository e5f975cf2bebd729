import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/**
 * Optimistic updates: pieces and lines, never money. Each one reads the store to which it is applied, so it works on
 * top of any answer that arrives meanwhile.
 */

/** The number of lines that a cart shows; shoppers of a retail shop do not fill more. */
const LINES = { pageSize: 100 }

/** The record id of a cart, by the identity table. */
export const cartRecordId = (cartId: string): string => `Cart:${cartId}`

const cartOf = (store: RecordSourceProxy, cartId: string) => store.get(cartRecordId(cartId))

const linesOf = (cart: RecordProxy) => cart.getLinkedRecord('itemsV2', LINES)

function lineOf(cart: RecordProxy, uid: string): RecordProxy | undefined {
  const lines = linesOf(cart)?.getLinkedRecords('items') ?? []
  return lines.find((line) => line?.getValue('uid') === uid) ?? undefined
}

function changeTotal(cart: RecordProxy, difference: number): void {
  const total = cart.getValue('total_quantity')
  if (typeof total === 'number') cart.setValue(Math.max(0, total + difference), 'total_quantity')
}

const quantityOf = (line: RecordProxy): number => Number(line.getValue('quantity') ?? 0)

export function predictAddedQuantity(store: RecordSourceProxy, cartId: string, quantity: number): void {
  const cart = cartOf(store, cartId)
  if (cart) changeTotal(cart, quantity)
}

export function predictLineQuantity(store: RecordSourceProxy, cartId: string, uid: string, quantity: number): void {
  const cart = cartOf(store, cartId)
  const line = cart && lineOf(cart, uid)
  if (!cart || !line) return
  changeTotal(cart, quantity - quantityOf(line))
  line.setValue(quantity, 'quantity')
}

export function predictLineRemoved(store: RecordSourceProxy, cartId: string, uid: string): void {
  const cart = cartOf(store, cartId)
  const line = cart && lineOf(cart, uid)
  const lines = cart && linesOf(cart)
  if (!cart || !line || !lines) return
  changeTotal(cart, -quantityOf(line))
  lines.setLinkedRecords(
    (lines.getLinkedRecords('items') ?? []).filter((other) => other !== line),
    'items',
  )
}
