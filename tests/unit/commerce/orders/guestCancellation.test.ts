import { afterEach, expect, test } from 'vitest'
import {
  addLines,
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

async function open(options: Parameters<typeof openQuoteShop>[0] = {}) {
  const shop = openQuoteShop(options)
  opened.push(shop)
  const cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'rara', quantity: 3 }])
  await prepareCheckout(shop, cartId)
  const placed = await placeOrder(shop, cartId, {}, 'id number token')
  shop.takeMail()
  return {
    shop,
    token: textAt(placed, 'placeOrder.orderV2.token'),
    id: textAt(placed, 'placeOrder.orderV2.id'),
  }
}

const request = (shop: QuoteShop, token: string, reason = 'Altro') =>
  shop.ask(
    `mutation ($i: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $i) { error order { number status } } }`,
    { i: { token, reason } },
  )
const confirm = (shop: QuoteShop, id: string, key: string) =>
  shop.ask(`mutation ($i: ConfirmCancelOrderInput!) { confirmCancelOrder(input: $i) { error order { status } } }`, {
    i: { order_id: id, confirmation_key: key },
  })

/** The parameters in the link of the latest mail. */
function mailedSecret(shop: QuoteShop): URLSearchParams {
  const [mail] = shop.takeMail()
  expect([mail?.kind, mail?.recipient]).toEqual(['order-cancellation-key', 'ada@example.com'])
  const link = /http:\S+\/orders\/cancel#(\S+)/.exec(mail?.plainText ?? '')?.[1]
  if (link === undefined) throw new Error('The mail has no link')
  return new URLSearchParams(link)
}

const stock = async (shop: QuoteShop) =>
  (await shop.ask('{ products(filter: { sku: { eq: "rara" } }) { items { stock_status } } }')).data?.products

test('a guest cancels an order by the key of the mail, once; its pieces are on sale again', async () => {
  const { shop, token, id } = await open()
  expect((await request(shop, token)).data).toEqual({
    requestGuestOrderCancel: { error: null, order: { number: '000000001', status: 'Pending' } },
  })
  const secret = mailedSecret(shop)
  expect([secret.get('order'), secret.get('number')]).toEqual([id, '000000001'])
  expect(await stock(shop)).toEqual({ items: [{ stock_status: 'OUT_OF_STOCK' }] })

  expect((await confirm(shop, id, secret.get('key') ?? '')).data).toEqual({
    confirmCancelOrder: { error: null, order: { status: 'Canceled' } },
  })
  expect(await stock(shop)).toEqual({ items: [{ stock_status: 'IN_STOCK' }] })
  expect(shop.takeMail().map(({ kind }) => kind)).toEqual(['order-canceled'])
  expect((await confirm(shop, id, secret.get('key') ?? '')).data).toEqual({
    confirmCancelOrder: { error: 'The order cancellation could not be confirmed.', order: null },
  })
})

test('only the key of the latest mail counts, and a wrong one tells nothing of the order', async () => {
  const { shop, token, id } = await open()
  await request(shop, token)
  const first = mailedSecret(shop).get('key') ?? ''
  await request(shop, token)
  const second = mailedSecret(shop).get('key') ?? ''
  for (const key of ['', 'nonsense', first]) {
    expect((await confirm(shop, id, key)).data).toEqual({
      confirmCancelOrder: { error: 'The order cancellation could not be confirmed.', order: null },
    })
  }
  expect((await confirm(shop, id, second)).data).toMatchObject({ confirmCancelOrder: { error: null } })
  expect((await request(shop, token)).data).toMatchObject({
    requestGuestOrderCancel: { error: 'Order already closed, complete, cancelled or on hold' },
  })
})

test('wants a token of a guest’s order, and a reason', async () => {
  const { shop, token } = await open()
  expect(refusal(await request(shop, 'nonsense'))).toEqual([
    ['graphql-no-such-entity', "We couldn't locate an order with the information provided."],
  ])
  expect(refusal(await request(shop, token, ' '))).toEqual([
    ['graphql-input', 'Required parameter "reason" is missing or incorrect.'],
  ])
  const customer = await signUp(shop, 'cliente@example.com')
  const cart = textAt(await shop.ask('{ customerCart { id } }', {}, { token: customer }), 'customerCart.id')
  await addLines(shop, cart, [{ sku: 'tazza', quantity: 1 }], { token: customer })
  await prepareCheckout(shop, cart, { token: customer })
  const own = await placeOrder(shop, cart, { token: customer }, 'id token')
  expect(refusal(await request(shop, textAt(own, 'placeOrder.orderV2.token')))).toEqual([
    ['graphql-authorization', 'Please login to view the order.'],
  ])
  expect((await confirm(shop, textAt(own, 'placeOrder.orderV2.id'), 'x')).data).toEqual({
    confirmCancelOrder: { error: 'Current user is not authorized to cancel this order', order: null },
  })
})

test('is not there in 2.4.7', async () => {
  const { shop, token } = await open({ profile: '2.4.7' })
  const { errors } = await request(shop, token)
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(/^Unknown type "GuestOrderCancelInput"/)])
})
