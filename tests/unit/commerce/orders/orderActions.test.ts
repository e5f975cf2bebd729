import { afterEach, describe, expect, test } from 'vitest'
import { cancellationProblem } from '#server/commerce/modules/sales/rules.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedOrder } from '#server/commerce/seed/types.ts'
import { openQuoteShop, type QuoteShop, textAt } from '../quoteShop.ts'

const opened: QuoteShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

const order: SeedOrder = {
  email: 'giulia@example.com',
  store: 'it',
  placedOn: '2026-11-01',
  items: [{ sku: 'TS-MORTAIO', variantSku: null, quantity: 19 }],
  coupon: null,
  shipping: { carrierCode: 'flatrate', methodCode: 'flatrate' },
  payment: 'checkmo',
  invoice: null,
  shipments: [],
  refund: null,
}

async function open(orders: readonly SeedOrder[], isOrderCancellationEnabled = true) {
  const { products, categories, cmsPages, cmsBlocks, urlRedirects, cartPriceRules, shippingMethods } = demoShop
  const stores = demoShop.stores.map((store) => ({ ...store, config: { ...store.config, isOrderCancellationEnabled } }))
  const content = { products, categories, cmsPages, cmsBlocks, urlRedirects, cartPriceRules, shippingMethods, stores }
  const shop = openQuoteShop({ shop: { ...content, orders } })
  opened.push(shop)
  const token = textAt(
    await shop.ask(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    ),
    'generateCustomerToken.token',
  )
  return { shop, token }
}

const cancel = async (shop: QuoteShop, token: string, id = 'MQ==') =>
  (
    await shop.ask(
      `mutation { cancelOrder(input: { order_id: "${id}", reason: "Altro" }) { error order {
        status items { status quantity_canceled quantity_refunded } credit_memos { total { grand_total { value } } } } } }`,
      {},
      { token },
    )
  ).data?.cancelOrder

const stockOf = async (shop: QuoteShop) =>
  (await shop.ask('{ products(filter: { sku: { eq: "TS-MORTAIO" } }) { items { stock_status } } }')).data?.products

describe('canceling an order', () => {
  test('puts its pieces back on sale, and tells by mail', async () => {
    const { shop, token } = await open([order])
    expect(await stockOf(shop)).toEqual({ items: [{ stock_status: 'OUT_OF_STOCK' }] })
    expect(await cancel(shop, token)).toEqual({
      error: null,
      order: {
        status: 'Canceled',
        items: [{ status: 'Canceled', quantity_canceled: 19, quantity_refunded: 0 }],
        credit_memos: [],
      },
    })
    expect(await stockOf(shop)).toEqual({ items: [{ stock_status: 'IN_STOCK' }] })
    const mails = shop.takeMail()
    expect(mails.map(({ kind, recipient, subject }) => [kind, recipient, subject])).toEqual([
      ['order-canceled', 'giulia@example.com', 'Ordine 000000001 annullato'],
    ])
  })

  test('refunds the invoiced amount', async () => {
    const { shop, token } = await open([{ ...order, invoice: { on: '2026-11-02', comment: null } }])
    expect(await cancel(shop, token)).toEqual({
      error: null,
      order: {
        status: 'Closed',
        items: [{ status: 'Refunded', quantity_canceled: 0, quantity_refunded: 19 }],
        credit_memos: [{ total: { grand_total: { value: 54 * 19 + 6.9 } } }],
      },
    })
    expect(await stockOf(shop)).toEqual({ items: [{ stock_status: 'IN_STOCK' }] })
  })

  test('comes too late once a part was sent, and is for the shop to allow', async () => {
    const shipments = [{ on: '2026-11-03', lines: [[0, 1]], comment: null, tracks: [] }] as const
    const sent = await open([{ ...order, shipments }])
    expect(await cancel(sent.shop, sent.token)).toMatchObject({
      error: 'Order with one or more items shipped cannot be cancelled',
      order: { status: 'Processing' },
    })
    const closed = await open([order], false)
    expect(await cancel(closed.shop, closed.token)).toEqual({
      error: 'Order cancellation is not enabled for requested store.',
      order: null,
    })
  })

  test.each(['closed', 'complete', 'canceled', 'holded'])('is refused for an order that is %s', (status) => {
    expect(cancellationProblem(status, { items: [], soldCards: [] })).toBe(
      'Order already closed, complete, cancelled or on hold',
    )
  })
})

test('ordering again names sold-out items', async () => {
  const { shop, token } = await open([order])
  const answer = await shop.ask(
    'mutation { reorderItems(orderNumber: "000000001") { cart { total_quantity } userInputErrors { code path } } }',
    {},
    { token },
  )
  expect(answer.data).toEqual({
    reorderItems: {
      cart: { total_quantity: 0 },
      userInputErrors: [{ code: 'PRODUCT_NOT_FOUND', path: ['orderNumber'] }],
    },
  })
})
