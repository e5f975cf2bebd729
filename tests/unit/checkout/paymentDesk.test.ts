import { failed } from '#src/lib/result.ts'
import { expect, test, vi } from 'vitest'
import { createOpenPayments } from '#src/features/checkout/after-order/openPayments.ts'
import { createPaymentDesk } from '#src/features/checkout/after-order/paymentDesk.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createOrderAttempts } from '#src/platform/session/orderAttempts.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createLocksOfTab } from '#src/platform/locksOfTab.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { PaymentHost, PaymentModule, PaymentOutcome } from '#src/shop/payments.ts'

const RECORD = {
  cartId: 'ordered',
  code: 'card_page',
  order: { number: '000000001', token: 'secret' },
  ticket: 'ticket',
  resume: 'https://provider.example/pay',
}

/** A browser with an open payment, and the cart that it has now. */
function stage(current: string | null, outcome: PaymentOutcome, emptyCarts: readonly string[] = []) {
  const storage = createMemoryStorage()
  const payments = createOpenPayments(storage)
  payments.write(RECORD)
  const cartId = createCartIdStore(createNoCookies())
  cartId.set(current)
  const settle = vi.fn<NonNullable<PaymentModule['settle']>>().mockResolvedValue(outcome)
  const host: PaymentHost = {
    cartId: 'ordered',
    code: 'card_page',
    locale: 'it',
    country: 'IT',
    ask: () => Promise.resolve(failed({ kind: 'unreachable', message: '' })),
    pathOf: (path) => path,
    addressOf: (path) => path,
    commit: vi.fn<PaymentHost['commit']>(),
    placeOrder: vi.fn<PaymentHost['placeOrder']>(),
  }
  const desk = createPaymentDesk({
    payments,
    locks: createLocksOfTab(),
    cartId,
    attempts: createOrderAttempts({ storage, tabStorage: createMemoryStorage() }),
    isEmpty: (id) => emptyCarts.includes(id),
    may: () => true,
    module: { place: vi.fn<PaymentModule['place']>(), settle },
    host,
  })
  return { desk, payments, cartId, settle }
}

test('a payment that ended is not asked for again, and its receipt opens again', async () => {
  const { desk, settle } = stage(null, { kind: 'paid' })
  expect(await desk.settle('ticket')).toEqual({ kind: 'paid', order: RECORD.order, isNews: true })
  expect(await desk.settle('ticket')).toEqual({ kind: 'paid', order: RECORD.order, isNews: false })
  expect(settle).toHaveBeenCalledOnce()
})

test('a paid cart that the backend has opened again is dropped, and not ordered again', async () => {
  const { desk, cartId, payments } = stage('ordered', { kind: 'paid' })
  await desk.settle('ticket')
  expect(cartId.get()).toBeNull()
  expect(payments.mayBeOrdered('ordered', null)).toBe(false)
})

test('the cart of a failed payment is the current one again, also in place of an empty one', async () => {
  for (const current of [null, 'empty']) {
    const { desk, cartId, payments } = stage(current, { kind: 'failed', why: 'declined' }, ['empty'])
    expect(await desk.settle('ticket')).toEqual({ kind: 'failed', why: 'declined', cart: 'current' })
    expect(cartId.get()).toBe('ordered')
    expect(payments.list()).toEqual([])
    expect(payments.mayBeOrdered('ordered', null)).toBe(true)
  }
})

test('beside a cart that was begun meanwhile it waits, and each takes the place of the other', async () => {
  const { desk, cartId, payments } = stage('begun', { kind: 'failed', why: 'declined' })
  expect(await desk.settle('ticket')).toEqual({ kind: 'failed', why: 'declined', cart: 'waiting' })
  expect(cartId.get()).toBe('begun')
  payments.takeWaiting('ordered', 'begun')
  expect(payments.waiting()).toEqual(['begun'])
})

test('a browser that did not order gets no cart, so that two cannot order one', async () => {
  const { desk, cartId } = stage(null, { kind: 'failed', why: 'declined' })
  expect(await desk.settle('of another browser')).toEqual({ kind: 'failed', why: 'declined', cart: 'elsewhere' })
  expect(cartId.get()).toBeNull()
})

test('a payment whose bank asks this browser can be given up, and takes no answer any more', async () => {
  const { desk, cartId, payments, settle } = stage(null, { kind: 'challenge', show: () => Promise.resolve(null) })
  expect(await desk.settle('ticket')).toMatchObject({ kind: 'challenge' })
  expect(payments.mayBeOrdered('ordered', null)).toBe(false)
  expect(await desk.payOtherwise(RECORD)).toEqual({ kind: 'failed', why: 'cancelled', cart: 'current' })
  expect(cartId.get()).toBe('ordered')
  const asked = settle.mock.calls.length
  expect(await desk.settle('ticket', { details: {} })).toEqual({ kind: 'failed', why: 'cancelled', cart: 'current' })
  expect(settle.mock.calls.length).toBe(asked)
})

test('a payment whose bank may still get an answer cannot be given up', async () => {
  const { desk, cartId, payments } = stage(null, { kind: 'challenge', show: () => Promise.resolve(null) })
  await desk.settle('ticket', { details: {} })
  const [shown] = payments.list()
  if (!shown) throw new Error('The payment is not open')
  expect(await desk.payOtherwise(shown)).toEqual({ kind: 'open' })
  expect(cartId.get()).toBeNull()
  expect(payments.mayBeOrdered('ordered', null)).toBe(false)
})

test('the answer to the bank goes to the code of the method', async () => {
  const { desk, settle } = stage(null, { kind: 'paid' })
  await desk.settle('ticket', { details: {} })
  expect(settle.mock.calls[0]?.[2]).toEqual({ details: {} })
})

test('the browser knows its own orders, also when their payment has ended', async () => {
  const { desk, payments } = stage(null, { kind: 'failed', why: 'declined' })
  expect(payments.isKnown('000000001')).toBe(true)
  await desk.settle('ticket')
  expect(payments.list()).toEqual([])
  expect(payments.isKnown('000000001')).toBe(true)
  expect(payments.isKnown('000000002')).toBe(false)
})

test('an order whose method nobody knows stands as it is', () => {
  const { payments } = stage(null, { kind: 'open' })
  payments.noteSent('doubtful', [
    { code: 'card_page', isPaidAfterOrder: true },
    { code: 'banktransfer', isPaidAfterOrder: false },
  ])
  payments.keepSent('doubtful')
  expect(payments.ofCart('doubtful')).toBeNull()
  expect(payments.mayBeOrdered('doubtful', null)).toBe(false)
})
