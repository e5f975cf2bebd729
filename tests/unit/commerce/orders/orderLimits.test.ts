import { afterEach, describe, expect, test } from 'vitest'
import {
  addLines,
  createGuestCart,
  type GraphqlAnswer,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  refusal,
  textAt,
} from '../quoteShop.ts'

const MINUTE_MS = 60_000
const TOO_MANY = [['graphql-input', 'Too many requests. Please wait and try again.']]
const UNKNOWN = [['graphql-no-such-entity', "We couldn't locate an order with the information provided."]]

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

async function open() {
  const shop = openQuoteShop({ edition: 'commerce' })
  opened.push(shop)
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, cartId)
  const placed = await placeOrder(shop, cartId, {}, 'number token')
  shop.takeMail()
  return {
    shop,
    number: textAt(placed, 'placeOrder.orderV2.number'),
    token: textAt(placed, 'placeOrder.orderV2.token'),
  }
}

const askCancel = (shop: QuoteShop, token: string, from?: string) =>
  shop.ask(
    `mutation ($i: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $i) { error } }`,
    { i: { token, reason: 'Altro' } },
    from === undefined ? {} : { from },
  )
const askReturn = (shop: QuoteShop, token: string) =>
  shop.ask(`mutation ($i: RequestGuestReturnInput!) { requestGuestReturn(input: $i) { return { number } } }`, {
    i: { token, items: [] },
  })
const lookUp = (shop: QuoteShop, number: string, lastname: string, { email = 'ada@example.com', from = '' } = {}) =>
  shop.ask(
    `query ($i: OrderInformationInput!) { guestOrder(input: $i) { number } }`,
    { i: { number, email, lastname } },
    { from },
  )

async function times(count: number, ask: (index: number) => Promise<GraphqlAnswer>): Promise<readonly GraphqlAnswer[]> {
  const answers: GraphqlAnswer[] = []
  for (let index = 0; index < count; index += 1) answers.push(await ask(index))
  return answers
}

describe('the mailed keys of an order', () => {
  test('are sent so often, then not until the quarter of an hour is over', async () => {
    const { shop, token } = await open()
    await times(5, () => askCancel(shop, token))
    expect(shop.takeMail()).toHaveLength(5)
    expect(refusal(await askCancel(shop, token))).toEqual(TOO_MANY)
    shop.advance(15 * MINUTE_MS - 1)
    expect(refusal(await askCancel(shop, token))).toEqual(TOO_MANY)
    expect(shop.takeMail()).toEqual([])
    shop.advance(1)
    expect((await askCancel(shop, token)).data).toEqual({ requestGuestOrderCancel: { error: null } })
    expect(shop.takeMail()).toHaveLength(1)
  })

  test('are refused in the same words for an order that there is not', async () => {
    const { shop, token } = await open()
    const [known, unknown] = await Promise.all(
      [token, 'nobody’s'].map(async (one) => (await times(7, () => askCancel(shop, one))).map(refusal)),
    )
    expect(known?.slice(5)).toEqual([TOO_MANY, TOO_MANY])
    expect(unknown?.slice(4)).toEqual([UNKNOWN, TOO_MANY, TOO_MANY])
  })

  test('count together, whatever they are for, and for each order alone', async () => {
    const { shop, token } = await open()
    await times(3, () => askCancel(shop, token))
    const returns = await times(3, () => askReturn(shop, token))
    expect(returns.map((answer) => refusal(answer)[0]?.[1])).toEqual([
      ...Array<string>(2).fill('You cannot return less than 1 product.'),
      'Too many requests. Please wait and try again.',
    ])
    expect(refusal(await askCancel(shop, 'another'))).toEqual(UNKNOWN)
  })

  test('are refused to who asks for many orders from one place, and to nobody else', async () => {
    const { shop, token } = await open()
    await times(20, (index) => askCancel(shop, `guess ${index}`, '203.0.113.7'))
    expect(refusal(await askCancel(shop, token, '203.0.113.7'))).toEqual(TOO_MANY)
    expect((await askCancel(shop, token, '203.0.113.8')).errors).toEqual([])
    expect((await askCancel(shop, token)).errors).toEqual([])
  })
})

describe('looking an order up', () => {
  test('allows a few names, whether or not the order is there, and then not even the right one', async () => {
    const { shop, number } = await open()
    const wrong = await times(10, (index) => lookUp(shop, number, `Nome ${index}`))
    expect(wrong.map(refusal)).toEqual(Array(10).fill(UNKNOWN))
    expect(refusal(await lookUp(shop, number, 'Guest'))).toEqual(TOO_MANY)
    await times(10, () => lookUp(shop, '000000999', 'Guest'))
    expect(refusal(await lookUp(shop, '000000999', 'Guest'))).toEqual(TOO_MANY)
    shop.advance(15 * MINUTE_MS)
    expect((await lookUp(shop, number, 'Guest')).data).toEqual({ guestOrder: { number } })
  })

  test('goes by where it is asked from as well: many numbers are none of one buyer', async () => {
    const { shop, number } = await open()
    await times(40, (index) => lookUp(shop, `0000001${index}`, 'Guest', { from: '2001:db8:1:2::/64' }))
    expect(refusal(await lookUp(shop, number, 'Guest', { from: '2001:db8:1:2::/64' }))).toEqual(TOO_MANY)
    expect((await lookUp(shop, number, 'Guest', { from: '198.51.100.1' })).data).toEqual({ guestOrder: { number } })
  })
})
