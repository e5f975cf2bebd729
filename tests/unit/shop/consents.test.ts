import { expect, test } from 'vitest'
import { consentsOf } from '#src/shop/consents.ts'

const withdrawal = { days: 14, services: ['COURSE-*', 'REPAIR'] }

test.each([
  ['a file in the cart', { type: 'DownloadableCartItem', sku: 'FILE' }, ['digital']],
  ['a file that is sold', { type: 'DownloadableProduct', sku: 'FILE' }, ['digital']],
  ['a file in an order', { type: 'DownloadableOrderItem', sku: 'FILE' }, ['digital']],
  ['a file by its type in Magento', { type: 'downloadable', sku: 'FILE' }, ['digital']],
  ['a service', { type: 'VirtualCartItem', sku: 'REPAIR' }, ['service']],
  ['a service with the SKU of an option', { type: 'OrderItem', sku: 'COURSE-1-LUNCH' }, ['service']],
  ['a service of which a file is part', { type: 'downloadable', sku: 'COURSE-2' }, ['digital', 'service']],
  ['goods with a longer SKU', { type: 'SimpleCartItem', sku: 'REPAIR-KIT' }, []],
  ['a product without a SKU', { type: undefined, sku: null }, []],
] as const)('%s: the consents are those of its kind', (_what, item, kinds) => {
  expect(consentsOf(withdrawal, [item])).toEqual(kinds)
  expect(consentsOf({ days: 14 }, [item])).toEqual(kinds.filter((kind) => kind === 'digital'))
  expect(consentsOf(null, [item])).toEqual([])
})

test('each consent is asked once for all lines', () => {
  const items = ['FILE', 'FILE-2', 'COURSE-1', 'COURSE-2'].map((sku) => ({
    type: sku.startsWith('FILE') ? 'DownloadableCartItem' : 'VirtualCartItem',
    sku,
  }))
  expect(consentsOf(withdrawal, items)).toEqual(['digital', 'service'])
})
