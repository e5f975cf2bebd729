import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as Adapters from '#src/features/checkout/payment/paymentAdapters.ts'
import type * as Offered from '#src/features/checkout/payment/offeredMethods.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import { failed } from '#src/lib/result.ts'
import type { PaymentAdapter, PaymentHost } from '#src/shop/payments.ts'
import { exampleExtensions, stageExtensions } from './stageExtensions.ts'

/** A method whose test of codes fails. */
const BROKEN: PaymentAdapter = {
  accepts: () => {
    throw new Error('no such list')
  },
  load: () => Promise.reject(new Error('never loaded')),
}

const lost: string[] = []

let documents: Awaited<ReturnType<typeof stageExtensions>>
let adapters: typeof Adapters
let offered: typeof Offered
beforeAll(async () => {
  vi.stubGlobal('reportError', (error: unknown) => lost.push(String(error)))
  documents = await stageExtensions(async () => {
    const example = await exampleExtensions()
    return { ...example, payments: [BROKEN, ...(example.payments ?? [])] }
  })
  adapters = await import('#src/features/checkout/payment/paymentAdapters.ts')
  offered = await import('#src/features/checkout/payment/offeredMethods.ts')
})
afterAll(() => {
  documents.close()
  vi.unstubAllGlobals()
})

test('a payment method of an extension is offered beside those of the storefront, and pays with its code', () => {
  expect(offered.isPaymentCode('pay_in_shop')).toBe(true)
  expect(offered.isPaymentCode('banktransfer')).toBe(true)
  expect(offered.isPaymentCode('pay_elsewhere')).toBe(false)
  expect(adapters.paymentInputOf({ ...emptyCheckout('IT'), paymentMethod: 'pay_in_shop' })).toEqual({
    code: 'pay_in_shop',
  })
})

test('its code is loaded when it is chosen, and orders', async () => {
  const code = await adapters.adapterOf('pay_in_shop')?.load()
  const placeOrder = vi.fn<PaymentHost['placeOrder']>().mockResolvedValue({
    ok: true,
    value: { number: '000000001', token: 'secret' },
  })
  const host: PaymentHost = {
    cartId: 'cart',
    code: 'pay_in_shop',
    locale: 'it',
    country: 'IT',
    ask: () => Promise.resolve(failed({ kind: 'unreachable', message: '' })),
    pathOf: (path) => path,
    addressOf: (path) => path,
    commit: vi.fn<PaymentHost['commit']>(),
    placeOrder,
  }
  expect(await code?.place(host, null)).toEqual({
    ok: true,
    value: { order: { number: '000000001', token: 'secret' }, outcome: { kind: 'done' } },
  })
  expect(placeOrder).toHaveBeenCalledOnce()
})

test('a method that fails to answer takes no other one away, and is named', () => {
  lost.length = 0
  expect(offered.isPaymentCode('pay_in_shop')).toBe(true)
  expect(lost).toContain('ExtensionError: [vetrina:extensions] payments, accepts of pay_in_shop: no such list')
})
