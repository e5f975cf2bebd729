import { expect, test } from 'vitest'
import { createExpressCheckout } from '#server/payment/createExpressCheckout.ts'
import { startPaymentProvider } from '#tests/harness/servers/paymentProvider.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  readCart,
  refusal,
  textAt,
} from '../quoteShop.ts'

const CREATE = `mutation ($input: PaypalExpressTokenInput!) {
  createPaypalExpressToken(input: $input) { token paypal_urls { start edit } }
}`
const URLS = { return_url: 'checkout/payment', cancel_url: 'checkout/payment?cancelled' }
const METHODS = 'query ($id: String!) { cart(cart_id: $id) { id available_payment_methods { code } } }'

async function stage(sku = 'tazza') {
  const provider = await startPaymentProvider()
  const shop = openQuoteShop({ expressCheckout: createExpressCheckout({ url: provider.url, fetch, timeoutMs: 2_000 }) })
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku, quantity: 1 }])
  await prepareCheckout(shop, cartId)
  const begin = (urls: object = URLS) => shop.ask(CREATE, { input: { cart_id: cartId, code: 'paypal_express', urls } })
  const choose = (approval: object | null) =>
    changeCart(
      shop,
      'setPaymentMethodOnCart',
      { cart_id: cartId, payment_method: { code: 'paypal_express', paypal_express: approval } },
      'cart { selected_payment_method { code } }',
    )
  /** The buyer goes there, approves, and the shop updates the cart. */
  const agree = async () => {
    const begun = await begin()
    const token = textAt(begun, 'createPaypalExpressToken.token')
    const start = textAt(begun, 'createPaypalExpressToken.paypal_urls.start')
    const back = await fetch(start.replace('/pay?', '/agree?'), { redirect: 'manual' })
    const { searchParams } = new URL(back.headers.get('location') ?? '')
    await choose({ token, payer_id: searchParams.get('PayerID') })
    return { token, back: back.headers.get('location') }
  }
  const isOpen = async () => (await readCart(shop, cartId)).errors.length === 0
  const leave = async () => {
    shop.close()
    await provider.dispose()
  }
  return { provider, shop, cartId, begin, choose, agree, isOpen, leave }
}

test('an agreed payment is held once, by the order', async () => {
  const { provider, shop, cartId, agree, leave } = await stage()
  const { token, back } = await agree()
  expect(back).toBe(`http://localhost/checkout/payment?token=${token}&PayerID=BUYER1`)
  expect(provider.payments.get(token)?.state).toBe('approved')
  const [first, second] = await Promise.all([placeOrder(shop, cartId), placeOrder(shop, cartId)])
  const answers = [first.data?.['placeOrder'], second.data?.['placeOrder']]
  expect(answers).toContainEqual({ errors: [], orderV2: { number: '000000001' } })
  expect(answers).toContainEqual({ errors: [expect.objectContaining({ code: 'CART_NOT_ACTIVE' })], orderV2: null })
  expect(provider.payments.get(token)?.state).toBe('authorized')
  await leave()
})

test('a declined or unanswered payment leaves no order, and the cart open', async () => {
  const { provider, shop, cartId, agree, isOpen, leave } = await stage()
  for (const [fate, message] of [
    ['decline', 'PayPal gateway has rejected request. The payment was declined.'],
    ['failure', 'PayPal gateway did not answer. Please try to place your order again.'],
    ['silence', 'PayPal gateway did not answer. Please try to place your order again.'],
  ] as const) {
    await agree()
    provider.meets('authorize', fate)
    expect((await placeOrder(shop, cartId)).data?.['placeOrder']).toEqual({
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }],
      orderV2: null,
    })
    expect(await isOpen()).toBe(true)
  }
  // The provider failed: the buyer had approved, so the next attempt works.
  expect(textAt(await placeOrder(shop, cartId), 'placeOrder.orderV2.number')).toBe('000000001')
  await leave()
})

test('a cart that costs something else than was agreed is not ordered, and the money is let go', async () => {
  const { provider, shop, cartId, agree, isOpen, leave } = await stage()
  const { token } = await agree()
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  expect((await placeOrder(shop, cartId)).data?.['placeOrder']).toMatchObject({ orderV2: null })
  expect(provider.payments.get(token)?.state).toBe('declined')
  expect(await isOpen()).toBe(true)
  await leave()
})

test('money that is held for an order that cannot be made is let go', async () => {
  const { provider, shop, cartId, agree, leave } = await stage('rara')
  const { token } = await agree()
  const other = await createGuestCart(shop)
  await addLines(shop, other, [{ sku: 'rara', quantity: 3 }])
  await prepareCheckout(shop, other)
  await placeOrder(shop, other)
  expect((await placeOrder(shop, cartId)).data?.['placeOrder']).toMatchObject({ orderV2: null })
  expect(provider.payments.get(token)?.state).toBe('released')
  await leave()
})

test('a token of another cart, an approval that is missing and addresses elsewhere are refused', async () => {
  const { shop, begin, choose, leave } = await stage()
  expect(refusal(await choose(null))).toEqual([
    ['graphql-input', 'Required parameter "paypal_express" for "payment_method" is missing.'],
  ])
  expect(refusal(await choose({ token: 'EC-9', payer_id: 'BUYER1' }))).toEqual([
    ['graphql-input', 'The PayPal token is not one of this cart.'],
  ])
  for (const address of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)']) {
    expect(refusal(await begin({ ...URLS, return_url: address }))).toEqual([['graphql-input', 'Invalid Url.']])
  }
  expect(shop).toBeDefined()
  await leave()
})

test('without a provider the method is not offered', async () => {
  const shop = openQuoteShop()
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, cartId)
  expect(JSON.stringify((await shop.ask(METHODS, { id: cartId })).data)).not.toContain('paypal')
  expect(refusal(await shop.ask(CREATE, { input: { cart_id: cartId, code: 'paypal_express', urls: URLS } }))).toEqual([
    ['graphql-input', 'The requested Payment Method is not available.'],
  ])
  shop.close()
})
