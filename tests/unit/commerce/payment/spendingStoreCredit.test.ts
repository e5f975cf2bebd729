import { afterEach, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  refusal,
  textAt,
} from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

/** Giulia has 25 € of store credit; a cup costs 12.20 €, its courier 6.90 €. */
async function open() {
  const customers = demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] }))
  const giftCards = [
    { code: 'CINQUE-0001', cents: 500, until: null },
    { code: 'VUOTO-00001', cents: 0, until: null },
  ]
  const shop = openQuoteShop({ edition: 'commerce', shop: { customers, giftCards } })
  opened.push(shop)
  const token = textAt(
    await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    ),
    'generateCustomerToken.token',
  )
  return { shop, asking: { token } }
}
type Open = Awaited<ReturnType<typeof open>>

async function cartWithCups({ shop, asking }: Open, quantity: number) {
  const id = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
  expect((await addLines(shop, id, [{ sku: 'tazza', quantity }], asking)).errors).toEqual([])
  return id
}

const CREDIT = `cart { applied_store_credit { enabled applied_balance { value } current_balance { value } }
  available_payment_methods { code } prices { grand_total { value } } }`
/** The input is required, unlike that of the older mutations. */
const write = ({ shop, asking }: { shop: QuoteShop; asking: { token?: string } }, mutation: string, cartId: string) => {
  const inputType = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
  return shop.ask(
    `mutation ($input: ${inputType}) { ${mutation}(input: $input) { ${CREDIT} } }`,
    { input: { cart_id: cartId } },
    asking,
  )
}
const apply = (shop: Open, cartId: string) => write(shop, 'applyStoreCreditToCart', cartId)
const remove = (shop: Open, cartId: string) => write(shop, 'removeStoreCreditFromCart', cartId)

async function history({ shop, asking }: Open) {
  const { data } = await shop.ask(
    `{ customer { store_credit { current_balance { value }
      balance_history(pageSize: 2) { items { action balance_change { value } actual_balance { value } } } } } }`,
    {},
    asking,
  )
  return data
}
const owed = (balance: number, ...items: readonly (readonly [string, number, number])[]) => ({
  customer: {
    store_credit: {
      current_balance: { value: balance },
      balance_history: {
        items: items.map(([action, change, rest]) =>
          expect.objectContaining({ action, balance_change: { value: change }, actual_balance: { value: rest } }),
        ),
      },
    },
  },
})

test('store credit pays as far as it goes, after gift cards, until it is taken off', async () => {
  const shop = await open()
  const id = await cartWithCups(shop, 1)
  expect((await apply(shop, id)).data).toMatchObject({
    applyStoreCreditToCart: {
      cart: {
        applied_store_credit: { enabled: true, applied_balance: { value: 12.2 }, current_balance: { value: 25 } },
        available_payment_methods: [{ code: 'free' }],
        prices: { grand_total: { value: 0 } },
      },
    },
  })
  await changeCart(
    shop.shop,
    'applyGiftCardToCart',
    { cart_id: id, gift_card_code: 'CINQUE-0001' },
    'cart { id }',
    shop.asking,
  )
  expect((await apply(shop, id)).data).toMatchObject({
    applyStoreCreditToCart: { cart: { applied_store_credit: { applied_balance: { value: 7.2 } } } },
  })
  await cartWithCups(shop, 3)
  expect((await apply(shop, id)).data).toMatchObject({
    applyStoreCreditToCart: {
      cart: { applied_store_credit: { applied_balance: { value: 25 } }, prices: { grand_total: { value: 18.8 } } },
    },
  })
  expect((await remove(shop, id)).data).toMatchObject({
    removeStoreCreditFromCart: {
      cart: {
        applied_store_credit: { applied_balance: { value: 0 }, current_balance: { value: 25 } },
        prices: { grand_total: { value: 43.8 } },
      },
    },
  })
})

test('guests have none, and nobody else’s cart is paid with one’s own', async () => {
  const shop = await open()
  const id = await createGuestCart(shop.shop)
  expect(refusal(await write({ ...shop, asking: {} }, 'applyStoreCreditToCart', id))).toEqual([
    ['graphql-authorization', expect.any(String)],
  ])
  expect(refusal(await apply(shop, id))).toEqual([
    ['graphql-authorization', `The current user cannot perform operations on cart "${id}"`],
  ])
  const { data } = await shop.shop.ask(
    'query ($id: String!) { cart(cart_id: $id) { applied_store_credit { enabled } } }',
    {
      id,
    },
  )
  expect(data).toEqual({ cart: { applied_store_credit: null } })
})

const TOTALS = 'number total { grand_total { value } total_store_credit { value } subtotal_incl_tax { value } }'

test('an order takes the credit, says so, and gives it back when it is canceled', async () => {
  const shop = await open()
  const id = await cartWithCups(shop, 2)
  await apply(shop, id)
  await prepareCheckout(shop.shop, id, shop.asking)
  const { data } = await placeOrder(shop.shop, id, shop.asking, TOTALS)
  expect(data).toMatchObject({
    placeOrder: {
      orderV2: {
        total: {
          subtotal_incl_tax: { value: 24.4 },
          total_store_credit: { value: 25 },
          grand_total: { value: 6.3 },
        },
      },
    },
  })
  expect(shop.shop.takeMail()[0]?.plainText).toMatch(/Il tuo credito: -25,00/)
  expect(await history(shop)).toEqual(owed(0, ['Used', -25, 0], ['Refunded', 9, 25]))
  const canceled = await shop.shop.ask(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "No" }) { error } }',
    { id: Buffer.from('1').toString('base64') },
    shop.asking,
  )
  expect(canceled.data).toEqual({ cancelOrder: { error: null } })
  expect(await history(shop)).toEqual(owed(25, ['Reverted', 25, 25], ['Used', -25, 0]))
})

test('two carts cannot spend one gift card: the second is refused until it is paid otherwise', async () => {
  const { shop } = await open()
  const code = textAt(
    await shop.ask('query { giftCardAccount(input: { gift_card_code: "CINQUE-0001" }) { code } }'),
    'giftCardAccount.code',
  )
  const carts = await Promise.all(
    [1, 2].map(async () => {
      const id = await createGuestCart(shop)
      await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
      await changeCart(shop, 'applyGiftCardToCart', { cart_id: id, gift_card_code: code }, 'cart { id }')
      await prepareCheckout(shop, id)
      return id
    }),
  )
  const orders = await Promise.all(carts.map((id) => placeOrder(shop, id, {}, TOTALS)))
  // The second order pays the whole total: the cart is computed again inside the transaction that places it.
  expect(orders.map(({ data }) => data)).toEqual([
    {
      placeOrder: {
        errors: [],
        orderV2: expect.objectContaining({ total: expect.objectContaining({ grand_total: { value: 14.1 } }) }),
      },
    },
    {
      placeOrder: {
        errors: [],
        orderV2: expect.objectContaining({ total: expect.objectContaining({ grand_total: { value: 19.1 } }) }),
      },
    },
  ])
})

test('of two carts that one credit pays whole, the second finds that there is something left to pay', async () => {
  const shop = await open()
  const first = await cartWithCups(shop, 1)
  await apply(shop, first)
  await prepareCheckout(shop.shop, first, shop.asking, { code: 'free' })
  expect((await placeOrder(shop.shop, first, shop.asking)).data).toMatchObject({ placeOrder: { errors: [] } })
  // 5.90 of the 25 are left.
  const second = await cartWithCups(shop, 1)
  expect((await apply(shop, second)).data).toMatchObject({
    applyStoreCreditToCart: { cart: { applied_store_credit: { applied_balance: { value: 5.9 } } } },
  })
  await prepareCheckout(shop.shop, second, shop.asking)
  await changeCart(
    shop.shop,
    'setPaymentMethodOnCart',
    { cart_id: second, payment_method: { code: 'checkmo' } },
    'cart { id }',
    shop.asking,
  )
  expect((await placeOrder(shop.shop, second, shop.asking, TOTALS)).data).toMatchObject({
    placeOrder: { orderV2: { total: { total_store_credit: { value: 5.9 }, grand_total: { value: 13.2 } } } },
  })
  expect(await history(shop)).toEqual(owed(0, ['Used', -5.9, 0], ['Used', -19.1, 5.9]))
})

const redeem = ({ shop, asking }: { shop: QuoteShop; asking: { token?: string } }, code: string) =>
  shop.ask(
    `mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) {
      code balance { value } } }`,
    { code },
    asking,
  )

test('the balance of a gift card becomes store credit, once', async () => {
  const shop = await open()
  expect((await redeem(shop, ' cinque-0001 ')).data).toEqual({
    redeemGiftCardBalanceAsStoreCredit: { code: 'CINQUE-0001', balance: { value: 0 } },
  })
  expect(await history(shop)).toEqual(owed(30, ['Updated', 5, 30], ['Refunded', 9, 25]))
  expect(refusal(await redeem(shop, 'CINQUE-0001'))).toEqual([['graphql-input', "Gift card account isn't redeemable."]])
  expect(refusal(await redeem(shop, 'NIENTE'))).toEqual([
    ['graphql-no-such-entity', 'Please enter a valid gift card code.'],
  ])
  expect(refusal(await redeem({ ...shop, asking: {} }, 'CINQUE-0001'))).toEqual([
    ['graphql-authorization', expect.any(String)],
  ])
  expect(await history(shop)).toEqual(owed(30, ['Updated', 5, 30], ['Refunded', 9, 25]))
})
