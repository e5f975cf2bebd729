import { beforeEach, expect, test, vi } from 'vitest'
import { createOrdering, LOOKS, PAUSE_BETWEEN_LOOKS_MS } from '#src/features/checkout/placing/createOrdering.ts'
import type { CartState, OrderingEffects } from '#src/features/checkout/placing/createOrdering.ts'
import type { PlaceOrderError, Placement } from '#src/shop/payments.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import { createOrderAttempts } from '#src/platform/session/orderAttempts.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const CART_ID = 'cart-1'
const ORDER: Placement = { order: { number: '000000001', token: 'secret' }, outcome: { kind: 'done' } }
const OUT_OF_STOCK: PlaceOrderError = { kind: 'out-of-stock', message: 'Out of stock' }
const UNKNOWN: PlaceOrderError = { kind: 'unknown', message: 'Failed to fetch' }

const pause = vi.fn<(ms: number) => Promise<void>>()
const placeOrder = vi.fn<(cartId: string) => Promise<Result<Placement, PlaceOrderError>>>()
const readCart = vi.fn<(cartId: string) => Promise<CartState>>()
const save = vi.fn<OrderingEffects['save']>()
const onPlaced = vi.fn<OrderingEffects['onPlaced']>()
const onPlacedUnseen = vi.fn<OrderingEffects['onPlacedUnseen']>()
const effects: OrderingEffects = { save, placeOrder, readCart, onPlaced, onPlacedUnseen }

beforeEach(() => {
  vi.resetAllMocks()
  pause.mockResolvedValue(undefined)
  save.mockResolvedValue(succeeded(null))
  placeOrder.mockResolvedValue(succeeded(ORDER))
  readCart.mockResolvedValue('open')
})

function stage() {
  const attempts = createOrderAttempts({ storage: createMemoryStorage(), tabStorage: createMemoryStorage() })
  const ordering = createOrdering({ cartId: CART_ID, attempts, pause })
  const phases: string[] = []
  ordering.subscribe(() => phases.push(ordering.get().phase))
  return { attempts, ordering, phases }
}

test('a double click sends one order', async () => {
  const { ordering } = stage()
  await Promise.all([ordering.order(effects), ordering.order(effects)])
  expect(save).toHaveBeenCalledOnce()
  expect(placeOrder).toHaveBeenCalledExactlyOnceWith(CART_ID, null)
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(ORDER)
})

test('a click after the order, while its receipt is loading, sends nothing', async () => {
  const { attempts, ordering } = stage()
  await ordering.order(effects)
  await ordering.order(effects)
  expect(placeOrder).toHaveBeenCalledOnce()
  expect(onPlaced).toHaveBeenCalledOnce()
  expect(attempts.openFor()).toBeNull()
})

test('a click after another tab’s order was found sends nothing', async () => {
  const { ordering } = stage()
  placeOrder.mockResolvedValue(failed({ kind: 'cart-closed', message: '' }))
  await ordering.order(effects)
  await ordering.order(effects)
  expect(placeOrder).toHaveBeenCalledOnce()
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
})

test('a click after an order that failed sends another one', async () => {
  const { ordering } = stage()
  placeOrder.mockResolvedValueOnce(failed(OUT_OF_STOCK))
  await ordering.order(effects)
  expect(ordering.get()).toEqual({ phase: 'editing', problem: OUT_OF_STOCK })
  await ordering.order(effects)
  expect(placeOrder).toHaveBeenCalledTimes(2)
})

test('pieces that another browser has ordered are ordered again only after the shopper has read so', async () => {
  const { attempts, ordering } = stage()
  const agree = vi.fn<NonNullable<OrderingEffects['agree']>>().mockResolvedValue(succeeded(null))
  const findEarlierOrder = vi.fn<() => Promise<string | null>>().mockResolvedValue('000000007')
  const given = { ...effects, agree, findEarlierOrder }
  await ordering.order(given)
  expect(ordering.get()).toEqual({ phase: 'editing', problem: { kind: 'ordered-before', message: '000000007' } })
  expect([agree, save, placeOrder].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  expect(attempts.wasSent(CART_ID)).toBe(false)
  // Another order has arrived since.
  findEarlierOrder.mockResolvedValue('000000008')
  await ordering.order(given)
  expect(placeOrder).not.toHaveBeenCalled()
  await ordering.order(given)
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(ORDER)
})

test('a click after one that threw sends an order', async () => {
  const { ordering } = stage()
  save.mockRejectedValueOnce(new Error('broken'))
  await expect(ordering.order(effects)).rejects.toThrow('broken')
  await ordering.order(effects)
  expect(onPlaced).toHaveBeenCalledOnce()
})

test('without storage nothing is ordered, and no attempt is recorded', async () => {
  const { attempts, ordering, phases } = stage()
  save.mockResolvedValue(failed('refused'))
  await ordering.order(effects)
  expect(placeOrder).not.toHaveBeenCalled()
  expect(attempts.wasSent(CART_ID)).toBe(false)
  expect(phases).toEqual(['ordering', 'editing'])
})

test('the attempt is written down before it is sent, and closed with its order', async () => {
  const { attempts, ordering } = stage()
  placeOrder.mockImplementation(async (cartId) => {
    expect(attempts.openFor()).toBe(cartId)
    return succeeded(ORDER)
  })
  await ordering.order(effects)
  expect(placeOrder).toHaveBeenCalledOnce()
  expect(attempts.openFor()).toBeNull()
  expect(attempts.wasSent(CART_ID)).toBe(true)
})

test('a cart that is closed already was ordered by somebody else', async () => {
  const { ordering } = stage()
  placeOrder.mockResolvedValue(failed({ kind: 'cart-closed', message: '' }))
  await ordering.order(effects)
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
  expect(readCart).not.toHaveBeenCalled()
})

test('after a lost answer the cart has to stay open for every look before the shopper may try again', async () => {
  const { attempts, ordering, phases } = stage()
  placeOrder.mockResolvedValue(failed(UNKNOWN))
  await ordering.order(effects)
  expect(readCart.mock.calls).toEqual(Array.from({ length: LOOKS }, () => [CART_ID]))
  expect(pause.mock.calls).toEqual(Array.from({ length: LOOKS - 1 }, () => [PAUSE_BETWEEN_LOOKS_MS]))
  expect(phases).toEqual(['ordering', 'checking', 'editing'])
  expect(ordering.get().problem).toEqual({ kind: 'not-sent', message: 'Failed to fetch' })
  expect(attempts.wasSent(CART_ID)).toBe(false)
})

test('after a lost answer a closed cart is an order, at the last look too', async () => {
  const { ordering } = stage()
  placeOrder.mockResolvedValue(failed(UNKNOWN))
  readCart.mockResolvedValueOnce('open').mockResolvedValueOnce('unknown').mockResolvedValueOnce('closed')
  await ordering.order(effects)
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
})

test('a cart that nobody can read leaves the outcome unknown until it is looked for again', async () => {
  const { attempts, ordering } = stage()
  placeOrder.mockResolvedValue(failed(UNKNOWN))
  readCart.mockResolvedValueOnce('open').mockResolvedValue('unknown')
  await ordering.order(effects)
  expect(ordering.get()).toEqual({ phase: 'unknown', problem: null })
  expect(attempts.openFor()).toBe(CART_ID)
  readCart.mockResolvedValue('closed')
  await Promise.all([ordering.checkAgain(effects), ordering.checkAgain(effects)])
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
  expect(placeOrder).toHaveBeenCalledOnce()
})

test('a cart that is gone ends the attempt', async () => {
  const { attempts, ordering } = stage()
  placeOrder.mockResolvedValue(failed(UNKNOWN))
  readCart.mockResolvedValue('lost')
  await ordering.order(effects)
  expect(ordering.get()).toEqual({ phase: 'editing', problem: { kind: 'cart-lost', message: '' } })
  expect(attempts.openFor()).toBeNull()
})

const REFUSALS: readonly PlaceOrderError[] = [
  { kind: 'refused', message: 'Unable to place order' },
  { kind: 'points-spent', message: 'Not enough points' },
  { kind: 'session-expired', message: 'Sign in' },
  { kind: 'cart-lost', message: 'The cart isn’t active' },
  { kind: 'payment-method', message: 'The payment method cannot be set' },
  { kind: 'out-of-stock', message: 'Some of the products are out of stock' },
]
test.each(REFUSALS)('$kind is not reported when the cart was ordered', async (refusal) => {
  const { ordering } = stage()
  placeOrder.mockResolvedValue(failed(refusal))
  readCart.mockResolvedValueOnce('closed')
  await ordering.order(effects)
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
  expect(ordering.get().problem).toBeNull()
})
test.each(REFUSALS)('$kind is reported after one read of an open cart', async (refusal) => {
  const { attempts, ordering } = stage()
  placeOrder.mockResolvedValue(failed(refusal))
  await ordering.order(effects)
  expect(readCart).toHaveBeenCalledOnce()
  expect(pause).not.toHaveBeenCalled()
  expect(ordering.get()).toEqual({ phase: 'editing', problem: refusal })
  expect(attempts.openFor()).toBeNull()
})

test('an attempt that the last document left open is looked up and not repeated', async () => {
  const { attempts } = stage()
  attempts.begin(CART_ID)
  const ordering = createOrdering({ cartId: CART_ID, attempts, pause })
  expect(ordering.get().phase).toBe('checking')
  readCart.mockResolvedValue('closed')
  await ordering.resume(effects)
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
  expect(placeOrder).not.toHaveBeenCalled()
})

test('a document without an open attempt of this cart looks nothing up', async () => {
  const { attempts, ordering } = stage()
  attempts.begin('another cart')
  await ordering.resume(effects)
  expect(readCart).not.toHaveBeenCalled()
  expect(ordering.get()).toEqual({ phase: 'editing', problem: null })
})

/** Another tab holds the order of the cart until `end`. */
function besideAnotherTab() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const alone: NonNullable<OrderingEffects['alone']> = async (_, whenTaken) => {
    whenTaken()
    await promise
    return false
  }
  return { alone, end: () => resolve(undefined) }
}

test('while another tab orders the cart nothing is sent, and its order is the end here as well', async () => {
  const { ordering } = stage()
  const { alone, end } = besideAnotherTab()
  readCart.mockResolvedValueOnce('open').mockResolvedValue('closed')
  const ordered = ordering.order({ ...effects, alone })
  await vi.waitFor(() => expect(ordering.get().phase).toBe('elsewhere'))
  expect(readCart).not.toHaveBeenCalled()
  end()
  await ordered
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
  expect([save, placeOrder].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('after the failed order of another tab the shopper orders here with a click', async () => {
  const { ordering } = stage()
  const { alone, end } = besideAnotherTab()
  end()
  await ordering.order({ ...effects, alone })
  expect(readCart).toHaveBeenCalledTimes(LOOKS)
  expect(ordering.get()).toEqual({ phase: 'editing', problem: { kind: 'ended-elsewhere', message: '' } })
  await ordering.order(effects)
  expect(onPlaced).toHaveBeenCalledExactlyOnceWith(ORDER)
})

test('a cart of which this browser knows an order is not sent to a bank, and its method is not set', async () => {
  const { ordering } = stage()
  const agree = vi.fn<NonNullable<OrderingEffects['agree']>>()
  await ordering.order({ ...effects, agree, isOrdered: () => true })
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
  expect([agree, save, placeOrder].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('values that a closed cart refuses are no failure', async () => {
  const { ordering } = stage()
  save.mockResolvedValue(failed('refused'))
  readCart.mockResolvedValue('closed')
  await ordering.order(effects)
  expect(onPlacedUnseen).toHaveBeenCalledOnce()
})
