import { expect, test } from 'vitest'
import { createSignInRecord } from '#src/platform/session/signInUnderWay.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.signInUnderWay'
const ISSUED = { email: 'ada@example.com' }

test('a pending sign-in outlives its document, until it ends', () => {
  const storage = createMemoryStorage()
  const issued = { email: 'ada@example.com', isNew: false }
  createSignInRecord(storage).begin({ token: 't', issued, cartId: 'cart-1', tries: 1 })
  const later = createSignInRecord(storage)
  expect(later.get()).toEqual({ token: 't', issued, cartId: 'cart-1', tries: 1 })
  later.end()
  expect(later.get()).toBeNull()
})

test('one without a guest’s cart is believed', () => {
  const storage = createMemoryStorage()
  storage.set(KEY, JSON.stringify({ token: 't', issued: ISSUED, cartId: null }))
  expect(createSignInRecord(storage).get()?.cartId).toBeNull()
})

test.each([
  null,
  'text',
  {},
  { issued: ISSUED, cartId: null },
  { token: 1, issued: ISSUED, cartId: null },
  { token: 't', issued: null, cartId: null },
  { token: 't', issued: 'ada', cartId: null },
  { token: 't', issued: {}, cartId: null },
  { token: 't', issued: ISSUED },
  { token: 't', issued: ISSUED, cartId: 7 },
])('%j is none', (stored) => {
  const storage = createMemoryStorage()
  storage.set(KEY, JSON.stringify(stored))
  expect(createSignInRecord(storage).get()).toBeNull()
})
