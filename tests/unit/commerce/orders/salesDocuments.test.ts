import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentsOf } from '#server/commerce/modules/sales/documents.ts'
import type { OrderItemRow, OrderParts, OrderRow } from '#server/commerce/modules/sales/repository.ts'
import { statusAfter } from '#server/commerce/modules/sales/rules.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openShop, type TestShop } from '../smallShop.ts'

type Amount = { readonly value: number }
type Total = { readonly grand_total: Amount; readonly total_tax: Amount; readonly taxes: readonly { amount: Amount }[] }
type Listed = {
  readonly number: string
  readonly status: string
  readonly total: Total
  readonly items: readonly { readonly status: string }[]
  readonly invoices: readonly { readonly number: string; readonly total: Total }[]
  readonly shipments: readonly {
    readonly id: string
    readonly number: string
    readonly tracking: readonly { readonly title: string; readonly number: string }[]
    readonly comments: readonly { readonly message: string; readonly timestamp: string }[]
    readonly items: readonly { readonly product_sku: string; readonly quantity_shipped: number }[]
  }[]
  readonly credit_memos: readonly { readonly total: Total; readonly items: readonly { quantity_refunded: number }[] }[]
}

const TOTAL = 'total { grand_total { value } total_tax { value } taxes { amount { value } } }'
const ORDERS = `{ customer { orders { items {
  number status ${TOTAL} items { status } invoices { number ${TOTAL} }
  shipments { id number tracking { title number } comments { message timestamp } items { product_sku quantity_shipped } }
  credit_memos { ${TOTAL} items { quantity_refunded } } } } } }`

describe('the demo customer’s orders', () => {
  let shop: TestShop
  let orders: readonly Listed[]
  beforeAll(async () => {
    shop = openShop('2.4.8', demoShop)
    const { body: signedIn } = await shop.query(
      'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } }',
    )
    const authorization = `Bearer ${signedIn.data.generateCustomerToken.token}`
    orders = (await shop.query(ORDERS, {}, { authorization })).body.data.customer.orders.items
  })
  afterAll(() => shop.close())

  test('exist in every status, with all their rows', () => {
    expect(orders.map(({ number, status, items }) => [number, status, items.map((item) => item.status)])).toEqual([
      ['000000001', 'Complete', ['Shipped', 'Shipped']],
      ['000000002', 'Complete', ['Shipped', 'Shipped']],
      ['000000003', 'Closed', ['Refunded']],
      ['000000004', 'Processing', ['Shipped', 'Invoiced']],
      ['000000005', 'Complete', ['Invoiced']],
    ])
  })

  test('are billed to the cent, tax by tax', () => {
    for (const { invoices, total } of orders) {
      expect(invoices).toHaveLength(1)
      expect(invoices[0]?.total).toEqual(total)
    }
    expect(orders.map(({ invoices }) => invoices[0]?.number)).toEqual(orders.map(({ number }) => number))
  })

  test('have parcels with their items and tracking', () => {
    expect(orders[0]?.shipments).toEqual([
      {
        id: 'MDAwMDAwMDAx',
        number: '000000001',
        tracking: [{ title: 'Corriere espresso', number: 'TS2509170041' }],
        comments: [{ message: 'Il ricettario parte appena torna dalla rilegatura.', timestamp: '2025-09-17 12:00:00' }],
        items: [{ product_sku: 'TS-TAZZA-PETROLIO', quantity_shipped: 4 }],
      },
      {
        id: 'MDAwMDAwMDAy',
        number: '000000002',
        tracking: [{ title: 'Piego di libri', number: 'TS2509220107' }],
        comments: [],
        items: [{ product_sku: 'TS-RICETTARIO', quantity_shipped: 1 }],
      },
    ])
  })

  test('are paid back in part or whole, with the tax of just that', () => {
    expect(orders.map(({ credit_memos: memos }) => memos.map(({ total }) => total.grand_total.value))).toEqual([
      [],
      [30.6],
      [48.9],
      [],
      [],
    ])
    expect(orders[1]?.credit_memos[0]?.total.total_tax).toEqual({ value: 5.52 })
    expect(orders[2]?.credit_memos[0]?.total).toEqual(orders[2]?.total)
  })

  test('send no mail from the past', async () => {
    expect(shop.logged).toEqual([])
  })
})

const row = (change: Partial<OrderItemRow>): OrderItemRow => ({
  id: 1,
  order_id: 1,
  product_id: 1,
  bought_product_id: 1,
  product_type: 'simple',
  sku: 'a',
  name: 'A',
  url_key: 'a',
  buy_request: '{}',
  gift_message: null,
  quantity_ordered: 3,
  quantity_invoiced: 0,
  quantity_shipped: 0,
  quantity_refunded: 0,
  quantity_canceled: 0,
  weight_kg: 1,
  unit_incl_tax: 122,
  unit_excl_tax: 100,
  row_incl_tax: 366,
  row_excl_tax: 300,
  discount: 0,
  tax_percent: 22,
  tax: 66,
  ...change,
})

test.each<[string, readonly Partial<OrderItemRow>[], string]>([
  ['billed and not yet sent', [{ quantity_invoiced: 3 }], 'processing'],
  ['sent and not yet billed', [{ quantity_shipped: 3 }], 'processing'],
  ['sent in part', [{ quantity_invoiced: 3, quantity_shipped: 2 }], 'processing'],
  ['billed and sent', [{ quantity_invoiced: 3, quantity_shipped: 3 }], 'complete'],
  ['billed, and nothing to send', [{ quantity_invoiced: 3, weight_kg: null }], 'complete'],
  ['the unsent rest paid back', [{ quantity_invoiced: 3, quantity_shipped: 1, quantity_refunded: 2 }], 'complete'],
  ['all paid back', [{ quantity_invoiced: 3, quantity_refunded: 3 }], 'closed'],
  ['paid back or canceled', [{ quantity_refunded: 3 }, { quantity_canceled: 3 }], 'closed'],
])('an order %s', (_name, rows, status) => {
  expect(statusAfter(rows.map(row))).toBe(status)
})

test('pieces of bundles and downloads keep their own types; downloads are not shipped', () => {
  const items = ['simple', 'bundle', 'downloadable'].map((type, index) =>
    row({ id: index + 1, product_type: type, discount: index === 0 ? 30 : 0 }),
  )
  const kinds = ['invoice', 'shipment', 'credit_memo'] as const
  const parts: OrderParts = {
    items,
    options: [],
    bundleParts: [],
    links: [],
    discounts: [{ order_id: 1, item_id: 1, label: 'Benvenuto', amount: 30 }],
    soldCards: [],
    giftCards: [],
    fixedTaxes: [{ order_id: 1, item_id: 2, label: 'RAEE', amount: 20 }],
    taxes: [{ order_id: 1, applies_to: 'order', title: 'IVA 22 %', percent: 22, amount: 198 }],
    addresses: [],
    tracks: [],
    comments: [],
    documents: kinds.map((kind, index) => ({
      id: index + 1,
      order_id: 1,
      kind,
      increment_id: '000000001',
      has_shipping: 0,
      comment: null,
      created_at: 0,
    })),
    documentItems: kinds.flatMap((_kind, index) =>
      items.map(({ id }) => ({
        order_id: 1,
        id: index * 3 + id,
        document_id: index + 1,
        order_item_id: id,
        quantity: 1,
      })),
    ),
  }
  const order: OrderRow & { parts: OrderParts } = {
    id: 1,
    increment_id: '000000001',
    token: 't',
    store_id: 1,
    customer_id: null,
    customer_email: 'ada@example.com',
    status: 'processing',
    status_label: 'Processing',
    is_virtual: 0,
    currency: 'EUR',
    base_currency: 'EUR',
    exchange_rate: 1,
    has_net_prices: 0,
    has_fixed_taxes_in_subtotal: 0,
    subtotal_incl_tax: 1098,
    subtotal_excl_tax: 900,
    shipping_incl_tax: 0,
    shipping_excl_tax: 0,
    tax: 198,
    grand_total: 1088,
    gift_card_total: 0,
    store_credit: 0,
    base_store_credit: 0,
    reward_points: 0,
    reward_cents: 0,
    gift_message: null,
    has_gift_receipt: 0,
    carrier_title: null,
    method_title: null,
    payment_method: 'checkmo',
    payment_title: 'Assegno',
    coupon_code: null,
    po_number: null,
    customer_notes: null,
    pickup_location_code: null,
    carrier_code: null,
    created_at: 0,
    status_changed_at: null,
    parts,
  }
  const documents = kinds.map((kind) => documentsOf(order, kind)[0])
  expect(documents.map((document) => document?.items.map((item) => item.__typename))).toEqual([
    ['InvoiceItem', 'BundleInvoiceItem', 'DownloadableInvoiceItem'],
    ['ShipmentItem', 'BundleShipmentItem', 'ShipmentItem'],
    ['CreditMemoItem', 'BundleCreditMemoItem', 'DownloadableCreditMemoItem'],
  ])
  expect(documents[0]?.total).toMatchObject({
    grand_total: { value: 3.76, currency: 'EUR' },
    subtotal: { value: 3 },
    discounts: [{ label: 'Benvenuto', amount: { value: 0.1 } }],
    taxes: [{ title: 'IVA 22 %', rate: 22, amount: { value: 0.66 } }],
  })
  // The amount of a gift card is invoiced, and refunded, before anything else.
  const paidByCard = (cents: number) =>
    kinds.map((kind) => documentsOf({ ...order, gift_card_total: cents }, kind)[0]?.total.grand_total.value)
  expect(paidByCard(176)).toEqual([2, 2, 2])
  expect(paidByCard(752)).toEqual([0, 0, 0])
})
