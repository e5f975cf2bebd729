import { expect, test } from 'vitest'
import { createExpressCheckout } from '#server/payment/createExpressCheckout.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { startPaymentProvider } from '#tests/harness/servers/paymentProvider.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  refusal,
  signUp,
  textAt,
} from '../quoteShop.ts'

const TOKENS = '{ customerPaymentTokens { items { public_hash payment_method_code type details } } }'
const CREATE = `mutation ($input: PaypalExpressTokenInput!) {
  createPaypalExpressToken(input: $input) { token paypal_urls { start } }
}`
const DELETE = `mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) {
  result customerPaymentTokens { items { public_hash } } } }`

async function stage() {
  const provider = await startPaymentProvider()
  const shop = openQuoteShop({
    expressCheckout: createExpressCheckout({ url: provider.url, fetch, timeoutMs: 2_000 }),
    shop: { customers: demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] })) },
  })
  /** Buys a cup and approves on the provider's page, which saves the method or not. */
  const buy = async (token: string | null, page: 'agree' | 'agree-and-remember', fate?: 'decline') => {
    const asking = { token }
    const cartId =
      token === null
        ? await createGuestCart(shop)
        : textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
    await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }], asking)
    await prepareCheckout(shop, cartId, asking)
    const urls = { return_url: 'checkout/payment', cancel_url: 'checkout/payment?cancelled' }
    const begun = await shop.ask(CREATE, { input: { cart_id: cartId, code: 'paypal_express', urls } }, asking)
    const start = textAt(begun, 'createPaypalExpressToken.paypal_urls.start')
    const remember = page === 'agree' ? '' : '&remember=1'
    await fetch(`${start.replace('/pay?', '/agree?')}${remember}`, { redirect: 'manual' })
    const approval = { token: textAt(begun, 'createPaypalExpressToken.token'), payer_id: 'BUYER1' }
    const method = { code: 'paypal_express', paypal_express: approval }
    await changeCart(shop, 'setPaymentMethodOnCart', { cart_id: cartId, payment_method: method }, 'cart { id }', asking)
    if (fate) provider.meets('authorize', fate)
    return placeOrder(shop, cartId, asking)
  }
  const tokensOf = async (token: string) => {
    const { data, errors } = await shop.ask(TOKENS, {}, { token })
    expect(errors).toEqual([])
    return (data as { customerPaymentTokens: { items: readonly { public_hash: string; details: string }[] } })
      .customerPaymentTokens.items
  }
  const leave = async () => {
    shop.close()
    await provider.dispose()
  }
  return { shop, buy, tokensOf, leave }
}

test('a method that the provider saved for a customer is stored with the order, once', async () => {
  const { shop, buy, tokensOf, leave } = await stage()
  const token = await signUp(shop, 'ada@example.com')
  expect(textAt(await buy(token, 'agree'), 'placeOrder.orderV2.number')).toBe('000000001')
  expect(await tokensOf(token)).toEqual([])
  for (const number of ['000000002', '000000003']) {
    expect(textAt(await buy(token, 'agree-and-remember'), 'placeOrder.orderV2.number')).toBe(number)
    const [saved, ...others] = await tokensOf(token)
    expect(others).toEqual([])
    expect(saved).toEqual({
      public_hash: expect.stringMatching(/^\w{64}$/),
      payment_method_code: 'braintree',
      type: 'card',
      details: expect.any(String),
    })
    expect(JSON.parse(saved?.details ?? '')).toEqual({ type: 'MC', maskedCC: '4444', expirationDate: '3/2031' })
  }
  await leave()
})

test('nothing is kept of a payment that was declined, nor of a guest’s', async () => {
  const { shop, buy, tokensOf, leave } = await stage()
  const token = await signUp(shop, 'ada@example.com')
  expect((await buy(token, 'agree-and-remember', 'decline')).data?.['placeOrder']).toMatchObject({ orderV2: null })
  expect((await buy(null, 'agree-and-remember')).data?.['placeOrder']).toMatchObject({ errors: [] })
  expect(await tokensOf(token)).toEqual([])
  expect(refusal(await shop.ask(TOKENS))).toEqual([['graphql-authorization', "The current customer isn't authorized."]])
  await leave()
})

test('a customer has a method forgotten, and nobody else can', async () => {
  const { shop, buy, tokensOf, leave } = await stage()
  const ada = await signUp(shop, 'ada@example.com')
  const eva = await signUp(shop, 'eva@example.com')
  await buy(ada, 'agree-and-remember')
  await buy(eva, 'agree-and-remember')
  const [own] = await tokensOf(ada)
  const hash = own?.public_hash ?? ''
  expect(refusal(await shop.ask(DELETE, { hash }, { token: eva }))).toEqual([
    ['graphql-no-such-entity', `Could not find a token using public hash: ${hash}`],
  ])
  expect(refusal(await shop.ask(DELETE, { hash }))).toEqual([
    ['graphql-authorization', "The current customer isn't authorized."],
  ])
  expect((await shop.ask(DELETE, { hash }, { token: ada })).data).toEqual({
    deletePaymentToken: { result: true, customerPaymentTokens: { items: [] } },
  })
  expect(await tokensOf(eva)).toHaveLength(1)
  await leave()
})

test('a card is listed until its month is over', async () => {
  const { shop, tokensOf, leave } = await stage()
  const savedNow = async () => {
    const signedIn = await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    )
    const saved = await tokensOf(textAt(signedIn, 'generateCustomerToken.token'))
    return saved.map(({ details }) => JSON.parse(details))
  }
  const account = { payerEmail: 'giulia@example.com' }
  const card = { type: 'VI', maskedCC: '4242', expirationDate: '9/2028' }
  shop.advance(Date.parse('2028-09-30T23:00:00Z') - Date.parse('2026-11-21T12:00:00Z'))
  expect(await savedNow()).toEqual([card, account])
  shop.advance(2 * 3_600_000)
  expect(await savedNow()).toEqual([account])
  await leave()
})
