import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Policy from '#src/features/checkout/policy/paymentPolicy.ts'
import type * as Server from '#src/entry.server.tsx'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import type { PaymentAdapter } from '#src/shop/payments.ts'
import { exampleExtensions, stageExtensions } from './stageExtensions.ts'

const CARD: PaymentAdapter = {
  accepts: (code) => code === 'card_fields',
  sources: { script: ['https://card.example'], frame: ['https://card.example'], anyBank: true, popup: true },
  load: () => import('#tests/fixtures/shops/example/payInShop.ts'),
}

let documents: Awaited<ReturnType<typeof stageExtensions>>
let policy: typeof Policy
let server: typeof Server
beforeAll(async () => {
  documents = await stageExtensions(async () => ({ ...(await exampleExtensions()), payments: [CARD] }))
  policy = await import('#src/features/checkout/policy/paymentPolicy.ts')
  server = await import('#src/entry.server.tsx')
})
afterAll(() => documents.close())

const CHECKOUT = { isPersonal: true, takesPayments: true }
const ACCOUNT = { isPersonal: true, takesPayments: false }
const config = readPublicConfig({})

test('a payment method names its origins for the checkout alone, banks and windows included', () => {
  expect(policy.paymentPolicy(() => false)).toEqual({
    sources: {
      script: ['https://card.example'],
      frame: ['https://card.example', 'https:'],
      form: ['https:'],
    },
    opensWindows: true,
    isOwn: true,
  })
  expect(server.externalSourcesOf(config, null, CHECKOUT)).toMatchObject({ form: ['https:'] })
  expect(server.externalSourcesOf(config, null, ACCOUNT)).toEqual({})
  expect(server.opensWindows(config)).toBe(true)
})

test('the origins of card payments are there only with a backend that takes cards', () => {
  const cards = policy.paymentPolicy((type, field) => type === 'Mutation' && field === 'createBraintreeClientToken')
  expect(cards.sources.script).toContain('https://*.cardinalcommerce.com')
  expect(cards.sources.connect).toContain('https://*.braintreegateway.com')
  expect(JSON.stringify(policy.paymentPolicy(() => false))).not.toContain('braintree')
})

test('the origins of PayPal are there only with a backend that takes it, and its window may talk to the checkout', () => {
  const payPal = policy.paymentPolicy(
    (type, field) => type === 'Mutation' && field === 'createBraintreePayPalClientToken',
  )
  for (const kind of ['script', 'frame', 'connect', 'img'] as const)
    expect(payPal.sources[kind]).toContain('https://*.paypal.com')
  expect(payPal.opensWindows).toBe(true)
  expect(JSON.stringify(policy.paymentPolicy(() => false))).not.toContain('paypal')
})

test('the documents of the shop tell the browser that the checkout needs one of its own', async () => {
  for (const path of ['/', '/checkout'])
    expect((await documents.open(path)).html).toContain('data-payment-policy="own"')
})
