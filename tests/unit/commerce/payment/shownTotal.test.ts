import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExpressCheckout } from '#server/commerce/engine/expressCheckout.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  quoteProducts,
  type QuoteShop,
  readCart,
  textAt,
} from '../quoteShop.ts'

const CHANGED = {
  errors: [
    {
      code: 'UNABLE_TO_PLACE_ORDER',
      message: 'The total of your cart has changed. Please review it and place your order again.',
    },
  ],
  orderV2: null,
}
const PAID = 'number total { grand_total { value } }'
const GIFT_CARD = 'CINQUE-0001'

const withCards = () =>
  openQuoteShop({ edition: 'commerce', shop: { giftCards: [{ code: GIFT_CARD, cents: 500, until: null }] } })

async function cartWithCard(shop: QuoteShop): Promise<string> {
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
  await changeCart(shop, 'applyGiftCardToCart', { cart_id: id, gift_card_code: GIFT_CARD }, 'cart { id }')
  await prepareCheckout(shop, id)
  return id
}

test('nobody pays more than was shown: an order whose gift card was spent elsewhere is refused until it is seen', async () => {
  const shop = withCards()
  const carts = await Promise.all([1, 2, 3].map(() => cartWithCard(shop)))
  for (const id of carts) await readCart(shop, id)
  const answers = await Promise.all(carts.map((id) => placeOrder(shop, id, {}, PAID)))
  const orders = answers.map(({ data }) => data?.['placeOrder'])
  expect(orders.filter((order) => JSON.stringify(order) === JSON.stringify(CHANGED))).toHaveLength(2)
  const [refused = ''] = carts.filter((_, index) => JSON.stringify(orders[index]) === JSON.stringify(CHANGED))
  expect((await placeOrder(shop, refused, {}, PAID)).data?.['placeOrder']).toEqual(CHANGED)
  await readCart(shop, refused)
  expect((await placeOrder(shop, refused, {}, PAID)).data).toMatchObject({ placeOrder: { errors: [] } })
  shop.close()
})

test('a total that the shopper changed themselves need not be shown again, and a lower one is no obstacle', async () => {
  const shop = withCards()
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, id)
  await readCart(shop, id)
  await shop.ask(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "tazza", quantity: 1 }]) { cart { id } } }',
    { id },
  )
  expect((await placeOrder(shop, id, {}, PAID)).data).toMatchObject({ placeOrder: { errors: [] } })
  shop.close()
})

test('an estimate for another place does not count as shown', async () => {
  const shop = withCards()
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
  await prepareCheckout(shop, id)
  await shop.ask(
    `mutation ($id: String!) {
      estimateTotals(input: { cart_id: $id, address: { country_code: IT } }) { cart { prices { grand_total { value } } } }
    }`,
    { id },
  )
  expect((await placeOrder(shop, id, {}, PAID)).data).toMatchObject({ placeOrder: { errors: [] } })
  shop.close()
})

const SIGN_IN = 'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }'
const CARDS = '{ customerPaymentTokens { items { public_hash payment_method_code } } }'

/** A provider in memory, whose answers arrive when the scheduler says. */
function createProvider(wait: () => Promise<void>) {
  const holds = new Map<string, number>()
  const never = () => Promise.reject(new Error('No page of the provider is part of this test'))
  const provider: ExpressCheckout = {
    begin: never,
    authorize: never,
    release: never,
    async authorizeSaved({ reference, cents }) {
      await wait()
      holds.set(reference, cents)
      await wait()
      return { status: 'authorized', saved: null }
    },
    async releaseSaved(reference) {
      await wait()
      holds.delete(reference)
      await wait()
    },
  }
  return { provider, holds }
}

type Act = 'order' | 'coupon' | 'no coupon' | 'add'

test(
  'whatever happens while the provider answers: an order has exactly its money, and no money is held without an order',
  async () => {
    let wait: () => Promise<void> = () => Promise.resolve()
    const { provider, holds } = createProvider(() => wait())
    const customers = demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] }))
    // Every run of the property sells cups.
    const products = quoteProducts.map((product) =>
      product.sku === 'tazza' && product.type === 'simple'
        ? { ...product, stock: { ...product.stock, qty: 1_000_000 } }
        : product,
    )
    const shop = openQuoteShop({ expressCheckout: provider, shop: { customers, products } })
    const asking = { token: textAt(await shop.ask(SIGN_IN), 'generateCustomerToken.token') }
    const { data } = await shop.ask(CARDS, {}, asking)
    const { items } = (data as { customerPaymentTokens: { items: Record<string, string>[] } }).customerPaymentTokens
    const card = items.find((token) => token['payment_method_code'] === 'braintree')?.['public_hash']
    const acts: Readonly<Record<Act, (cartId: string) => Promise<unknown>>> = {
      order: (cartId) => placeOrder(shop, cartId, asking, PAID),
      coupon: (cart_id) =>
        changeCart(shop, 'applyCouponToCart', { cart_id, coupon_code: 'BENVENUTO10' }, 'cart { id }', asking),
      'no coupon': (cart_id) => changeCart(shop, 'removeCouponFromCart', { cart_id }, 'cart { id }', asking),
      add: (cartId) => addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }], asking),
    }
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom<Act>('order', 'order', 'coupon', 'no coupon', 'add'), { minLength: 2, maxLength: 8 }),
        async (scheduler, story) => {
          wait = () => Promise.resolve()
          holds.clear()
          const cartId = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
          await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }], asking)
          await prepareCheckout(shop, cartId, asking)
          const method = { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: card } }
          await changeCart(
            shop,
            'setPaymentMethodOnCart',
            { cart_id: cartId, payment_method: method },
            'cart { id }',
            asking,
          )
          wait = () => scheduler.schedule(Promise.resolve())
          const answers = Promise.all(
            story.map((act) => scheduler.schedule(Promise.resolve()).then(() => acts[act](cartId))),
          )
          await scheduler.waitFor(answers)
          const orders = (await answers).flatMap((answer) => {
            const { placeOrder: placed } = ((answer as { data: object | null }).data ?? {}) as {
              readonly placeOrder?: { readonly orderV2: { total: { grand_total: { value: number } } } | null }
            }
            return placed?.orderV2 ? [Math.round(placed.orderV2.total.grand_total.value * 100)] : []
          })
          expect(orders.length).toBeLessThanOrEqual(1)
          expect([...holds.values()]).toEqual(orders)
        },
      ),
      propertyRuns(40),
    )
    shop.close()
  },
  PROPERTY_TIMEOUT_MS,
)

test('a total that another answer shows while an order waits for its turn is not the one that was ordered', async () => {
  const answered = Promise.withResolvers<void>()
  const { provider, holds } = createProvider(() => answered.promise)
  const customers = demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] }))
  const giftCards = [{ code: GIFT_CARD, cents: 500, until: null }]
  const shop = openQuoteShop({ edition: 'commerce', expressCheckout: provider, shop: { customers, giftCards } })
  const asking = { token: textAt(await shop.ask(SIGN_IN), 'generateCustomerToken.token') }
  const { data } = await shop.ask(CARDS, {}, asking)
  const { items } = (data as { customerPaymentTokens: { items: Record<string, string>[] } }).customerPaymentTokens
  const public_hash = items.find((token) => token['payment_method_code'] === 'braintree')?.['public_hash']
  const cart_id = textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
  await addLines(shop, cart_id, [{ sku: 'tazza', quantity: 1 }], asking)
  await changeCart(shop, 'applyGiftCardToCart', { cart_id, gift_card_code: GIFT_CARD }, 'cart { id }', asking)
  await prepareCheckout(shop, cart_id, asking, { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash } })
  const guest = await cartWithCard(shop)
  await readCart(shop, cart_id, asking)
  const orders = [placeOrder(shop, cart_id, asking, PAID), placeOrder(shop, cart_id, asking, PAID)]
  await placeOrder(shop, guest)
  await readCart(shop, cart_id, asking)
  answered.resolve()
  expect((await Promise.all(orders)).map((answer) => answer.data?.['placeOrder'])).toEqual([
    expect.objectContaining({ orderV2: null }),
    CHANGED,
  ])
  expect(holds.size).toBe(0)
  shop.close()
})
