import { afterEach, describe, expect, test } from 'vitest'
import { refundPieces } from '#server/commerce/modules/sales/fulfilment.ts'
import { orderParts } from '#server/commerce/modules/sales/repository.ts'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import type { SeedGiftCardProduct, SeedProduct } from '#server/commerce/seed/types.ts'
import { openDesk } from '../backOfficeDesk.ts'
import {
  addLines,
  ADDRESS,
  changeCart,
  createGuestCart,
  type Line,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  quoteProducts,
  type QuoteShop,
  signUp,
} from '../quoteShop.ts'

const opened: { close: () => void }[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

const [cup] = quoteProducts
if (!cup) throw new Error('There is no cup')

const card = (sku: string, extra: Partial<SeedGiftCardProduct>): SeedProduct => ({
  ...cup,
  sku,
  name: { it: 'Buono', en: 'Card' },
  urlKey: { it: sku, en: sku },
  taxClass: 'esente',
  type: 'giftcard',
  cardType: 'virtual',
  amounts: [2500, 5000],
  openAmount: { minCents: 1000, maxCents: 20_000 },
  messageMaxLength: 20,
  lifetimeDays: 30,
  isRedeemable: true,
  weightKg: null,
  ...extra,
})

function open(edition: 'open-source' | 'commerce' = 'commerce', databasePath = ':memory:') {
  const commerceProducts = [
    card('buono', {}),
    card('carta', { cardType: 'physical', openAmount: null, messageMaxLength: null, weightKg: 0.1 }),
    card('misto', { cardType: 'combined', amounts: [], openAmount: { minCents: null, maxCents: null }, weightKg: 0.1 }),
  ]
  const shop = openQuoteShop({ edition, databasePath, shop: { commerceProducts } })
  opened.push(shop)
  return shop
}

const uid = (name: string) => encodeUid('giftcard', name)
const AMOUNT_50 = encodeUid('giftcard', 'giftcard_amount', '50.0000')
const WORDS = {
  giftcard_sender_name: 'Ada',
  giftcard_sender_email: 'ada@example.com',
  giftcard_recipient_name: 'Bea',
  giftcard_recipient_email: 'bea@example.com',
  giftcard_message: 'Tanti auguri',
}
const entered = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([name, value]) => ({ uid: uid(name), value }))
const line = (words: Readonly<Record<string, string>> = WORDS, extra: Partial<Line> = {}): Line => ({
  sku: 'buono',
  quantity: 1,
  selected_options: [AMOUNT_50],
  entered_options: entered(words),
  ...extra,
})

const LINE = `itemsV2 { items { uid quantity prices { price_including_tax { value } }
  ... on GiftCardCartItem { amount { value } message recipient_email recipient_name sender_email sender_name
    customizable_options { label } } } }`
const readLines = (shop: QuoteShop, id: string) =>
  shop.ask(`query ($id: String!) { cart(cart_id: $id) { is_virtual ${LINE} } }`, { id })

/** The refusal of `addProductsToCart` for a line. */
async function said(shop: QuoteShop, wanted: Line) {
  const { data, errors } = await addLines(shop, await createGuestCart(shop), [wanted])
  expect(errors).toEqual([])
  return (
    data as { addProductsToCart: { user_errors: readonly { message: string }[] } }
  ).addProductsToCart.user_errors.map(({ message }) => message)
}

test('Open Source sells no gift cards, and has no fields for them', async () => {
  const shop = open('open-source')
  expect(await said(shop, line())).toEqual(['Could not find a product with SKU "buono"'])
  const { errors } = await shop.ask(
    '{ products(filter: {}) { items { ... on GiftCardProduct { giftcard_amounts { uid } } } } }',
  )
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/^Unknown type "GiftCardProduct"/)])
})

test('a product returns its choices, and its price range from the smallest to its largest amount', async () => {
  const shop = open()
  const { data } =
    await shop.ask(`{ products(filter: { sku: { in: ["buono", "carta"] } }, sort: { name: ASC }) { items {
    sku price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
    ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max allow_message
      message_max_length lifetime is_redeemable giftcard_amounts { uid value } gift_card_options { uid title required } } } } }`)
  const range = (least: number, most: number) => ({
    minimum_price: { final_price: { value: least } },
    maximum_price: { final_price: { value: most } },
  })
  const option = (name: string, title: string, required = true) => ({ uid: uid(name), title, required })
  expect(data).toMatchObject({
    products: {
      items: expect.arrayContaining([
        {
          sku: 'buono',
          price_range: range(10, 200),
          giftcard_type: 'VIRTUAL',
          allow_open_amount: true,
          open_amount_min: 10,
          open_amount_max: 200,
          allow_message: true,
          message_max_length: 20,
          lifetime: 30,
          is_redeemable: true,
          giftcard_amounts: [
            { uid: encodeUid('giftcard', 'giftcard_amount', '25.0000'), value: 25 },
            { uid: AMOUNT_50, value: 50 },
          ],
          gift_card_options: [
            option('custom_giftcard_amount', 'Custom Giftcard Amount', false),
            option('giftcard_sender_name', 'Sender Name'),
            option('giftcard_sender_email', 'Sender Email'),
            option('giftcard_recipient_name', 'Recipient Name'),
            option('giftcard_recipient_email', 'Recipient Email'),
            option('giftcard_message', 'Message', false),
          ],
        },
        expect.objectContaining({
          sku: 'carta',
          price_range: range(25, 50),
          giftcard_type: 'PHYSICAL',
          allow_open_amount: false,
          open_amount_min: null,
          gift_card_options: [
            option('giftcard_sender_name', 'Sender Name'),
            option('giftcard_recipient_name', 'Recipient Name'),
          ],
        }),
      ]),
    },
  })
})

test('a line costs its amount and tells who gives it to whom; the same card twice is one line', async () => {
  const shop = open()
  const id = await createGuestCart(shop)
  await addLines(shop, id, [line(), line()])
  await addLines(shop, id, [line({ ...WORDS, giftcard_recipient_name: 'Cleo', custom_giftcard_amount: '12.5' })])
  const of = (quantity: number, value: number, name: string) => ({
    uid: expect.any(String),
    quantity,
    prices: { price_including_tax: { value } },
    amount: { value },
    message: 'Tanti auguri',
    recipient_email: 'bea@example.com',
    recipient_name: name,
    sender_email: 'ada@example.com',
    sender_name: 'Ada',
    customizable_options: [],
  })
  expect((await readLines(shop, id)).data).toEqual({
    cart: { is_virtual: true, itemsV2: { items: [of(2, 50, 'Bea'), of(1, 12.5, 'Cleo')] } },
  })
})

describe('a card is refused', () => {
  test.each<[string, Readonly<Record<string, string>>, Partial<Line>, string]>([
    ['without an amount', WORDS, { selected_options: [] }, 'Please specify a gift card amount.'],
    [
      'of an amount that is not offered',
      WORDS,
      { selected_options: [encodeUid('giftcard', 'giftcard_amount', '1.0000')] },
      'Please specify a gift card amount.',
    ],
    ['below the least', { ...WORDS, custom_giftcard_amount: '9.99' }, {}, 'Gift Card min amount is 10.00'],
    ['above the most', { ...WORDS, custom_giftcard_amount: '200.01' }, {}, 'Gift Card max amount is 200.00'],
    ['of nonsense', { ...WORDS, custom_giftcard_amount: '-5' }, {}, 'Please specify a gift card amount.'],
    [
      'of an own amount where there is none',
      { ...WORDS, custom_giftcard_amount: '30' },
      { sku: 'carta' },
      'Please specify a gift card amount.',
    ],
    ['without who gets it', { ...WORDS, giftcard_recipient_name: ' ' }, {}, 'Please specify a recipient name.'],
    ['without who gives it', { ...WORDS, giftcard_sender_name: '' }, {}, 'Please specify a sender name.'],
    ['to nowhere', { ...WORDS, giftcard_recipient_email: 'bea' }, {}, 'Please specify a recipient email.'],
    ['from nowhere', { ...WORDS, giftcard_sender_email: '' }, {}, 'Please specify a sender email.'],
    ['without anything', {}, {}, 'Please specify all the required information.'],
    [
      'with too long a message',
      { ...WORDS, giftcard_message: 'x'.repeat(21) },
      {},
      'The text is too long. Shorten the text and try again.',
    ],
  ])('%s', async (_what, words, extra, message) => {
    expect(await said(open(), line(words, extra))).toEqual([message])
  })
})

test('a paper card needs no e-mail and is sent; one without bounds takes any amount', async () => {
  const shop = open()
  const id = await createGuestCart(shop)
  const names = { giftcard_sender_name: 'Ada', giftcard_recipient_name: 'Bea' }
  await addLines(shop, id, [
    line(names, { sku: 'carta' }),
    line({ ...WORDS, custom_giftcard_amount: '0.01' }, { sku: 'misto' }),
  ])
  expect((await readLines(shop, id)).data).toMatchObject({
    cart: {
      is_virtual: false,
      itemsV2: {
        items: [{ amount: { value: 50 }, recipient_email: null, message: null }, { amount: { value: 0.01 } }],
      },
    },
  })
})

test('a wish list item keeps its partial input', async () => {
  const shop = open()
  const token = await signUp(shop, 'ada@example.com')
  const { data } = await shop.ask(
    `mutation ($items: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $items) {
      wishlist { items_v2 { items { ... on GiftCardWishlistItem { gift_card_options {
        amount { value } custom_giftcard_amount { value } sender_name recipient_name recipient_email message } } } } } } }`,
    {
      items: [
        line({ giftcard_recipient_name: 'Bea' }),
        line({ custom_giftcard_amount: '30', giftcard_message: 'Ciao' }, { selected_options: [] }),
      ],
    },
    { token },
  )
  const nothing = { sender_name: null, recipient_email: null }
  expect(data).toEqual({
    addProductsToWishlist: {
      wishlist: {
        items_v2: {
          items: [
            {
              gift_card_options: {
                ...nothing,
                amount: { value: 50 },
                custom_giftcard_amount: null,
                recipient_name: 'Bea',
                message: null,
              },
            },
            {
              gift_card_options: {
                ...nothing,
                amount: null,
                custom_giftcard_amount: { value: 30 },
                recipient_name: null,
                message: 'Ciao',
              },
            },
          ],
        },
      },
    },
  })
})

const ITEM = `number total { grand_total { value } } available_actions items { __typename product_name
  ... on GiftCardOrderItem { gift_card { sender_name sender_email recipient_name recipient_email message } } }`

/** Buys gift cards without anything else. */
async function buy(shop: QuoteShop, wanted: Line, asking: { token?: string } = {}, fields = ITEM) {
  const id = asking.token
    ? await (async () => {
        const { data } = await shop.ask('{ customerCart { id } }', {}, asking)
        return (data as { customerCart: { id: string } }).customerCart.id
      })()
    : await createGuestCart(shop)
  expect((await addLines(shop, id, [wanted], asking)).errors).toEqual([])
  if (!asking.token)
    await changeCart(shop, 'setGuestEmailOnCart', { cart_id: id, email: 'ada@example.com' }, 'cart { id }')
  await changeCart(
    shop,
    'setBillingAddressOnCart',
    { cart_id: id, billing_address: { address: ADDRESS } },
    'cart { id }',
    asking,
  )
  await changeCart(
    shop,
    'setPaymentMethodOnCart',
    { cart_id: id, payment_method: { code: 'checkmo' } },
    'cart { id }',
    asking,
  )
  const { data } = await placeOrder(shop, id, asking, fields)
  return (data as { placeOrder: { orderV2: Record<string, unknown> } }).placeOrder.orderV2
}

const codesIn = (mails: ReturnType<QuoteShop['takeMail']>) =>
  mails
    .filter(({ kind }) => kind === 'gift-card')
    .flatMap(({ plainText }) => /Codice: (\S+)/.exec(plainText)?.[1] ?? [])

const balanceOf = async (shop: QuoteShop, code: string) =>
  (
    await shop.ask(
      'query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) { balance { value } expiration_date } }',
      { code },
    )
  ).data

test('an order opens one account a piece, mails the codes, and they can be spent', async () => {
  const shop = open()
  expect(await buy(shop, line(WORDS, { quantity: 2 }))).toMatchObject({
    total: { grand_total: { value: 100 } },
    items: [
      {
        __typename: 'GiftCardOrderItem',
        gift_card: {
          sender_name: 'Ada',
          sender_email: 'ada@example.com',
          recipient_name: 'Bea',
          recipient_email: 'bea@example.com',
          message: 'Tanti auguri',
        },
      },
    ],
  })
  const mails = shop.takeMail()
  const gifts = mails.filter(({ kind }) => kind === 'gift-card')
  expect(gifts.map(({ recipient }) => recipient)).toEqual(['bea@example.com', 'bea@example.com'])
  expect(gifts[0]?.subject).toBe('Ada ti ha fatto un regalo')
  expect(gifts[0]?.plainText).toContain('Tanti auguri')
  expect(gifts[0]?.plainText).toContain('Si può usare fino al: 21 dicembre 2026')
  const confirmation = mails.find(({ kind }) => kind === 'order-confirmation')
  expect(confirmation?.plainText).toContain('Per Bea (bea@example.com)')
  const codes = codesIn(mails)
  expect(new Set(codes).size).toBe(2)
  const [code = ''] = codes
  expect(confirmation?.plainText).not.toContain(code)
  expect(await balanceOf(shop, code)).toEqual({
    giftCardAccount: { balance: { value: 50 }, expiration_date: '2026-12-21' },
  })
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
  await changeCart(shop, 'applyGiftCardToCart', { cart_id: id, gift_card_code: code }, 'cart { id }')
  await prepareCheckout(shop, id, {}, { code: 'free' })
  await placeOrder(shop, id)
  // 12.20 and 6.90 for the courier.
  expect(await balanceOf(shop, code)).toMatchObject({ giftCardAccount: { balance: { value: 30.9 } } })
})

describe('an order that is canceled', () => {
  const cancel = (shop: QuoteShop, token: string) =>
    shop.ask(
      `mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "No" }) { error order { status } } }`,
      { id: Buffer.from('1').toString('base64') },
      { token },
    )

  test('takes the money off its cards', async () => {
    const shop = open()
    const token = await signUp(shop, 'ada@example.com')
    expect(await buy(shop, line(), { token })).toMatchObject({ available_actions: ['REORDER', 'CANCEL'] })
    const [code = ''] = codesIn(shop.takeMail())
    expect((await cancel(shop, token)).data).toMatchObject({ cancelOrder: { error: null } })
    expect(await balanceOf(shop, code)).toMatchObject({ giftCardAccount: { balance: { value: 0 } } })
  })

  test('is refused once somebody has spent of them', async () => {
    const shop = open()
    const token = await signUp(shop, 'ada@example.com')
    await buy(shop, line(), { token })
    const [code = ''] = codesIn(shop.takeMail())
    const id = await createGuestCart(shop)
    await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
    await changeCart(shop, 'applyGiftCardToCart', { cart_id: id, gift_card_code: code }, 'cart { id }')
    await prepareCheckout(shop, id, {}, { code: 'free' })
    await placeOrder(shop, id)
    expect((await cancel(shop, token)).data).toMatchObject({
      cancelOrder: { error: 'Order with one or more items shipped cannot be cancelled' },
    })
  })

  test('is bought again with all that was written on the card', async () => {
    const shop = open()
    const token = await signUp(shop, 'ada@example.com')
    await buy(shop, line({ ...WORDS, custom_giftcard_amount: '33' }), { token })
    const { data } = await shop.ask(
      `mutation { reorderItems(orderNumber: "000000001") { cart { ${LINE} } userInputErrors { message } } }`,
      {},
      { token },
    )
    expect(data).toMatchObject({
      reorderItems: {
        cart: { itemsV2: { items: [{ amount: { value: 33 }, recipient_name: 'Bea', message: 'Tanti auguri' }] } },
        userInputErrors: [],
      },
    })
  })
})

test('a refund takes the money off as many cards as it pays back, the fullest first, or does nothing at all', async () => {
  const desk = openDesk()
  const shop = open('commerce', desk.databasePath)
  await buy(shop, { ...line(), quantity: 3 })
  const codes = codesIn(shop.takeMail())
  const [spent = ''] = codes
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
  await changeCart(shop, 'applyGiftCardToCart', { cart_id: id, gift_card_code: spent }, 'cart { id }')
  await prepareCheckout(shop, id, {}, { code: 'free' })
  await placeOrder(shop, id)

  const balances = async () => {
    const found = await Promise.all(codes.map((code) => balanceOf(shop, code)))
    return found.map(
      (data) => (data as { giftCardAccount: { balance: { value: number } } }).giftCardAccount.balance.value,
    )
  }
  const refund = (quantity: number, then = () => {}) =>
    desk.act('000000001', ({ db, clock }, order) => {
      const [item] = orderParts(db, [order.id])(order.id).items
      const pieces = [{ itemId: item?.id ?? 0, quantity }]
      refundPieces(db, order, { pieces, hasShipping: false, comment: null, now: clock.now() })
      then()
    })
  expect(() =>
    refund(2, () => {
      throw new Error('The bank is closed')
    }),
  ).toThrow('The bank is closed')
  expect(await balances()).toEqual([30.9, 50, 50])
  refund(2)
  expect(await balances()).toEqual([30.9, 0, 0])
  refund(1)
  expect(await balances()).toEqual([0, 0, 0])
  // The desk is closed after the shop.
  opened.push(desk)
})
