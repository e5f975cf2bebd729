import { expect, test } from 'vitest'
import { ADYEN_WEBHOOK_PATH } from '#server/commerce/engine/adyenPayments.ts'
import { createAdyenPayments } from '#server/payment/createAdyenPayments.ts'
import {
  ADYEN_CARDS,
  challengeResult,
  redirectResult,
  startAdyenProvider,
} from '#tests/harness/servers/adyenProvider.ts'
import { addLines, createGuestCart, openQuoteShop, prepareCheckout, readCart, refusal, textAt } from '../quoteShop.ts'

const SET = `mutation ($id: String!, $state: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
    code: "adyen_cc"
    adyen_additional_data_cc: { stateData: $state, returnUrl: "https://shop.example/back?order=:merchantReference" }
  } }) { cart { selected_payment_method { code } } }
}`
const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) {
    orderV2 { number token }
    order { order_number adyen_payment_status { isFinal resultCode action } }
    errors { code message }
  }
}`
const DETAILS = `mutation ($id: String!, $payload: String!) {
  adyenPaymentDetails(cart_id: $id, payload: $payload) { isFinal resultCode action }
}`
const STATUS = `query ($id: String!, $number: String!) {
  adyenPaymentStatus(cartId: $id, orderNumber: $number) { isFinal resultCode action }
}`
const METHODS = `query ($id: String!) {
  storeConfig { adyen_client_key_test adyen_demo_mode }
  adyenPaymentMethods(cart_id: $id) { paymentMethodsResponse { paymentMethods { type brands } } }
}`
const ORDER = 'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number status } }'

type Status = { readonly isFinal: boolean; readonly resultCode: string; readonly action: string | null }
type Placed = {
  readonly orderV2: { readonly number: string; readonly token: string } | null
  readonly order: { readonly adyen_payment_status: Status } | null
  readonly errors: readonly { readonly code: string; readonly message: string }[]
}

const REFUSED = { code: 'UNABLE_TO_PLACE_ORDER', message: 'The payment is REFUSED.' }

async function stage() {
  const provider = await startAdyenProvider()
  const { url, hmacKey } = provider
  const shop = openQuoteShop({ adyenPayments: createAdyenPayments({ url, hmacKey, fetch, timeoutMs: 2_000 }) })
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'rara', quantity: 1 }])
  await prepareCheckout(shop, cartId)
  const place = async () => (await shop.ask(PLACE, { id: cartId })).data?.['placeOrder'] as Placed
  /** Sends the card and orders. */
  const order = async (card: keyof typeof ADYEN_CARDS, amount = {}) => {
    const paymentMethod = { type: 'scheme', encryptedCardNumber: ADYEN_CARDS[card] }
    const set = await shop.ask(SET, { id: cartId, state: JSON.stringify({ paymentMethod, ...amount }) })
    expect(set.errors).toEqual([])
    return place()
  }
  const submit = (orderId: string, details: object) =>
    shop.ask(DETAILS, { id: cartId, payload: JSON.stringify({ orderId, details }) })
  const status = async (number: string) =>
    (await shop.ask(STATUS, { id: cartId, number })).data?.['adyenPaymentStatus'] as Status | undefined
  const orderStatus = async (token: string) => textAt(await shop.ask(ORDER, { token }), 'guestOrderByToken.status')
  const webhook = (body: string) =>
    shop.handle(new Request(`http://localhost${ADYEN_WEBHOOK_PATH}`, { method: 'POST', body }))
  const isOpen = async () => (await readCart(shop, cartId)).errors.length === 0
  const leave = async () => {
    shop.close()
    await provider.dispose()
  }
  return { provider, shop, cartId, place, order, submit, status, orderStatus, webhook, isOpen, leave }
}

/** The order, which has to exist. */
function orderOf({ orderV2, order }: Placed) {
  if (!orderV2 || !order) throw new Error('There is no order')
  return { ...orderV2, payment: order.adyen_payment_status }
}

test('a card that is authorised pays the order, and its cart is closed', async () => {
  const { provider, shop, cartId, order, status, orderStatus, isOpen, leave } = await stage()
  expect((await shop.ask(METHODS, { id: cartId })).data).toMatchObject({
    storeConfig: { adyen_demo_mode: true },
    adyenPaymentMethods: { paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', brands: ['visa', 'mc'] }] } },
  })
  // Values of the browser do not replace those of the shop.
  const { number, token, payment } = orderOf(await order('plain', { amount: { value: 1 }, reference: 'other' }))
  expect(payment).toEqual({ isFinal: true, resultCode: 'Authorised', action: null })
  expect(provider.payments).toMatchObject([
    { reference: number, cents: 5_690, returnUrl: `https://shop.example/back?order=${number}`, state: 'Authorised' },
  ])
  expect(await orderStatus(token)).toBe('Processing')
  expect(await isOpen()).toBe(false)
  // The status can be read after the cart is closed, too.
  expect(await status(number)).toEqual(payment)
  await leave()
})

test('a refused card leaves no order, and the cart is ordered with another one', async () => {
  const { provider, order, place, isOpen, leave } = await stage()
  expect(await order('refused')).toEqual({ orderV2: null, order: null, errors: [REFUSED] })
  expect(await isOpen()).toBe(true)
  // The card was good for one call.
  expect((await place()).errors).toMatchObject([{ message: 'Enter a valid payment method and try again.' }])
  expect(orderOf(await order('plain')).payment.resultCode).toBe('Authorised')
  expect(provider.payments.map(({ state }) => state)).toEqual(['Refused', 'Authorised'])
  await leave()
})

test.each([
  ['challenged', 'ChallengeShopper', (id: string, isGood: boolean) => ({ threeDSResult: challengeResult(id, isGood) })],
  ['redirected', 'RedirectShopper', (id: string, isGood: boolean) => ({ redirectResult: redirectResult(id, isGood) })],
] as const)(
  'a card that is %s leaves the cart open until the bank has been answered',
  async (card, code, detailsOf) => {
    const { order, submit, status, orderStatus, isOpen, leave } = await stage()
    const { number, token, payment } = orderOf(await order(card))
    expect(payment).toMatchObject({ isFinal: false, resultCode: code })
    expect(JSON.parse(payment.action ?? '')).toMatchObject({ type: card === 'challenged' ? 'threeDS2' : 'redirect' })
    expect(await orderStatus(token)).toBe('Pending Payment')
    expect(await isOpen()).toBe(true)
    expect(await status(number)).toEqual(payment)

    const paid = await submit(number, detailsOf('PSP1', true))
    expect(paid.data?.['adyenPaymentDetails']).toEqual({ isFinal: true, resultCode: 'Authorised', action: null })
    expect(await orderStatus(token)).toBe('Processing')
    expect(await isOpen()).toBe(false)
    // Once: the cart is closed.
    expect(refusal(await submit(number, detailsOf('PSP1', true)))).toEqual([
      ['graphql-no-such-entity', "The cart isn't active."],
    ])
    expect(await status(number)).toMatchObject({ isFinal: true, resultCode: 'Authorised' })
    await leave()
  },
)

test('the answer about the payment of another order pays nothing', async () => {
  const { provider, shop, order, submit, status, orderStatus, isOpen, leave } = await stage()
  const { number, token } = orderOf(await order('redirected'))
  const other = await createGuestCart(shop)
  await addLines(shop, other, [{ sku: 'rara', quantity: 1 }])
  await prepareCheckout(shop, other)
  const paymentMethod = { type: 'scheme', encryptedCardNumber: ADYEN_CARDS.redirected }
  await shop.ask(SET, { id: other, state: JSON.stringify({ paymentMethod }) })
  const cheaper = orderOf((await shop.ask(PLACE, { id: other })).data?.['placeOrder'] as Placed)
  expect(refusal(await submit(number, { redirectResult: redirectResult('PSP2', true) }))).toEqual([
    ['graphql-input', 'Unable to place order: The payment is REFUSED.'],
  ])
  expect(await status(number)).toMatchObject({ isFinal: false, resultCode: 'RedirectShopper' })
  expect(await orderStatus(token)).toBe('Pending Payment')
  expect(await isOpen()).toBe(true)
  expect(provider.payments.map(({ reference }) => reference)).toEqual([number, cheaper.number])
  // Its own answer still pays it.
  await submit(number, { redirectResult: redirectResult('PSP1', true) })
  expect(await orderStatus(token)).toBe('Processing')
  await leave()
})

test('a bank that refuses cancels the order, and the open cart is ordered again', async () => {
  const { order, submit, status, orderStatus, isOpen, leave } = await stage()
  const first = orderOf(await order('challenged'))
  for (const _ of ['first', 'second']) {
    expect(refusal(await submit(first.number, { threeDSResult: challengeResult('PSP1', false) }))).toEqual([
      ['graphql-input', 'Unable to place order: The payment is REFUSED.'],
    ])
  }
  expect(await status(first.number)).toEqual({ isFinal: true, resultCode: 'Refused', action: null })
  expect(await orderStatus(first.token)).toBe('Canceled')
  expect(await isOpen()).toBe(true)
  const second = orderOf(await order('plain'))
  expect(second.number).not.toBe(first.number)
  expect(await orderStatus(first.token)).toBe('Canceled')
  expect(await orderStatus(second.token)).toBe('Processing')
  expect(await isOpen()).toBe(false)
  await leave()
})

test('as in Magento, a cart that is ordered while a step is due becomes a second order', async () => {
  const { order, submit, orderStatus, leave } = await stage()
  const first = orderOf(await order('challenged'))
  const second = orderOf(await order('plain'))
  expect(second.number).not.toBe(first.number)
  expect(await orderStatus(first.token)).toBe('Pending Payment')
  expect(refusal(await submit(first.number, { threeDSResult: challengeResult('PSP1', true) }))).toHaveLength(1)
  await leave()
})

test.each([
  ['was refused', 'Canceled'],
  ['is due', 'Pending Payment'],
])('a cart whose payment %s is ordered with a method of another kind', async (_, statusOfFirst) => {
  const { shop, cartId, order, place, submit, orderStatus, isOpen, leave } = await stage()
  const first = orderOf(await order('challenged'))
  if (statusOfFirst === 'Canceled') await submit(first.number, { threeDSResult: challengeResult('PSP1', false) })
  const set = await shop.ask(
    `mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) {
      cart { selected_payment_method { code } } } }`,
    { id: cartId },
  )
  expect(set.errors).toEqual([])
  const second = (await place()).orderV2
  expect(await orderStatus(second?.token ?? '')).toBe('Pending')
  expect(await orderStatus(first.token)).toBe(statusOfFirst)
  expect(await isOpen()).toBe(false)
  await leave()
})

test('a signed webhook ends a pending payment; an invented one, a late one and one of another order change nothing', async () => {
  const { provider, order, status, orderStatus, webhook, isOpen, leave } = await stage()
  const { number, token, payment } = orderOf(await order('pending'))
  expect(payment).toEqual({ isFinal: false, resultCode: 'Pending', action: null })
  provider.end('PSP1', 'Authorised')
  for (const text of [provider.noticeOf('PSP1', 'AABB'), '{}', 'no JSON', '']) {
    expect((await webhook(text)).status).toBe(401)
  }
  expect(await orderStatus(token)).toBe('Pending Payment')
  for (const _ of ['first', 'second']) {
    const answer = await webhook(provider.noticeOf('PSP1'))
    expect([answer.status, await answer.text()]).toEqual([200, '[accepted]'])
  }
  expect(await orderStatus(token)).toBe('Processing')
  expect(await status(number)).toMatchObject({ isFinal: true, resultCode: 'Authorised' })
  expect(await isOpen()).toBe(false)
  await leave()
})

test('a webhook about a refusal cancels the order and leaves the cart open', async () => {
  const { provider, order, orderStatus, webhook, isOpen, leave } = await stage()
  const { token } = orderOf(await order('pending'))
  provider.end('PSP1', 'Refused')
  expect((await webhook(provider.noticeOf('PSP1'))).status).toBe(200)
  expect(await orderStatus(token)).toBe('Canceled')
  expect(await isOpen()).toBe(true)
  await leave()
})

test('a payment whose answer is lost is canceled, and no order exists', async () => {
  const { provider, order, isOpen, leave } = await stage()
  provider.meets('payments', 'lost')
  expect((await order('plain')).errors).toMatchObject([{ message: expect.stringContaining('did not answer') }])
  expect(provider.payments.map(({ state }) => state)).toEqual(['Cancelled'])
  expect(await isOpen()).toBe(true)
  expect(orderOf(await order('plain')).payment.resultCode).toBe('Authorised')
  await leave()
})

test.each(['lost', 'failure'] as const)('details whose answer is a %s can be sent again', async (fate) => {
  const { provider, order, submit, status, orderStatus, leave } = await stage()
  const { number, token } = orderOf(await order('challenged'))
  provider.meets('details', fate)
  const details = { threeDSResult: challengeResult('PSP1', true) }
  expect(refusal(await submit(number, details))).toEqual([
    ['graphql-input', 'Unable to place order: Payment details call failed'],
  ])
  expect(await status(number)).toMatchObject({ isFinal: false, resultCode: 'ChallengeShopper' })
  expect((await submit(number, details)).data?.['adyenPaymentDetails']).toMatchObject({ resultCode: 'Authorised' })
  expect(await orderStatus(token)).toBe('Processing')
  await leave()
})

test('a payment can be read by its shopper only, and with its own cart only', async () => {
  const { shop, order, submit, cartId, leave } = await stage()
  const { number } = orderOf(await order('challenged'))
  const other = await createGuestCart(shop)
  expect(refusal(await shop.ask(STATUS, { id: other, number }))).toEqual([
    ['graphql-no-such-entity', 'Order does not exist'],
  ])
  expect(refusal(await shop.ask(STATUS, { id: cartId, number: '999999999' }))).toEqual([
    ['graphql-no-such-entity', 'Order does not exist'],
  ])
  expect(refusal(await shop.ask(STATUS, { id: 'invented', number }))).toHaveLength(1)
  expect(refusal(await submit('999999999', {}))).toEqual([['graphql-no-such-entity', 'Order does not exist']])
  expect(refusal(await shop.ask(DETAILS, { id: cartId, payload: '{}' }))).toEqual([
    ['graphql-input', 'Missing "orderId" from payload'],
  ])
  await leave()
})

test('without the provider neither the method nor the fields exist', async () => {
  const shop = openQuoteShop()
  expect(refusal(await shop.ask(STATUS, { id: 'x', number: '1' })).map(([, message]) => message)).toContain(
    'Cannot query field "adyenPaymentStatus" on type "Query".',
  )
  const cartId = await createGuestCart(shop)
  expect(refusal(await shop.ask(SET, { id: cartId, state: '{}' }))).toHaveLength(1)
  shop.close()
})
