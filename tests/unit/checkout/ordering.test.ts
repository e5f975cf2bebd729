import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addLines,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  quoteProducts,
  textAt,
} from '#tests/unit/commerce/quoteShop.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { simulateOrdering } from './simulateOrdering.ts'
import type { OrderBackend, OrderStep } from './simulateOrdering.ts'

const which = fc.nat(5)
const step: fc.Arbitrary<OrderStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('press' as const, 'doublePress' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('checkAgain' as const, 'open' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('reload' as const),
      which,
      how: fc.constantFrom('acted' as const, 'late' as const, 'neverArrived' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('exchange' as const),
      which,
      how: fc.constantFrom('fine', 'acted', 'lost', 'late', 'neverArrived', 'truncated', 'failed', 'failedUnacted'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('pass' as const), ms: fc.constantFrom(400, 1_500, 31_000) }) },
)

/** The embedded engine, with enough stock for every run. */
const shop = openQuoteShop({
  shop: {
    products: quoteProducts.map((product) =>
      product.sku === 'tazza' && product.type === 'simple'
        ? { ...product, stock: { qty: 1_000_000, isManaged: true } }
        : product,
    ),
  },
})
afterAll(shop.close)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

let carts = 0
let ordersOfAll = 0

async function openCart(): Promise<OrderBackend> {
  carts += 1
  const email = `ada+${carts}@example.com`
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, cartId, {}, { code: 'checkmo' }, email)
  let orders = 0
  return {
    cartId,
    serve: (body) =>
      shop.handle(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      ),
    orders() {
      // Each order sends one mail, in the transaction that creates it.
      const letters = shop.takeMail().filter(({ recipient }) => recipient === email).length
      orders += letters
      ordersOfAll += letters
      return orders
    },
  }
}

test(
  'checks 44, 45: whatever the fate of requests, answers and documents, a final click ends in one order or in a true "not placed"',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
        expect(await simulateOrdering(steps, await openCart())).toEqual([])
      }),
      propertyRuns(1_000),
    )
    // Numbers have no gaps: an uncounted order would be noticed in the next number.
    const { cartId } = await openCart()
    const last = await placeOrder(shop, cartId)
    expect(Number(textAt(last, 'placeOrder.orderV2.number'))).toBe(ordersOfAll + 1)
  },
  PROPERTY_TIMEOUT_MS,
)
