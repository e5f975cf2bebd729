import { expect, test } from 'vitest'
import { HOST_FILES, type HostFacts } from '#server/discovery/hostFiles.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'

const store = (locale: string, basePath: `/${string}`, domain?: string): StoreDefinition => ({
  locale,
  magentoStoreCode: locale,
  basePath,
  intlLocale: `${locale}-GB`,
  label: `Store ${locale}`,
  ...(domain !== undefined && { domain }),
})

const FACTS: HostFacts = {
  stores: [store('de', '/'), store('en', '/en')],
  shopOrigin: 'https://shop.example',
  shop: {
    brand: { name: 'Shop' },
    productFeed: { columns: {} },
    legal: {
      imprint: { company: 'Shop Ltd', address: ['1 Street', 'Town'], email: 'hello@shop.example' },
      withdrawal: null,
      guarantee: null,
      reviews: { authors: 'anyone', areModerated: true },
    },
  },
  applePayDomain: null,
  now: Date.parse('2026-02-03T04:05:06Z'),
}

const textOf = (path: string, facts: Partial<HostFacts> = {}) =>
  HOST_FILES.get(path)?.text({ ...FACTS, ...facts }) ?? null

const SECURITY = '/.well-known/security.txt'

test('robots.txt names the sitemap of each store of the host', () => {
  expect(textOf('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://shop.example/sitemap.xml\nSitemap: https://shop.example/en/sitemap.xml\n',
  )
})

test('security.txt has the fields that RFC 9116 asks for, with a date within a year', () => {
  expect(textOf(SECURITY)).toBe(
    [
      'Contact: mailto:hello@shop.example',
      'Expires: 2026-05-04T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

test('the text for Apple is there as it is in the folder of the shop, and nothing without one', () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association'
  expect(textOf(path)).toBeNull()
  expect(textOf(path, { applePayDomain: '7B2276657273696F6E227D' })).toBe('7B2276657273696F6E227D')
})

test('security.txt names the contacts of the configuration instead of the imprint', () => {
  const shop = { ...FACTS.shop, securityContacts: ['https://shop.example/report', 'mailto:security@shop.example'] }
  expect(textOf(SECURITY, { shop })?.match(/^Contact: .*$/gm)).toEqual([
    'Contact: https://shop.example/report',
    'Contact: mailto:security@shop.example',
  ])
})

test('without a contact there is no security.txt', () => {
  expect(textOf(SECURITY, { shop: { ...FACTS.shop, legal: undefined } })).toBeNull()
})

test('security.txt of a domain names this domain', () => {
  const text = textOf(SECURITY, { stores: [store('en', '/', 'us.example')] })
  expect(text).toContain('Canonical: https://us.example/.well-known/security.txt')
})

test('llms.txt begins with the name of the shop and links each store, its sitemap, products and contact', () => {
  const text = textOf('/llms.txt') ?? ''
  expect(text).toMatch(/^# Shop\n\n> An online shop of Shop Ltd, 1 Street, Town\.\n/)
  expect(text.match(/(?<=\]\()[^)]+/g)).toEqual([
    'https://shop.example/',
    'https://shop.example/sitemap.xml',
    'https://shop.example/feeds/products.tsv',
    'https://shop.example/contact',
    'https://shop.example/en',
    'https://shop.example/en/sitemap.xml',
    'https://shop.example/en/feeds/products.tsv',
    'https://shop.example/en/contact',
  ])
})

test('llms.txt of a shop without a feed and legal facts leaves them out', () => {
  const text = textOf('/llms.txt', { shop: { brand: { name: 'Shop' }, legal: undefined } }) ?? ''
  expect(text).not.toMatch(/products\.tsv|>|contact/)
})
