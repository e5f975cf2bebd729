import { expect, test, vi } from 'vitest'
import { place } from '#src/features/checkout/card/braintree.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Agreement, PaymentFailure, PaymentHost } from '#src/shop/payments.ts'

const ORDER = { number: '000000001', token: 'secret' }
const AGREEMENT: Agreement = { sum: { value: 19.9, currency: 'EUR' }, proof: 'nonce-1', isToBeSaved: true }

type Cart = { readonly code?: string; readonly value?: number; readonly currency?: string }

/** A host whose backend has set the method on this cart, or failed. */
function stage(answer: Cart | PaymentFailure) {
  const commit = vi.fn<(...given: unknown[]) => Promise<unknown>>().mockResolvedValue(
    'kind' in answer
      ? failed(answer)
      : succeeded({
          setPaymentMethodOnCart: {
            cart: {
              id: 'cart',
              selected_payment_method: { code: answer.code ?? 'braintree' },
              prices: { grand_total: { value: answer.value ?? 19.9, currency: answer.currency ?? 'EUR' } },
            },
          },
        }),
  )
  const placeOrder = vi.fn<PaymentHost['placeOrder']>().mockResolvedValue(succeeded(ORDER))
  const host: PaymentHost = {
    cartId: 'cart',
    code: 'braintree',
    locale: 'it',
    country: 'IT',
    ask: () => Promise.resolve(failed({ kind: 'unreachable', message: '' })),
    pathOf: (path) => path,
    addressOf: (path) => path,
    commit: commit as unknown as PaymentHost['commit'],
    placeOrder,
  }
  return { host, commit, placeOrder }
}

test('the proof is set on the cart, and the order follows', async () => {
  const { host, commit } = stage({})
  expect(await place(host, AGREEMENT)).toEqual(succeeded({ order: ORDER, outcome: { kind: 'done' } }))
  const input = { payment_method_nonce: 'nonce-1', is_active_payment_token_enabler: true }
  expect(commit.mock.calls[0]?.[1]).toEqual({
    cartId: 'cart',
    paymentMethod: { code: 'braintree', braintree: input },
  })
})

test('the proof of a PayPal account has an input of its own', async () => {
  const { host, commit } = stage({ code: 'braintree_paypal' })
  const placed = await place({ ...host, code: 'braintree_paypal' }, AGREEMENT)
  expect(placed).toMatchObject({ ok: true })
  const input = { payment_method_nonce: 'nonce-1', is_active_payment_token_enabler: true }
  expect(commit.mock.calls[0]?.[1]).toEqual({
    cartId: 'cart',
    paymentMethod: { code: 'braintree_paypal', braintree_paypal: input },
  })
})

test.each(['braintree', 'braintree_paypal'])('the facts about the device go with the proof: %s', async (code) => {
  const { host, commit } = stage({ code })
  await place({ ...host, code }, { ...AGREEMENT, deviceData: '{"correlation_id":"1"}' })
  expect(commit.mock.lastCall?.[1]).toMatchObject({
    paymentMethod: { [code]: { device_data: '{"correlation_id":"1"}' } },
  })
})

test.each([
  ['another method, as over the rate limit of Magento', { code: 'checkmo' }, 'payment-method'],
  ['another total', { value: 24.9 }, 'total-changed'],
  ['another currency', { currency: 'CHF' }, 'total-changed'],
  ['no answer', { kind: 'unreachable', message: '' }, 'payment-unanswered'],
  ['a failure', { kind: 'server', message: '' }, 'payment-unanswered'],
  ['a refusal', { kind: 'rejected', message: '' }, 'payment-method'],
  ['a cart that is gone', { kind: 'no-such-entity', message: '' }, 'cart-lost'],
  ['an expired session', { kind: 'session-expired', message: '' }, 'session-expired'],
  ['too many tries', { kind: 'too-many-tries', message: '', waitSeconds: 9 }, 'too-many-tries'],
] as const)('nothing is ordered after %s', async (_, answer, kind) => {
  const { host, placeOrder } = stage(answer)
  expect(await place(host, AGREEMENT)).toMatchObject({ ok: false, error: { kind } })
  expect(placeOrder).not.toHaveBeenCalled()
})

test('without an agreement nothing is sent', async () => {
  const { host, commit, placeOrder } = stage({})
  expect(await place(host, null)).toMatchObject({ ok: false, error: { kind: 'payment-method' } })
  expect(commit).not.toHaveBeenCalled()
  expect(placeOrder).not.toHaveBeenCalled()
})
