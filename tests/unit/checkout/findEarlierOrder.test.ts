import { expect, test } from 'vitest'
import { earlierOrderAmong } from '#src/features/checkout/placing/findEarlierOrder.ts'

type Sought = Parameters<typeof earlierOrderAmong>[0]
type Order = NonNullable<Sought['orders'][number]>

/** @param product the SKU of the product; the SKU of the line also has the chosen variant and the options */
const line = (sku: string, quantity: number, { canceled = 0, product = sku } = {}) => ({
  id: sku,
  product_sku: sku,
  product: { uid: product, sku: product },
  quantity_ordered: quantity,
  quantity_canceled: canceled,
})
const order = (differences: Partial<Order> = {}): Order => ({
  number: '000000007',
  order_date: '2026-11-29 06:15:00',
  items: [line('tazza', 2), line('vaso', 1)],
  payment_methods: [{ type: 'mollie_methods_satispay' }],
  ...differences,
})
const inCart = (sku: string, quantity: number, variant?: string) => ({
  uid: sku,
  quantity,
  product: { uid: sku, sku },
  ...(variant !== undefined && { configured_variant: { uid: variant, sku: variant } }),
})
const find = (lines: readonly ReturnType<typeof inCart>[], orders: readonly Order[]) =>
  earlierOrderAmong({
    orders,
    cart: { id: 'cart', itemsV2: { items: lines } },
    today: '2026-11-29',
    isKnown: (number) => number === 'own',
  })
const among = (...orders: readonly Order[]) => find([inCart('vaso', 1), inCart('tazza', 2)], orders)

test.each(['mollie_methods_satispay', 'adyen_cc'])(
  'an order of the same pieces whose payment follows it is found: %s',
  (type) => {
    expect(among(order({ number: 'other', items: [line('tazza', 1)] }), order({ payment_methods: [{ type }] }))).toBe(
      '000000007',
    )
  },
)

test.each<[string, Partial<Order>]>([
  ['this browser has made', { number: 'own' }],
  ['is canceled', { items: [line('tazza', 2, { canceled: 2 }), line('vaso', 1, { canceled: 1 })] }],
  ['has other pieces', { items: [line('tazza', 2)] }],
  ['has another quantity', { items: [line('tazza', 1), line('vaso', 1)] }],
  ['is paid later', { payment_methods: [{ type: 'banktransfer' }] }],
  ['is older than a day', { order_date: '2026-11-27 23:59:59' }],
])('an order does not count that %s', (_, differences) => {
  expect(among(order(differences))).toBeNull()
})

test('another variant of the same product is another piece', () => {
  const orders = [order({ items: [line('vaso-rosso', 1, { product: 'vaso' })] })]
  expect(find([inCart('vaso', 1, 'vaso-rosso')], orders)).toBe('000000007')
  expect(find([inCart('vaso', 1, 'vaso-nero')], orders)).toBeNull()
})

test('the SKU of a line may end with those of its options, but not with the rest of another SKU', () => {
  const orders = [order({ items: [line('servizio-tazza-piatto', 1, { product: 'servizio' })] })]
  expect(find([inCart('servizio', 1)], orders)).toBe('000000007')
  expect(find([inCart('servizio-tazza', 1)], orders)).toBeNull()
})

test('two lines of one product are not one line of it', () => {
  const orders = [order({ items: [line('tazza', 1), line('tazza', 1)] })]
  expect(find([inCart('tazza', 1)], orders)).toBeNull()
  expect(find([inCart('tazza', 1), inCart('tazza', 1)], orders)).toBe('000000007')
})

test('a product that the catalogue no longer has does not hide the order of the others', () => {
  const orders = [order({ items: [{ ...line('tazza', 1), product: null }] })]
  expect(find([inCart('tazza', 1)], orders)).toBe('000000007')
})
