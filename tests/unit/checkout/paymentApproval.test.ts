import { expect, test } from 'vitest'
import { createPaymentApprovals, readProviderReturn } from '#src/features/checkout/payment/paymentApproval.ts'
import { providerUrls } from '#src/features/checkout/payment/providerUrls.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.paymentApproval'

test('the address tells how the shopper came back from the provider', () => {
  expect(readProviderReturn('?token=EC-1&PayerID=0042')).toEqual({ kind: 'approved', token: 'EC-1', payerId: '0042' })
  expect(readProviderReturn('?payment-cancelled=1&token=EC-1&PayerID=7')).toEqual({ kind: 'cancelled' })
  for (const search of ['', '?token=EC-1', '?PayerID=7', '?token=&PayerID=7', '?token=EC-1&PayerID='])
    expect(readProviderReturn(search)).toBeNull()
})

test('the provider is given paths relative to the base, in the shopper’s language', () => {
  expect(providerUrls((path) => `en${path}`)).toEqual({
    return_url: 'en/checkout/payment',
    cancel_url: 'en/checkout/payment?payment-cancelled=1',
  })
})

test('an approval is kept for its cart alone, and is not lost by a return without one', () => {
  const storage = createMemoryStorage()
  const approvals = createPaymentApprovals(storage)
  expect(approvals.read('cart-1')).toBeNull()
  approvals.keep('cart-1', { kind: 'approved', token: 'EC-1', payerId: '7' })
  approvals.keep('cart-1', { kind: 'cancelled' })
  approvals.keep('cart-1', null)
  expect(createPaymentApprovals(storage).read('cart-1')).toMatchObject({ token: 'EC-1', payerId: '7' })
  expect(approvals.read('cart-2')).toBeNull()
  approvals.clear()
  expect(approvals.read('cart-1')).toBeNull()
})

test.each(['not JSON', '{}', '{"cartId":"cart-1","token":1,"payerId":"7"}'])('%s is no approval', (stored) => {
  const storage = createMemoryStorage()
  storage.set(KEY, stored)
  expect(createPaymentApprovals(storage).read('cart-1')).toBeNull()
})
