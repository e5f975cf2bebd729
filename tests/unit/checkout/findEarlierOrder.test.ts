import { expect, test } from 'vitest'
import { earlierOrderAmong } from '#src/pages/checkout/findEarlierOrder.ts'

type Sought = Parameters<typeof earlierOrderAmong>[0]
type Order = NonNullable<Sought['orders'][number]>

const line = (name: string, quantity: number, canceled = 0) => ({
  id: name,
  product_name: name,
  quantity_ordered: quantity,
  quantity_canceled: canceled,
})
const order = (differences: Partial<Order> = {}): Order => ({
  number: '000000007',
  order_date: '2026-11-29 06:15:00',
  items: [line('Tazza Alba', 2), line('Vaso Anfora', 1)],
  payment_methods: [{ type: 'mollie_methods_satispay' }],
  ...differences,
})
const inCart = (name: string, quantity: number) => ({ uid: name, quantity, product: { uid: name, name } })
const cart = { id: 'cart', itemsV2: { items: [inCart('Vaso Anfora', 1), inCart('Tazza Alba', 2)] } }
const among = (...orders: readonly Order[]) =>
  earlierOrderAmong({ orders, cart, today: '2026-11-29', isKnown: (number) => number === 'own' })

test.each(['mollie_methods_satispay', 'adyen_cc'])(
  'an order of the same pieces whose payment follows it is found: %s',
  (type) => {
    expect(
      among(order({ number: 'other', items: [line('Tazza Alba', 1)] }), order({ payment_methods: [{ type }] })),
    ).toBe('000000007')
  },
)

test.each<[string, Partial<Order>]>([
  ['this browser has made', { number: 'own' }],
  ['is canceled', { items: [line('Tazza Alba', 2, 2), line('Vaso Anfora', 1, 1)] }],
  ['has other pieces', { items: [line('Tazza Alba', 2)] }],
  ['has another quantity', { items: [line('Tazza Alba', 1), line('Vaso Anfora', 1)] }],
  ['is paid later', { payment_methods: [{ type: 'banktransfer' }] }],
  ['is older than a day', { order_date: '2026-11-27 23:59:59' }],
])('an order does not count that %s', (_, differences) => {
  expect(among(order(differences))).toBeNull()
})
