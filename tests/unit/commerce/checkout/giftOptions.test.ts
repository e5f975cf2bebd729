import { afterEach, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedStoreConfig } from '#server/commerce/seed/types.ts'
import {
  ADDRESS,
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  signUp,
  textAt,
} from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

function open(config: Partial<SeedStoreConfig> = {}, edition: 'commerce' | 'open-source' = 'commerce') {
  const stores = demoShop.stores.map((store) => ({ ...store, config: { ...store.config, ...config } }))
  const shop = openQuoteShop({ edition, shop: { stores } })
  opened.push(shop)
  return shop
}

const WORDS = { to: 'Nonna Rosa', from: 'Ada', message: 'Auguri!' }
const NO_WORDS = { to: '', from: '', message: '' }
const NOTHING = { gift_message: null, gift_receipt_included: false }
const FIELDS = 'gift_message { to from message } gift_receipt_included'

/** The resulting gift options of the cart. */
async function give(shop: QuoteShop, cartId: string, options: object, token?: string) {
  const answer = await changeCart(
    shop,
    'setGiftOptionsOnCart',
    { cart_id: cartId, gift_receipt_included: false, printed_card_included: false, ...options },
    `cart { ${FIELDS} }`,
    { ...(token && { token }) },
  )
  expect(answer.errors).toEqual([])
  return (answer.data as { setGiftOptionsOnCart: { cart: object } }).setGiftOptionsOnCart.cart
}

async function guestCart(shop: QuoteShop, sku = 'tazza') {
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku, quantity: 1 }])
  return id
}

test('words and a receipt without prices lie beside a cart until they are taken back', async () => {
  const shop = open()
  const id = await guestCart(shop)
  expect(await give(shop, id, {})).toEqual(NOTHING)
  expect(await give(shop, id, { gift_message: WORDS, gift_receipt_included: true })).toEqual({
    gift_message: WORDS,
    gift_receipt_included: true,
  })
  // Without a message in the input the existing one stays.
  expect(await give(shop, id, {})).toEqual({ gift_message: WORDS, gift_receipt_included: false })
  expect(await give(shop, id, { gift_message: NO_WORDS })).toEqual(NOTHING)
})

test('they are free, and are part of the order, its mail and its page', async () => {
  const shop = open()
  const id = await guestCart(shop)
  await give(shop, id, { gift_message: WORDS, gift_receipt_included: true, printed_card_included: true })
  await prepareCheckout(shop, id)
  const placed = await placeOrder(shop, id, {}, `token ${FIELDS} total { grand_total { value } }`)
  const gift = { gift_message: WORDS, gift_receipt_included: true }
  expect(placed.data).toMatchObject({
    placeOrder: { orderV2: { ...gift, total: { grand_total: { value: 19.1 } } } },
  })
  const token = textAt(placed, 'placeOrder.orderV2.token')
  const found = await shop.ask(`{ guestOrderByToken(input: { token: "${token}" }) { ${FIELDS} } }`)
  expect(found.data).toEqual({ guestOrderByToken: gift })
  const [mail] = shop.takeMail()
  expect(mail?.plainText).toContain('Messaggio regalo per Nonna Rosa da Ada: «Auguri!»\n\n')
  expect(mail?.plainText).toContain('Mettiamo uno scontrino regalo, senza prezzi.\n')
})

test('an ordinary order and its mail have none of it', async () => {
  const shop = open()
  const id = await guestCart(shop)
  await prepareCheckout(shop, id)
  expect((await placeOrder(shop, id, {}, FIELDS)).data).toEqual({ placeOrder: { errors: [], orderV2: NOTHING } })
  expect(shop.takeMail()[0]?.plainText).not.toMatch(/regalo/i)
})

test('a virtual cart has no gift options', async () => {
  const shop = open()
  const id = await guestCart(shop, 'corso')
  await give(shop, id, { gift_message: WORDS, gift_receipt_included: true })
  for (const [mutation, input] of [
    ['setGuestEmailOnCart', { email: 'ada@example.com' }],
    ['setBillingAddressOnCart', { billing_address: { address: ADDRESS } }],
    ['setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } }],
  ] as const) {
    await changeCart(shop, mutation, { cart_id: id, ...input }, 'cart { id }')
  }
  expect((await placeOrder(shop, id, {}, FIELDS)).data).toEqual({ placeOrder: { errors: [], orderV2: NOTHING } })
})

test('a guest’s gift goes into the cart that they have as a customer', async () => {
  const shop = open()
  const id = await guestCart(shop)
  await give(shop, id, { gift_message: WORDS, gift_receipt_included: true })
  const token = await signUp(shop, 'ada.gift@example.com')
  const own = textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
  const merged = await shop.ask(
    `mutation { mergeCarts(source_cart_id: "${id}", destination_cart_id: "${own}") { ${FIELDS} } }`,
    {},
    { token },
  )
  expect(merged.data).toEqual({ mergeCarts: { gift_message: WORDS, gift_receipt_included: true } })
})

test.each([
  ['messages', { areOrderGiftMessagesAllowed: false }, { gift_message: null, gift_receipt_included: true }],
  ['receipts', { areGiftReceiptsAllowed: false }, { gift_message: WORDS, gift_receipt_included: false }],
] as const)('where the shop has %s switched off they are passed over, and it says so', async (_what, config, kept) => {
  const shop = open(config)
  const id = await guestCart(shop)
  expect(await give(shop, id, { gift_message: WORDS, gift_receipt_included: true })).toEqual(kept)
  const { data } = await shop.ask('{ storeConfig { allow_order allow_gift_receipt } }')
  expect(data).toEqual({
    storeConfig: {
      allow_order: 'areOrderGiftMessagesAllowed' in config ? '0' : '1',
      allow_gift_receipt: 'areGiftReceiptsAllowed' in config ? '0' : '1',
    },
  })
})

test('Magento Open Source knows no such mutation', async () => {
  const shop = open({}, 'open-source')
  const answer = await shop.ask('mutation { setGiftOptionsOnCart(input: null) { cart { id } } }')
  expect(answer.errors[0]?.message).toContain('Cannot query field "setGiftOptionsOnCart"')
  const id = await guestCart(shop)
  expect((await shop.ask(`{ cart(cart_id: "${id}") { gift_message { to } } }`)).data).toEqual({
    cart: { gift_message: null },
  })
})
