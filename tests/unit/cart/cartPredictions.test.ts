import { Environment, Network, RecordSource, Store, commitLocalUpdate } from 'relay-runtime'
import type { RecordSourceProxy } from 'relay-runtime'
import { expect, test } from 'vitest'
import {
  cartRecordId,
  predictAddedQuantity,
  predictLineQuantity,
  predictLineRemoved,
} from '#src/features/cart/requests/cartPredictions.ts'

const CART = 'c1'

/** A cart with three items `a` and two items `b`, after `predict` has changed the store. */
function after(
  predict: (store: RecordSourceProxy) => void,
  total: number | null = 5,
): { readonly total: unknown; readonly lines: Readonly<Record<string, unknown>> } {
  const environment = new Environment({
    network: Network.create(() => ({ data: {} })),
    store: new Store(new RecordSource()),
  })
  let told = { total: undefined as unknown, lines: {} }
  commitLocalUpdate(environment, (store) => {
    const cart = store.create(cartRecordId(CART), 'Cart')
    const page = store.create('page', 'CartItems')
    const lines = Object.entries({ a: 3, b: 2 }).map(([uid, quantity]) =>
      store.create(uid, 'SimpleCartItem').setValue(uid, 'uid').setValue(quantity, 'quantity'),
    )
    page.setLinkedRecords(lines, 'items')
    cart.setLinkedRecord(page, 'itemsV2', { pageSize: 100 })
    cart.setValue(total, 'total_quantity')
  })
  commitLocalUpdate(environment, predict)
  commitLocalUpdate(environment, (store) => {
    const cart = store.get(cartRecordId(CART))
    const lines = cart?.getLinkedRecord('itemsV2', { pageSize: 100 })?.getLinkedRecords('items') ?? []
    told = {
      total: cart?.getValue('total_quantity'),
      lines: Object.fromEntries(lines.map((line) => [line.getValue('uid'), line.getValue('quantity')])),
    }
  })
  return told
}

test('a cart is filed under its id', () => {
  expect(cartRecordId('c1')).toBe('Cart:c1')
})

test('an addition raises the total, where one is known', () => {
  expect(after((store) => predictAddedQuantity(store, CART, 4))).toEqual({ total: 9, lines: { a: 3, b: 2 } })
  expect(after((store) => predictAddedQuantity(store, CART, 4), null).total).toBeNull()
  expect(after((store) => predictAddedQuantity(store, 'another', 4)).total).toBe(5)
})

test('a line’s new quantity changes the line and the total by the difference', () => {
  expect(after((store) => predictLineQuantity(store, CART, 'a', 7))).toEqual({ total: 9, lines: { a: 7, b: 2 } })
  expect(after((store) => predictLineQuantity(store, CART, 'b', 1))).toEqual({ total: 4, lines: { a: 3, b: 1 } })
  expect(after((store) => predictLineQuantity(store, CART, 'a', 1), 1).total).toBe(0)
})

test('a line that is taken out takes its pieces along', () => {
  expect(after((store) => predictLineRemoved(store, CART, 'a'))).toEqual({ total: 2, lines: { b: 2 } })
  expect(after((store) => predictLineRemoved(store, CART, 'a'), 1).total).toBe(0)
})

test('nothing is predicted of a line or a cart that is not in the store', () => {
  const unchanged = { total: 5, lines: { a: 3, b: 2 } }
  for (const [cart, uid] of [
    [CART, 'z'],
    ['another', 'a'],
  ] as const) {
    expect(after((store) => predictLineQuantity(store, cart, uid, 9))).toEqual(unchanged)
    expect(after((store) => predictLineRemoved(store, cart, uid))).toEqual(unchanged)
  }
  const empty = (store: RecordSourceProxy) => {
    store.get(cartRecordId(CART))?.setValue(null, 'itemsV2', { pageSize: 100 })
    predictLineQuantity(store, CART, 'a', 9)
    predictLineRemoved(store, CART, 'a')
  }
  expect(after(empty)).toEqual({ total: 5, lines: {} })
})
