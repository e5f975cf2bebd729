import { expect, expectTypeOf, test } from 'vitest'
import { createUnreportedPurchases } from '#src/features/analytics/unreportedPurchases.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import type { VisitedPage } from '#src/platform/analytics/analytics.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import type { CommerceEvents } from '#src/platform/analytics/commerceEvents.ts'
import { createDataLayer } from '#src/platform/analytics/dataLayer.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

function setUp() {
  const page: Pick<Window, 'dataLayer'> = {}
  const analytics = createAnalytics(createDataLayer(page, { now: () => 7 }))
  return { ...analytics, entries: () => [...(page.dataLayer ?? [])] }
}

test('an event carries its data, and nothing of the one before it', () => {
  const { publish, entries } = setUp()
  const items = [{ item_id: 'VASO', item_name: 'Vaso', price: 30, quantity: 2 }]
  publish('view_item', { currency: 'EUR', value: 60, items })
  publish('select_item', { item_list_id: 'casa', item_list_name: 'Casa', items })
  expect(entries()).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: { currency: 'EUR', value: 60, items } },
    { ecommerce: null },
    { event: 'select_item', ecommerce: { item_list_id: 'casa', item_list_name: 'Casa', items } },
  ])
})

test('prices are reported without the fractions of a cent that Magento leaves', () => {
  const { publish, entries } = setUp()
  const item = { item_id: 'VASO', item_name: 'Vaso', price: 41.135001, quantity: 2 }
  publish('view_item', { currency: 'EUR', value: 24.000001, items: [item] })
  expect(entries()).toContainEqual({
    event: 'view_item',
    ecommerce: { currency: 'EUR', value: 24, items: [{ ...item, price: 41.135 }] },
  })
})

test('a measurement is rounded, and has the kind of its page instead of an address', () => {
  const { measured, entries } = setUp()
  measured({ name: 'CLS', value: 0.012345, page: 'product', rating: 'good' })
  expect(entries()).toEqual([
    { event: 'web_vital', metric: 'CLS', value: 0.0123, page_kind: 'product', rating: 'good' },
  ])
})

test('the commerce events are GA4’s, and these', () => {
  expectTypeOf<keyof CommerceEvents>().toEqualTypeOf<
    | 'view_item_list'
    | 'select_item'
    | 'view_item'
    | 'add_to_cart'
    | 'add_to_wishlist'
    | 'remove_from_cart'
    | 'view_cart'
    | 'begin_checkout'
    | 'add_shipping_info'
    | 'add_payment_info'
    | 'purchase'
  >()
  // No event has a field for a person.
  expectTypeOf<keyof CommerceEvents['purchase']>().toEqualTypeOf<
    'currency' | 'value' | 'items' | 'transaction_id' | 'tax' | 'shipping'
  >()
})

const at = (path: string, position: number, search = ''): VisitedPage => ({ path, search, position })

test.each<[string, readonly VisitedPage[], readonly string[]]>([
  ['each page is told once, in order', [at('/', 0), at('/a', 1), at('/b', 2)], ['/', '/a', '/b']],
  ['its data loaded anew', [at('/a', 0), at('/a', 0)], ['/a']],
  ['a hash of it, or an overlay that closed over it', [at('/a', 0), at('/a', 1)], ['/a']],
  ['another variant or order in its place', [at('/a', 0), at('/a', 0, '?v=1'), at('/a', 0, '?v=2')], ['/a']],
  ['the next page of a list', [at('/a', 0), at('/a', 1, '?page=2'), at('/a', 2, '?page=3')], ['/a', '/a', '/a']],
  ['back and forward', [at('/a', 0), at('/b', 1), at('/a', 0), at('/b', 1)], ['/a', '/b', '/a', '/b']],
  ['back to another state of the same page', [at('/a', 0), at('/a', 1, '?page=2'), at('/a', 0)], ['/a', '/a', '/a']],
])('page views: %s', (_case, pages, told) => {
  const { pageview, entries } = setUp()
  for (const page of pages) pageview(page)
  // Spec §2: only the event and the path.
  expect(entries()).toEqual(told.map((page) => ({ event: 'pageview', page })))
})

test('a sum of prices is one of cents', () => {
  const item = (price: number, quantity?: number) => ({
    item_id: '',
    item_name: '',
    price,
    ...(quantity && { quantity }),
  })
  expect(valueOf([item(0.1), item(0.2)])).toBe(0.3)
  expect(valueOf([item(19.99, 3), { item_id: '', item_name: '' }])).toBe(59.97)
})

test('an order is reported by the tab that placed it, once', () => {
  const tab = createMemoryStorage()
  const purchases = createUnreportedPurchases(tab)
  expect(purchases.take('000000001')).toBe(false)
  purchases.note('000000001')
  expect(createUnreportedPurchases(createMemoryStorage()).take('000000001')).toBe(false)
  expect(purchases.take('000000002')).toBe(false)
  expect(purchases.take('000000001')).toBe(true)
  // Like a reload, which keeps only the tab's storage.
  expect(createUnreportedPurchases(tab).take('000000001')).toBe(false)
})
