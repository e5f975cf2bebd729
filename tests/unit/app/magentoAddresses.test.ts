import { expect, test } from 'vitest'
import { MAGENTO_PAGES, ownAddressOf } from '#src/routes/magentoAddresses.ts'
import { routeTree } from '#src/routes/routeTree.ts'

test.each([
  ['customer/account/createPassword/', '?id=7&token=a%2Bb', { path: 'account/reset-password', hash: 'token=a%2Bb' }],
  ['customer/account/confirm/', '?id=7&key=k&back_url=', { path: 'account/confirm', hash: 'key=k' }],
  ['customer/account', '', { path: 'account', hash: '' }],
  ['customer/account/index/', '', { path: 'account', hash: '' }],
  ['checkout/cart/index', '?id=7', { path: 'cart', hash: '' }],
])('%s%s', (path, search, address) => {
  expect(ownAddressOf(path, search)).toEqual({ search: {}, ...address })
})

test('a search keeps its words', () => {
  expect(ownAddressOf('catalogsearch/result/', '?q=vaso+blu&p=2')).toEqual({
    path: 'search',
    search: { q: 'vaso blu' },
    hash: '',
  })
})

test.each([
  'tableware.html',
  'customer',
  'customer/account/other',
  'customers/account',
  'constructor',
  '__proto__',
  'valueof/index',
])('%s is none', (path) => {
  expect(ownAddressOf(path, '?token=t')).toBeNull()
})

test('every page is one of this shop', () => {
  const own: ReadonlySet<string> = new Set(
    Object.values(routeTree.children ?? {}).flatMap(({ options }) => ('path' in options ? options.path : [])),
  )
  const isOwn = (page: string) => own.has(`/${page}`) || own.has(`/${page.replace(/[^/]+$/, '$page')}`)
  expect(Object.values(MAGENTO_PAGES).filter((page) => !isOwn(page))).toEqual([])
})
