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

const CARD = 'braintree_cc_vault'
const ACCOUNT = 'braintree_paypal_vault'
const METHODS = 'query ($id: String!) { cart(cart_id: $id) { id available_payment_methods { code title } } }'
const TOKENS = '{ customerPaymentTokens { items { public_hash payment_method_code } } }'
const ORDERS = '{ customer { orders { items { number payment_methods { name type } } } } }'
const SIGN_IN = 'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }'

type Token = { readonly public_hash: string; readonly payment_method_code: string }

/** A customer with a saved card and a saved account, and a cart that only lacks the payment. */
async function stage(sku = 'tazza') {
  const provider = await startPaymentProvider()
  const shop = openQuoteShop({
    expressCheckout: createExpressCheckout({ url: provider.url, fetch, timeoutMs: 1_000 }),
    shop: {
      customers: demoShop.customers.flatMap((customer) => {
        const plain = { ...customer, wishes: [], giftRegistries: [] }
        return [plain, { ...plain, email: `not.${customer.email}` }]
      }),
    },
  })
  const asking = { token: textAt(await shop.ask(SIGN_IN), 'generateCustomerToken.token') }
  const signIn = async (email: string) => ({
    token: textAt(await shop.ask(SIGN_IN.replace('giulia@example.com', email)), 'generateCustomerToken.token'),
  })
  const cartOf = async (who: { readonly token: string }) => {
    const cartId = textAt(await shop.ask('{ customerCart { id } }', {}, who), 'customerCart.id')
    await addLines(shop, cartId, [{ sku, quantity: 1 }], who)
    await prepareCheckout(shop, cartId, who)
    return cartId
  }
  const cartId = await cartOf(asking)
  const { data } = await shop.ask(TOKENS, {}, asking)
  const { items } = (data as { customerPaymentTokens: { items: readonly Token[] } }).customerPaymentTokens
  const hashOf = (code: string) => items.find((token) => token.payment_method_code === code)?.public_hash ?? ''
  const choose = (code: string, hash: string | null, id = cartId, who: { token?: string } = asking) =>
    changeCart(
      shop,
      'setPaymentMethodOnCart',
      { cart_id: id, payment_method: { code, ...(hash !== null && { [code]: { public_hash: hash } }) } },
      'cart { selected_payment_method { code } }',
      who,
    )
  const offered = async (id = cartId, who: { token?: string } = asking) =>
    JSON.stringify((await shop.ask(METHODS, { id }, who)).data).match(/braintree\w+/g)
  const order = () => placeOrder(shop, cartId, asking)
  const holds = () => [...provider.holds.values()]
  const leave = async () => {
    shop.close()
    await provider.dispose()
  }
  return {
    ...{ provider, shop, signIn, asking, cartId, cartOf, choose, offered, order, holds, leave },
    card: hashOf('braintree'),
    account: hashOf('braintree_paypal'),
  }
}

const refused = (message: string) => ({ errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }], orderV2: null })

test('a saved card pays an order, once, and the order says which', async () => {
  const { shop, asking, choose, offered, order, holds, card, leave } = await stage()
  expect(await offered()).toEqual([CARD, ACCOUNT])
  expect((await choose(CARD, card)).data).toEqual({
    setPaymentMethodOnCart: { cart: { selected_payment_method: { code: CARD } } },
  })
  const answers = (await Promise.all([order(), order()])).map(({ data }) => data?.['placeOrder'])
  expect(answers).toContainEqual({ errors: [], orderV2: { number: '000000001' } })
  expect(answers).toContainEqual({ errors: [expect.objectContaining({ code: 'CART_NOT_ACTIVE' })], orderV2: null })
  expect(holds()).toEqual([{ savedMethod: 'demo-card', cents: expect.any(Number), state: 'authorized', times: 1 }])
  expect((await shop.ask(ORDERS, {}, asking)).data).toEqual({
    customer: {
      orders: {
        items: [{ number: '000000001', payment_methods: [{ name: 'Carta salvata: Visa 4242', type: CARD }] }],
      },
    },
  })
  await leave()
})

test('a saved account pays as well', async () => {
  const { shop, asking, choose, order, holds, account, leave } = await stage()
  await choose(ACCOUNT, account)
  expect(textAt(await order(), 'placeOrder.orderV2.number')).toBe('000000001')
  expect(holds()).toMatchObject([{ savedMethod: 'demo-account', state: 'authorized' }])
  expect(JSON.stringify((await shop.ask(ORDERS, {}, asking)).data)).toContain(
    'Conto PayPal salvato: giulia@example.com',
  )
  await leave()
})

test('a declined or unanswered payment leaves no order; an unreported reservation is made only once', async () => {
  const { provider, choose, order, holds, card, leave } = await stage()
  await choose(CARD, card)
  const unanswered = refused('PayPal gateway did not answer. Please try to place your order again.')
  for (const [fate, answer] of [
    ['decline', refused('PayPal gateway has rejected request. The payment was declined.')],
    ['failure', unanswered],
    ['silence', unanswered],
    ['lost', unanswered],
  ] as const) {
    provider.meets('authorize', fate)
    expect((await order()).data?.['placeOrder']).toEqual(answer)
  }
  expect(textAt(await order(), 'placeOrder.orderV2.number')).toBe('000000001')
  expect(holds()).toMatchObject([{ state: 'authorized', times: 1 }])
  await leave()
})

test('money that is held for an order that cannot be made is let go', async () => {
  const { shop, choose, order, holds, card, leave } = await stage('rara')
  await choose(CARD, card)
  const other = await createGuestCart(shop)
  await addLines(shop, other, [{ sku: 'rara', quantity: 3 }])
  await prepareCheckout(shop, other)
  await placeOrder(shop, other)
  expect((await order()).data?.['placeOrder']).toMatchObject({ orderV2: null })
  expect(holds()).toMatchObject([{ state: 'released' }])
  await leave()
})

test('somebody else’s, an unknown one, one of another method, and none are refused', async () => {
  const { shop, signIn, cartOf, choose, offered, card, account, leave } = await stage()
  const missing = (hash: string) => [['graphql-no-such-entity', `Could not find a token using public hash: ${hash}`]]
  for (const hash of ['x', account]) expect(refusal(await choose(CARD, hash))).toEqual(missing(hash))
  expect(refusal(await choose(CARD, null))).toEqual([
    ['graphql-input', `Required parameter "${CARD}" for "payment_method" is missing.`],
  ])
  const namesake = await signIn('not.giulia@example.com')
  const theirs = await cartOf(namesake)
  expect(await offered(theirs, namesake)).toEqual([CARD, ACCOUNT])
  expect(refusal(await choose(CARD, card, theirs, namesake))).toEqual(missing(card))
  const eva = { token: await signUp(shop, 'eva@example.com') }
  const cartId = await cartOf(eva)
  const unavailable = [['graphql-input', 'The requested Payment Method is not available.']]
  expect(await offered(cartId, eva)).toBeNull()
  expect(refusal(await choose(CARD, card, cartId, eva))).toEqual(unavailable)
  const guests = await createGuestCart(shop)
  await addLines(shop, guests, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, guests)
  expect(refusal(await choose(CARD, card, guests, {}))).toEqual(unavailable)
  await leave()
})

test('a method deleted after it was chosen pays nothing, and another can be chosen', async () => {
  const { shop, asking, choose, order, holds, card, account, leave } = await stage()
  await choose(CARD, card)
  await shop.ask(
    'mutation ($hash: String!) { deletePaymentToken(public_hash: $hash) { result } }',
    { hash: card },
    asking,
  )
  expect((await order()).data?.['placeOrder']).toEqual(refused('Enter a valid payment method and try again.'))
  expect(holds()).toEqual([])
  await choose(ACCOUNT, account)
  expect(textAt(await order(), 'placeOrder.orderV2.number')).toBe('000000001')
  await leave()
})

test('an expired card is neither offered nor taken nor charged', async () => {
  const { shop, cartId, choose, offered, holds, card, leave } = await stage()
  await choose(CARD, card)
  shop.advance(Date.parse('2028-10-01T00:00:01Z') - Date.parse('2026-11-21T12:00:00Z'))
  const later = { token: textAt(await shop.ask(SIGN_IN), 'generateCustomerToken.token') }
  expect(await offered(cartId, later)).toEqual([ACCOUNT])
  expect(refusal(await choose(CARD, card, cartId, later))).toEqual([
    ['graphql-input', 'The requested Payment Method is not available.'],
  ])
  expect((await placeOrder(shop, cartId, later)).data?.['placeOrder']).toEqual(
    refused('Enter a valid payment method and try again.'),
  )
  expect(holds()).toEqual([])
  await leave()
})

test('without a provider nothing saved is offered', async () => {
  const shop = openQuoteShop()
  const asking = { token: textAt(await shop.ask(SIGN_IN), 'generateCustomerToken.token') }
  const cartId = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }], asking)
  await prepareCheckout(shop, cartId, asking)
  expect(JSON.stringify((await shop.ask(METHODS, { id: cartId }, asking)).data)).not.toContain('braintree')
  shop.close()
})
