import { expect, test, vi } from 'vitest'
import { createAdyenPayments } from '#server/payment/createAdyenPayments.ts'
import { createRedirectPayments } from '#server/payment/createRedirectPayments.ts'
import { openBankDesk } from '#src/features/checkout/card/bankDesk.ts'
import { payPalAmount } from '#src/features/checkout/paypal/payPalButton.ts'

const verifyCard = vi.fn<(options: object) => Promise<object>>()

vi.mock('braintree-web/three-d-secure', () => ({
  create: () =>
    Promise.resolve({
      on: () => undefined,
      prepareLookup: () => Promise.resolve({}),
      verifyCard,
      cancelVerifyCard: () => Promise.resolve(),
    }),
}))

/** A provider that records the amounts of its requests. */
function provider(answer: (body: { readonly amount: unknown }) => object) {
  const amounts: unknown[] = []
  return {
    amounts,
    url: 'http://provider.example/',
    fetch: ((_: unknown, init?: RequestInit) => {
      const body = JSON.parse(typeof init?.body === 'string' ? init.body : '') as { readonly amount: unknown }
      amounts.push(body.amount)
      return Promise.resolve(Response.json(answer(body)))
    }) as typeof fetch,
  }
}

test.each([
  ['EUR', 1990, '19.90'],
  ['JPY', 200_000, '2000'],
  ['ISK', 200_000, '2000.00'],
])('Mollie gets and returns an amount in %s', async (currency, cents, value) => {
  const { amounts, ...address } = provider(({ amount }) => ({ id: 'tr_1', status: 'open', amount, _links: {} }))
  const sent = { reference: '1', cents, currency, returnUrl: '', webhookUrl: '', applePayToken: null }
  expect(await createRedirectPayments(address).begin(sent)).toMatchObject({ cents, currency })
  expect(amounts).toEqual([{ currency, value }])
})

test.each([
  ['EUR', 1990, 1990],
  ['JPY', 200_000, 2000],
  ['KWD', 1990, 19_900],
  // Adyen's table differs from ISO 4217 here.
  ['ISK', 200_000, 200_000],
  ['CLP', 200_000, 200_000],
  ['IDR', 200_000, 2000],
  ['CVE', 200_000, 2000],
])('Adyen gets an amount in %s', async (currency, cents, value) => {
  const { amounts, ...address } = provider(() => ({ resultCode: 'Authorised', paymentMethods: [] }))
  const payments = createAdyenPayments({ ...address, hmacKey: null })
  await payments.brands({ cents, currency })
  await payments.pay({ reference: '1', cents, currency, stateData: '{}', returnUrl: '', origin: '' })
  expect(amounts).toEqual([
    { value, currency },
    { value, currency },
  ])
})

test.each([
  ['EUR', 19.9, '19.90'],
  ['JPY', 2000, '2000'],
  ['HUF', 2000, '2000'],
  ['TWD', 2000, '2000'],
])('PayPal gets an amount in %s', (currency, value, text) => {
  expect(payPalAmount({ value, currency })).toBe(text)
})

test.each([
  ['EUR', 19.9, '19.90'],
  ['JPY', 2000, '2000'],
  ['KWD', 19.905, '19.905'],
])('the bank gets an amount in %s', async (currency, value, amount) => {
  vi.stubGlobal('window', { Cardinal: {} })
  verifyCard.mockResolvedValue({ nonce: 'n', liabilityShifted: true, liabilityShiftPossible: true })
  const desk = await openBankDesk({} as never, () => undefined)
  const card = { nonce: 'n', details: { bin: '400000' } } as never
  await desk.ask({ card, sum: { value, currency }, email: '', billing: {}, isChallengeWanted: false })
  expect(verifyCard.mock.lastCall?.[0]).toMatchObject({ amount })
  vi.unstubAllGlobals()
})
