import { expect, test } from 'vitest'
import { createCardPayments } from '#server/payment/createCardPayments.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { startCardProvider } from '#tests/harness/servers/cardProvider.ts'
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

const METHODS = 'query ($id: String!) { cart(cart_id: $id) { id available_payment_methods { code } } }'
const SETTINGS = `{ storeConfig { braintree_cc_vault_active braintree_paypal_vault_active braintree_3dsecure_verify_3dsecure
  braintree_3dsecure_always_request_3ds braintree_3dsecure_threshold_amount
  braintree_3dsecure_allowspecific braintree_3dsecure_specificcountry } }`
const CARD = { number: '4000000000001000', month: 12, year: 2030 }

async function stage(sku = 'tazza') {
  const provider = await startCardProvider()
  const shop = openQuoteShop({ cardPayments: createCardPayments({ url: provider.url, fetch, timeoutMs: 2_000 }) })
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku, quantity: 1 }])
  await prepareCheckout(shop, cartId)
  const choose = (braintree: object | null, asking = {}, id = cartId) =>
    changeCart(
      shop,
      'setPaymentMethodOnCart',
      { cart_id: id, payment_method: { code: 'braintree', braintree } },
      'cart { selected_payment_method { code } }',
      asking,
    )
  const chooseCard = () => choose({ payment_method_nonce: provider.take(CARD), is_active_payment_token_enabler: false })
  const isOpen = async () => (await readCart(shop, cartId)).errors.length === 0
  const leave = async () => {
    shop.close()
    await provider.dispose()
  }
  return { provider, shop, cartId, choose, chooseCard, isOpen, leave }
}

test('without a provider the method is not offered, its token is refused, and the settings are unknown', async () => {
  const shop = openQuoteShop()
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  expect(JSON.stringify(await shop.ask(METHODS, { id: cartId }))).not.toContain('"braintree"')
  expect(refusal(await shop.ask('mutation { createBraintreeClientToken }'))).toEqual([
    ['graphql-input', 'The Braintree payment method is not active.'],
  ])
  expect(refusal(await shop.ask('mutation { createBraintreePayPalClientToken }'))).toEqual([
    ['graphql-input', 'The Braintree PayPal payment method is not active.'],
  ])
  expect(Object.values((await shop.ask(SETTINGS)).data?.['storeConfig'] ?? {})).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  shop.close()
})

test('a browser gets a token for the provider, or the reason why not', async () => {
  const { provider, shop, cartId, leave } = await stage()
  expect(JSON.stringify(await shop.ask(METHODS, { id: cartId }))).toContain('"braintree"')
  const token = textAt(await shop.ask('mutation { createBraintreeClientToken }'), 'createBraintreeClientToken')
  expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({ environment: 'sandbox' })
  provider.meets('token', 'failure')
  expect(refusal(await shop.ask('mutation { createBraintreeClientToken }'))).toEqual([
    ['graphql-input', 'The payment provider did not answer. Please try again.'],
  ])
  expect((await shop.ask(SETTINGS)).data?.['storeConfig']).toMatchObject({
    braintree_cc_vault_active: '1',
    braintree_paypal_vault_active: true,
    braintree_3dsecure_verify_3dsecure: true,
  })
  await leave()
})

test('a card pays one order once, also when the order is sent twice', async () => {
  const { provider, shop, cartId, chooseCard, leave } = await stage()
  await chooseCard()
  const answers = await Promise.all([placeOrder(shop, cartId), placeOrder(shop, cartId)])
  const results = answers.map(({ data }) => data?.['placeOrder'])
  expect(results).toContainEqual({ errors: [], orderV2: { number: '000000001' } })
  expect(results).toContainEqual({ errors: [expect.objectContaining({ code: 'CART_NOT_ACTIVE' })], orderV2: null })
  expect([...provider.holds.values()]).toMatchObject([{ state: 'authorized', times: 1 }])
  await leave()
})

test('an approved PayPal account pays the approved sum, and no other', async () => {
  const { provider, shop, cartId, leave } = await stage()
  const token = textAt(
    await shop.ask('mutation { createBraintreePayPalClientToken }'),
    'createBraintreePayPalClientToken',
  )
  expect(JSON.parse(Buffer.from(token, 'base64').toString())).toMatchObject({ environment: 'sandbox' })
  const chooseAccount = (confirmedCents: number) =>
    changeCart(
      shop,
      'setPaymentMethodOnCart',
      {
        cart_id: cartId,
        payment_method: {
          code: 'braintree_paypal',
          braintree_paypal: {
            payment_method_nonce: provider.takeAccount({ email: 'ada@example.com', confirmedCents, canBeSaved: true }),
            is_active_payment_token_enabler: true,
          },
        },
      },
      'cart { selected_payment_method { code } prices { grand_total { value } } }',
    )
  await chooseAccount(1)
  const declined = 'Transaction has been declined. Please try again later.'
  expect((await placeOrder(shop, cartId)).data?.['placeOrder']).toMatchObject({ errors: [{ message: declined }] })
  const [{ cents } = { cents: 0 }] = provider.holds.values()
  await chooseAccount(cents)
  expect(textAt(await placeOrder(shop, cartId), 'placeOrder.orderV2.number')).toBe('000000001')
  expect([...provider.holds.values()]).toMatchObject([{ state: 'authorized', with: 'account-nonce-2', cents }])
  await leave()
})

test('a declined or unanswered card leaves no order, and the cart open for another card', async () => {
  const { provider, shop, cartId, chooseCard, isOpen, leave } = await stage()
  for (const [fate, message] of [
    ['decline', 'Transaction has been declined. Please try again later.'],
    ['failure', 'The payment gateway did not answer. Please try to place your order again.'],
    ['lost', 'The payment gateway did not answer. Please try to place your order again.'],
    ['silence', 'The payment gateway did not answer. Please try to place your order again.'],
  ] as const) {
    await chooseCard()
    provider.meets('authorize', fate)
    expect((await placeOrder(shop, cartId)).data?.['placeOrder']).toEqual({
      errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message }],
      orderV2: null,
    })
    expect(await isOpen()).toBe(true)
  }
  await chooseCard()
  expect(textAt(await placeOrder(shop, cartId), 'placeOrder.orderV2.number')).toBe('000000001')
  // The card of the lost answer held money under the same reference, which holds one amount.
  const [hold, ...others] = provider.holds.values()
  expect(others).toEqual([])
  expect(hold).toMatchObject({ state: 'authorized', with: 'nonce-5' })
  await leave()
})

test('a proof is good once, a missing one is refused, and money for an order that cannot be made is let go', async () => {
  const { provider, shop, cartId, choose, chooseCard, leave } = await stage('rara')
  expect(refusal(await choose(null))).toEqual([
    ['graphql-input', 'Required parameter "braintree" for "payment_method" is missing.'],
  ])
  expect(refusal(await choose({ payment_method_nonce: '', is_active_payment_token_enabler: false }))).toEqual([
    ['graphql-input', 'Required parameter "payment_method_nonce" for "braintree" is missing.'],
  ])
  await chooseCard()
  const other = await createGuestCart(shop)
  await addLines(shop, other, [{ sku: 'rara', quantity: 3 }])
  await prepareCheckout(shop, other)
  await placeOrder(shop, other)
  expect((await placeOrder(shop, cartId)).data?.['placeOrder']).toMatchObject({ orderV2: null })
  expect([...provider.holds.values()]).toMatchObject([{ state: 'released' }])

  const third = await createGuestCart(shop)
  await addLines(shop, third, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, third)
  await choose({ payment_method_nonce: 'nonce-1', is_active_payment_token_enabler: false }, {}, third)
  expect((await placeOrder(shop, third)).data?.['placeOrder']).toMatchObject({
    errors: [{ message: 'Transaction has been declined. Please try again later.' }],
  })
  await leave()
})

test('a card that the customer wants to save is saved with its order, and pays the next one', async () => {
  const { provider, shop, leave } = await stage()
  const token = textAt(
    await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    ),
    'generateCustomerToken.token',
  )
  const asking = { token }
  const order = async (method: object) => {
    const cartId = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
    await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }], asking)
    await prepareCheckout(shop, cartId, asking)
    await changeCart(shop, 'setPaymentMethodOnCart', { cart_id: cartId, payment_method: method }, 'cart { id }', asking)
    return placeOrder(shop, cartId, asking)
  }
  const nonce = provider.take({ ...CARD, number: '4000000000007777' })
  await order({
    code: 'braintree',
    braintree: { payment_method_nonce: nonce, is_active_payment_token_enabler: true },
  })
  const saved = await shop.ask(
    '{ customerPaymentTokens { items { public_hash payment_method_code details } } }',
    {},
    asking,
  )
  const { items } = (saved.data as { customerPaymentTokens: { items: Record<string, string>[] } }).customerPaymentTokens
  const card = items.find(({ details }) => details?.includes('7777'))
  expect(card).toMatchObject({ payment_method_code: 'braintree' })
  const paid = await order({
    code: 'braintree_cc_vault',
    braintree_cc_vault: { public_hash: card?.['public_hash'] },
  })
  expect(textAt(paid, 'placeOrder.orderV2.number')).toMatch(/^\d{9}$/)
  expect([...provider.holds.values()].at(-1)).toMatchObject({ with: 'PM-7777', state: 'authorized', times: 1 })
  await leave()
})

test('each store view has its own settings', async () => {
  const provider = await startCardProvider()
  const cards = [
    { canSave: false, bankCheck: null },
    { canSave: true, bankCheck: { isChallengeWanted: true, fromCents: 3_050, countries: ['DE', 'IT'] } },
  ]
  const shop = openQuoteShop({
    cardPayments: createCardPayments({ url: provider.url, fetch }),
    shop: {
      stores: demoShop.stores.map((store, at) => ({
        ...store,
        config: { ...store.config, ...(cards[at] && { cards: cards[at] }) },
      })),
    },
  })
  const settingsOf = async (store: string) => (await shop.ask(SETTINGS, {}, { store })).data?.['storeConfig']
  expect(await settingsOf('it')).toEqual({
    braintree_cc_vault_active: '0',
    braintree_paypal_vault_active: false,
    braintree_3dsecure_verify_3dsecure: false,
    braintree_3dsecure_always_request_3ds: null,
    braintree_3dsecure_threshold_amount: null,
    braintree_3dsecure_allowspecific: null,
    braintree_3dsecure_specificcountry: null,
  })
  expect(await settingsOf('en')).toEqual({
    braintree_cc_vault_active: '1',
    braintree_paypal_vault_active: true,
    braintree_3dsecure_verify_3dsecure: true,
    braintree_3dsecure_always_request_3ds: true,
    braintree_3dsecure_threshold_amount: '30.50',
    braintree_3dsecure_allowspecific: true,
    braintree_3dsecure_specificcountry: 'DE,IT',
  })
  shop.close()
  await provider.dispose()
})
