import { expect, test } from 'vitest'
import { PAYMENT_WEBHOOK_PATH } from '#server/commerce/engine/redirectPayments.ts'
import { createRedirectPayments } from '#server/payment/createRedirectPayments.ts'
import { startRedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { PaymentEnd } from '#tests/harness/servers/redirectProvider.ts'
import { addLines, createGuestCart, openQuoteShop, prepareCheckout, readCart, refusal, textAt } from '../quoteShop.ts'

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id, mollie_return_url: "https://shop.example/back?payment_token={{payment_token}}" }) {
    orderV2 { number token }
    order { order_number mollie_redirect_url mollie_payment_token }
    errors { code message }
  }
}`
const SETTLE = `mutation ($token: String!) {
  mollieProcessTransaction(input: { payment_token: $token }) { paymentStatus cart { id } }
}`
const START = `mutation ($token: String!) {
  createMollieTransaction(input: { payment_token: $token }) { checkout_url }
}`
const RESTORE = 'mutation ($id: String!) { mollieRestoreCart(input: { cart_id: $id }) { cart { id } } }'
const ORDER = 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number status } }'

type Placed = {
  readonly orderV2: { readonly number: string; readonly token: string }
  readonly order: { readonly mollie_redirect_url: string | null; readonly mollie_payment_token: string }
}

async function stage() {
  const provider = await startRedirectProvider()
  const shop = openQuoteShop({
    redirectPayments: createRedirectPayments({ url: provider.url, fetch, timeoutMs: 2_000 }),
  })
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'rara', quantity: 1 }])
  await prepareCheckout(shop, cartId, {}, { code: 'mollie_methods_satispay' })
  const place = async () => {
    const answer = await shop.ask(PLACE, { id: cartId })
    return { ...answer, placed: answer.data?.['placeOrder'] as Placed }
  }
  const settle = async (token: string) => (await shop.ask(SETTLE, { token })).data?.['mollieProcessTransaction']
  const statusOf = async (token: string) => {
    return textAt(await shop.ask(ORDER, { token }), 'guestOrderByToken.status')
  }
  const webhook = (id: string) =>
    shop.handle(
      new Request(`http://localhost${PAYMENT_WEBHOOK_PATH}`, { method: 'POST', body: new URLSearchParams({ id }) }),
    )
  const isOpen = async () => (await readCart(shop, cartId)).errors.length === 0
  const leave = async () => {
    shop.close()
    await provider.dispose()
  }
  return { provider, shop, cartId, place, settle, statusOf, webhook, isOpen, leave }
}

test('an order names the page on which it is paid, and is paid once the provider says so', async () => {
  const { provider, place, settle, statusOf, isOpen, leave } = await stage()
  const { placed } = await place()
  const { mollie_payment_token: token, mollie_redirect_url: page } = placed.order
  expect(page).toBe(`${provider.url}checkout?id=tr_1`)
  expect(provider.payments.get('tr_1')).toMatchObject({
    value: '56.90',
    redirectUrl: `https://shop.example/back?payment_token=${token}`,
    webhookUrl: `http://localhost${PAYMENT_WEBHOOK_PATH}`,
  })
  expect(await statusOf(placed.orderV2.token)).toBe('Pending Payment')
  expect(await isOpen()).toBe(false)
  provider.end('tr_1', 'paid')
  for (const _ of ['first', 'second']) expect(await settle(token)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await statusOf(placed.orderV2.token)).toBe('Processing')
  expect(await isOpen()).toBe(false)
  await leave()
})

test.each<[end: PaymentEnd, status: string]>([
  ['failed', 'Canceled'],
  ['canceled', 'Canceled'],
  ['expired', 'Canceled'],
  ['open', 'Pending Payment'],
  ['pending', 'Pending Payment'],
])('a payment that is %s leaves the order %s and opens its cart, which can be ordered again', async (end, status) => {
  const { provider, cartId, place, settle, statusOf, leave } = await stage()
  const { placed } = await place()
  provider.end('tr_1', end)
  expect(await settle(placed.order.mollie_payment_token)).toEqual({
    paymentStatus: end.toUpperCase(),
    cart: { id: cartId },
  })
  expect(await statusOf(placed.orderV2.token)).toBe(status)
  const again = await place()
  expect(again.placed.orderV2.number).not.toBe(placed.orderV2.number)
  await leave()
})

test('the webhook moves the order, before the buyer returns, after it and twice', async () => {
  const { provider, place, settle, statusOf, webhook, isOpen, leave } = await stage()
  const { placed } = await place()
  expect((await webhook('tr_1')).status).toBe(200)
  expect(await statusOf(placed.orderV2.token)).toBe('Pending Payment')
  provider.end('tr_1', 'paid')
  for (const id of ['tr_1', 'tr_1', 'tr_unknown']) expect((await webhook(id)).status).toBe(200)
  expect(await statusOf(placed.orderV2.token)).toBe('Processing')
  expect(await settle(placed.order.mollie_payment_token)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await isOpen()).toBe(false)
  await leave()
})

test('an order whose page could not be made exists, and its page can be made later', async () => {
  const { provider, shop, place, leave } = await stage()
  provider.meets('failure')
  const { placed, errors } = await place()
  expect(placed.orderV2.number).toBe('000000001')
  expect(placed.order.mollie_redirect_url).toBeNull()
  expect(errors.map(({ message }) => message)).toEqual(['The payment could not be started.'])
  const later = await shop.ask(START, { token: placed.order.mollie_payment_token })
  expect(later.data?.['createMollieTransaction']).toEqual({ checkout_url: `${provider.url}checkout?id=tr_1` })
  await leave()
})

test('a cart is opened again for its own shopper, and an invented token is refused', async () => {
  const { shop, cartId, place, isOpen, leave } = await stage()
  await place()
  expect(refusal(await shop.ask(SETTLE, { token: 'invented' }))).toEqual([
    ['graphql-no-such-entity', 'No order found with token "invented"'],
  ])
  expect((await shop.ask(RESTORE, { id: cartId })).data?.['mollieRestoreCart']).toEqual({ cart: { id: cartId } })
  expect(await isOpen()).toBe(true)
  await leave()
})

const APPLE_PAY = { code: 'mollie_methods_applepay', mollie_applepay_payment_token: '{"paymentData":1}' }

test('an order with the token of a device is paid at once, has no page, and its token is good once', async () => {
  const { provider, shop, cartId, place, settle, statusOf, isOpen, leave } = await stage()
  await prepareCheckout(shop, cartId, {}, APPLE_PAY)
  const { placed } = await place()
  expect(placed.order.mollie_redirect_url).toBeNull()
  expect(provider.payments.get('tr_1')).toMatchObject({ applePayToken: '{"paymentData":1}', status: 'paid' })
  expect(await statusOf(placed.orderV2.token)).toBe('Processing')
  expect(await settle(placed.order.mollie_payment_token)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await isOpen()).toBe(false)
  await leave()
})

test('a declined token cancels its order and opens the cart, which is then paid on the page of another method', async () => {
  const { provider, shop, cartId, place, settle, statusOf, isOpen, leave } = await stage()
  await prepareCheckout(shop, cartId, {}, APPLE_PAY)
  provider.meets('declined')
  const { placed } = await place()
  expect(await settle(placed.order.mollie_payment_token)).toMatchObject({ paymentStatus: 'FAILED' })
  expect(await statusOf(placed.orderV2.token)).toBe('Canceled')
  expect(await isOpen()).toBe(true)
  await prepareCheckout(shop, cartId, {}, { code: 'mollie_methods_satispay' })
  const again = await place()
  expect(again.placed.order.mollie_redirect_url).toBe(`${provider.url}checkout?id=tr_2`)
  expect(provider.payments.get('tr_2')).toMatchObject({ applePayToken: null })
  await leave()
})

test('the methods are named as Mollie names them, and a session of Apple Pay is opened for a host name', async () => {
  const { provider, shop, leave } = await stage()
  const methods = await shop.ask('{ molliePaymentMethods(input: { amount: 5, currency: "EUR" }) { methods { code } } }')
  expect(methods.data?.['molliePaymentMethods']).toEqual({
    methods: [{ code: 'applepay' }, { code: 'creditcard' }, { code: 'satispay' }],
  })
  const VALIDATE = `mutation { mollieApplePayValidation(domain: "shop.example", validationUrl: "https://apple.test/s") { response } }`
  const answer = await shop.ask(VALIDATE)
  expect(JSON.parse(textAt(answer, 'mollieApplePayValidation.response'))).toMatchObject({ domainName: 'shop.example' })
  expect(provider.walletDomains).toEqual(['shop.example'])
  await leave()
})

test('without the provider neither the methods nor the fields exist', async () => {
  const shop = openQuoteShop()
  expect(refusal(await shop.ask(SETTLE, { token: 'x' })).map(([, message]) => message)).toContain(
    'Cannot query field "mollieProcessTransaction" on type "Mutation".',
  )
  shop.close()
})
