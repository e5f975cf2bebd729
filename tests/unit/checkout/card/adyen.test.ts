import { expect, test, vi } from 'vitest'
import { place, settle } from '#src/features/checkout/card/adyen.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Agreement, PaymentFailure, PaymentHost } from '#src/shop/payments.ts'

const ORDER = { number: '000000001', token: 'secret' }
const AGREEMENT: Agreement = { sum: { value: 19.9, currency: 'EUR' }, proof: '{"card":1}', isToBeSaved: false }
const TICKET = '000000001.cart'
const RETURN = 'https://shop.example/checkout/return?method=adyen_cc#token=000000001.cart'
const ANSWER = { details: { threeDSResult: 'result' } }
const UNREACHABLE: PaymentFailure = { kind: 'unreachable', message: '' }

type Status = { readonly isFinal?: boolean; readonly resultCode: string; readonly action?: string | null }

const SET = {
  setPaymentMethodOnCart: {
    cart: {
      id: 'cart',
      selected_payment_method: { code: 'adyen_cc' },
      prices: { grand_total: { value: 19.9, currency: 'EUR' } },
    },
  },
}

/** A host whose backend answers these mutations in turn, and the question for the status. */
function stage(answers: readonly (object | PaymentFailure)[], status: Status | null = null) {
  const commit = vi.fn<(...given: unknown[]) => Promise<unknown>>()
  for (const answer of answers) commit.mockResolvedValueOnce('kind' in answer ? failed(answer) : succeeded(answer))
  const ask = vi
    .fn<(...given: unknown[]) => Promise<unknown>>()
    .mockResolvedValue(succeeded({ adyenPaymentStatus: status }))
  const host: PaymentHost = {
    cartId: 'cart',
    code: 'adyen_cc',
    locale: 'it',
    country: 'IT',
    pathOf: (path) => path.slice(1),
    addressOf: (path) => `https://shop.example${path}`,
    commit: commit as unknown as PaymentHost['commit'],
    ask: ask as unknown as PaymentHost['ask'],
    placeOrder: vi.fn<PaymentHost['placeOrder']>(),
  }
  return { host, commit, ask }
}

const placed = (status: Status | null) => ({
  placeOrder: { orderV2: ORDER, order: { order_number: ORDER.number, adyen_payment_status: status }, errors: [] },
})

test('the card is set on the cart with the address to return to, and the order follows', async () => {
  const { host, commit } = stage([SET, placed({ resultCode: 'Authorised' })])
  expect(await place(host, AGREEMENT)).toEqual(succeeded({ order: ORDER, outcome: { kind: 'done' } }))
  expect(commit.mock.calls.map(([, variables]) => variables)).toEqual([
    {
      cartId: 'cart',
      code: 'adyen_cc',
      stateData: '{"card":1}',
      returnUrl: 'https://shop.example/checkout/return?method=adyen_cc&token=:merchantReference.cart',
    },
    { cartId: 'cart' },
  ])
})

const redirect = (method: string, url: string) => JSON.stringify({ type: 'redirect', method, url })

test.each<[string, Status | null, string]>([
  ['a challenge', { resultCode: 'ChallengeShopper', action: '{"type":"threeDS2"}' }, RETURN],
  [
    'a page of the bank',
    { resultCode: 'RedirectShopper', action: redirect('GET', 'https://bank.example/') },
    'https://bank.example/',
  ],
  [
    'a script as the page of the bank',
    { resultCode: 'RedirectShopper', action: redirect('GET', 'javascript:0') },
    RETURN,
  ],
  ['a pending payment', { resultCode: 'Pending', action: null }, RETURN],
  ['a step that is no JSON', { resultCode: 'ChallengeShopper', action: 'no JSON' }, RETURN],
  ['no status', null, RETURN],
])('an order with %s waits for its payment', async (_, status, url) => {
  const { host } = stage([SET, placed(status)])
  expect(await place(host, AGREEMENT)).toEqual(
    succeeded({ order: ORDER, outcome: { kind: 'leave', ticket: TICKET, url } }),
  )
})

test.each([
  ['another method', { setPaymentMethodOnCart: { cart: { id: 'cart' } } }, 'payment-method'],
  [
    'another total',
    {
      setPaymentMethodOnCart: {
        cart: { ...SET.setPaymentMethodOnCart.cart, prices: { grand_total: { value: 24.9, currency: 'EUR' } } },
      },
    },
    'total-changed',
  ],
  ['no answer', UNREACHABLE, 'payment-unanswered'],
] as const)('nothing is ordered after %s', async (_, answer, kind) => {
  const { host, commit } = stage([answer])
  expect(await place(host, AGREEMENT)).toMatchObject({ ok: false, error: { kind } })
  expect(commit).toHaveBeenCalledOnce()
})

test('a refused card is a declined payment, and a lost answer is unknown', async () => {
  const errors = [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'The payment is REFUSED.' }]
  const refused = stage([SET, { placeOrder: { orderV2: null, order: null, errors } }])
  expect(await place(refused.host, AGREEMENT)).toMatchObject({ ok: false, error: { kind: 'payment-declined' } })
  const lost = stage([SET, UNREACHABLE])
  expect(await place(lost.host, AGREEMENT)).toMatchObject({ ok: false, error: { kind: 'unknown' } })
})

test.each<[Status, object]>([
  [{ isFinal: true, resultCode: 'Authorised' }, { kind: 'paid' }],
  [{ isFinal: true, resultCode: 'Received' }, { kind: 'paid' }],
  [
    { isFinal: true, resultCode: 'Refused' },
    { kind: 'failed', why: 'declined' },
  ],
  [
    { isFinal: true, resultCode: 'Error' },
    { kind: 'failed', why: 'declined' },
  ],
  [{ isFinal: false, resultCode: 'Pending' }, { kind: 'open' }],
  [
    { isFinal: false, resultCode: 'RedirectShopper', action: redirect('GET', 'https://bank.example/') },
    { kind: 'open' },
  ],
  [{ isFinal: false, resultCode: 'ChallengeShopper', action: '{"type":"threeDS2"}' }, { kind: 'challenge' }],
])('a payment with the status %o is settled by it', async (status, outcome) => {
  const { host, commit } = stage([], status)
  expect(await settle(host, TICKET)).toMatchObject(outcome)
  expect(commit).not.toHaveBeenCalled()
})

test('the answer to the bank is sent with the number of the order, and its status counts', async () => {
  const { host, commit, ask } = stage([{ adyenPaymentDetails: { isFinal: true, resultCode: 'Authorised' } }])
  expect(await settle(host, TICKET, ANSWER)).toEqual({ kind: 'paid' })
  expect(commit.mock.calls[0]?.[1]).toEqual({
    cartId: 'cart',
    payload: JSON.stringify({ ...ANSWER, orderId: '000000001' }),
  })
  expect(ask).not.toHaveBeenCalled()
})

test.each<[string, PaymentFailure, Status | null, object]>([
  ['a refusal', { kind: 'rejected', message: '' }, { isFinal: true, resultCode: 'Refused' }, { kind: 'failed' }],
  [
    'a closed cart',
    { kind: 'no-such-entity', message: '' },
    { isFinal: true, resultCode: 'Authorised' },
    { kind: 'paid' },
  ],
  ['no answer, and it arrived', UNREACHABLE, { isFinal: true, resultCode: 'Authorised' }, { kind: 'paid' }],
  [
    'no answer, and it did not arrive',
    UNREACHABLE,
    { isFinal: false, resultCode: 'ChallengeShopper' },
    { kind: 'unknown' },
  ],
  ['no answer at all', UNREACHABLE, null, { kind: 'unknown' }],
])('after %s to it the payment itself is asked', async (_, failure, status, outcome) => {
  const { host } = stage([failure], status)
  expect(await settle(host, TICKET, ANSWER)).toMatchObject(outcome)
})

test.each<[PaymentFailure['kind'], string]>([
  ['no-such-entity', 'foreign'],
  ['session-expired', 'unknown'],
  ['server', 'unknown'],
  ['unreachable', 'unknown'],
])('a status whose question fails with %s makes the payment %s', async (kind, outcome) => {
  const { host, ask } = stage([UNREACHABLE])
  ask.mockResolvedValue(failed({ kind, message: '' }))
  expect(await settle(host, TICKET)).toEqual({ kind: outcome })
  expect(await settle(host, TICKET, ANSWER)).toEqual({ kind: outcome })
})

test('a text that is no ticket belongs to no payment', async () => {
  const { host, ask } = stage([])
  for (const ticket of ['invented', '', '.cart', '1.']) {
    expect(await settle(host, ticket)).toEqual({ kind: 'foreign' })
  }
  expect(ask).not.toHaveBeenCalled()
})
