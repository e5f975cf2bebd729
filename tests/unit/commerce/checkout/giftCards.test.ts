import { afterEach, expect, test } from 'vitest'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  refusal,
  signUp,
  textAt,
} from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

function open(edition: 'open-source' | 'commerce' = 'commerce') {
  const giftCards = [
    { code: 'CINQUE-0001', cents: 500, until: '2026-11-21' as const },
    { code: 'MILLE-00001', cents: 100_000, until: null },
    { code: 'VUOTO-00001', cents: 0, until: null },
  ]
  const shop = openQuoteShop({ edition, shop: { giftCards } })
  opened.push(shop)
  return shop
}

async function cartWithCups(shop: QuoteShop, quantity = 1, asking = {}) {
  const id = await createGuestCart(shop)
  expect((await addLines(shop, id, [{ sku: 'tazza', quantity }], asking)).errors).toEqual([])
  return id
}

const CARDS = 'applied_gift_cards { code applied_balance { value } current_balance { value } expiration_date }'
const write = (shop: QuoteShop, mutation: string, cartId: string, code: string, asking = {}) =>
  changeCart(
    shop,
    mutation,
    { cart_id: cartId, gift_card_code: code },
    `cart { ${CARDS} prices { grand_total { value } } }`,
    asking,
  )
const apply = (shop: QuoteShop, cartId: string, code: string, asking = {}) =>
  write(shop, 'applyGiftCardToCart', cartId, code, asking)
const balance = (shop: QuoteShop, code: string) =>
  shop.ask(
    'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { code balance { value } expiration_date } }',
    {
      code,
    },
  )

test('gift cards pay in the order in which they were given, each at most its balance', async () => {
  const shop = open()
  const id = await cartWithCups(shop)
  expect((await apply(shop, id, ' cinque-0001 ')).data).toEqual({
    applyGiftCardToCart: {
      cart: {
        applied_gift_cards: [
          {
            code: 'CINQUE-0001',
            applied_balance: { value: 5 },
            current_balance: { value: 5 },
            expiration_date: '2026-11-21',
          },
        ],
        prices: { grand_total: { value: 7.2 } },
      },
    },
  })
  expect((await apply(shop, id, 'MILLE-00001')).data).toMatchObject({
    applyGiftCardToCart: {
      cart: {
        applied_gift_cards: [
          { applied_balance: { value: 5 } },
          { applied_balance: { value: 7.2 }, current_balance: { value: 1000 }, expiration_date: null },
        ],
        prices: { grand_total: { value: 0 } },
      },
    },
  })
  expect((await write(shop, 'removeGiftCardFromCart', id, 'CINQUE-0001')).data).toMatchObject({
    removeGiftCardFromCart: {
      cart: { applied_gift_cards: [{ code: 'MILLE-00001', applied_balance: { value: 12.2 } }] },
    },
  })
})

test('says why a card cannot be used', async () => {
  const shop = open()
  const id = await cartWithCups(shop)
  const unknown = [
    'graphql-no-such-entity',
    "The gift card code couldn't be added. Verify your information and try again.",
  ]
  expect(refusal(await apply(shop, id, 'NESSUNO'))).toEqual([unknown])
  expect(refusal(await apply(shop, id, 'VUOTO-00001'))).toEqual([unknown])
  await apply(shop, id, 'MILLE-00001')
  expect(refusal(await apply(shop, id, 'MILLE-00001'))).toEqual([
    ['graphql-input', 'This gift card account is already in the quote.'],
  ])
  expect(refusal(await write(shop, 'removeGiftCardFromCart', id, 'CINQUE-0001'))[0]?.[0]).toBe('graphql-no-such-entity')
  expect(refusal(await apply(shop, await createGuestCart(shop), 'MILLE-00001'))[0]?.[0]).toBe('graphql-input')
})

test('a card that runs out stops paying', async () => {
  const shop = open()
  const id = await cartWithCups(shop)
  await apply(shop, id, 'CINQUE-0001')
  shop.advance(86_400_000)
  const { data } = await shop.ask(`{ cart(cart_id: "${id}") { ${CARDS} prices { grand_total { value } } } }`)
  expect(data).toEqual({ cart: { applied_gift_cards: [], prices: { grand_total: { value: 12.2 } } } })
  expect(refusal(await balance(shop, 'CINQUE-0001'))[0]?.[0]).toBe('graphql-no-such-entity')
})

const ORDERED =
  'number applied_gift_cards { code applied_balance { value } } total { grand_total { value } total_giftcard { value } }'

test('an order spends the amounts of its cards, lists them in the mail, and two carts cannot spend the same money', async () => {
  const shop = open()
  const [first, second] = [await cartWithCups(shop), await cartWithCups(shop)]
  for (const id of [first, second]) {
    await apply(shop, id, 'CINQUE-0001')
    await prepareCheckout(shop, id)
  }
  const total = 12.2 + 6.9
  expect((await placeOrder(shop, first, {}, ORDERED)).data).toMatchObject({
    placeOrder: {
      errors: [],
      orderV2: {
        applied_gift_cards: [{ code: 'CINQUE-0001', applied_balance: { value: 5 } }],
        total: { grand_total: { value: expect.closeTo(total - 5) }, total_giftcard: { value: 5 } },
      },
    },
  })
  expect(shop.takeMail()[0]?.plainText).toMatch(/Buono regalo CINQUE-0001[^0-9]{1,20}5,00/)
  expect((await balance(shop, 'CINQUE-0001')).data).toMatchObject({ giftCardAccount: { balance: { value: 0 } } })
  expect((await placeOrder(shop, second, {}, ORDERED)).data).toMatchObject({
    placeOrder: {
      orderV2: {
        applied_gift_cards: [],
        total: { grand_total: { value: expect.closeTo(total) }, total_giftcard: { value: 0 } },
      },
    },
  })
})

test('a canceled order refunds its cards, and their amounts are not part of its total in the list', async () => {
  const shop = open()
  const token = await signUp(shop, 'ada@example.com')
  const id = textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
  await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], { token })
  await apply(shop, id, 'MILLE-00001', { token })
  await prepareCheckout(shop, id, { token }, { code: 'free' })
  const placed = await placeOrder(shop, id, { token }, 'id')
  const orderId = textAt(placed, 'placeOrder.orderV2.id')
  const paid = 'query ($to: String!) { customer { orders(filter: { grand_total: { to: $to } }) { total_count } } }'
  expect((await shop.ask(paid, { to: '0' }, { token })).data).toEqual({ customer: { orders: { total_count: 1 } } })
  expect((await balance(shop, 'MILLE-00001')).data).toMatchObject({ giftCardAccount: { balance: { value: 980.9 } } })
  const canceled = await shop.ask(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Altro" }) { error } }',
    { id: orderId },
    { token },
  )
  expect(canceled.data).toMatchObject({ cancelOrder: { error: null } })
  expect((await balance(shop, 'MILLE-00001')).data).toMatchObject({ giftCardAccount: { balance: { value: 1000 } } })
})

test('the cards of a guest come along at sign-in', async () => {
  const shop = open()
  const guest = await cartWithCups(shop)
  await apply(shop, guest, 'MILLE-00001')
  const token = await signUp(shop, 'ada@example.com')
  const { data } = await shop.ask(
    `mutation ($id: String!) { mergeCarts(source_cart_id: $id) { ${CARDS} } }`,
    { id: guest },
    { token },
  )
  expect(data).toMatchObject({ mergeCarts: { applied_gift_cards: [{ code: 'MILLE-00001' }] } })
})

test('Magento Open Source has no gift cards', async () => {
  const shop = open('open-source')
  expect((await balance(shop, 'MILLE-00001')).errors[0]?.message).toMatch(/^Cannot query field "giftCardAccount"/)
})
