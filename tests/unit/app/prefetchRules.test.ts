import { expect, test } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { prefetchRulesOf } from '#src/routes/prefetchRules.ts'
import type { PrefetchRules, UrlParts } from '#src/routes/prefetchRules.ts'
import { OWN_WORDS } from '#src/routes/urlSpace.ts'

const DOCUMENT = 'https://shop.example/tavola.html'

/** Like a browser, which resolves addresses with the document's own as their base. */
function isFetched({ prefetch }: PrefetchRules, href: string): boolean {
  const isOneOf = (patterns: readonly UrlParts[]) =>
    patterns.some((parts) => new URLPattern({ ...parts, baseURL: DOCUMENT }).test(href, DOCUMENT))
  return prefetch.some(({ where: { and } }) => isOneOf(and[0].href_matches) && !isOneOf(and[1].not.href_matches))
}

const [italian, english] = STOREFRONT_LOCALES.map((locale) => prefetchRulesOf(locale, STOREFRONT_LOCALES))
if (!italian || !english) throw new Error('The shop has two languages.')

test.each([
  '/',
  '/tavola.html',
  '/casa/vasi.html',
  '/vaso-anfora.html',
  '/privacy',
  '/chi-siamo',
  '/carta-da-parati.html',
])('%s may be fetched ahead until the router is there, in either language', (path) => {
  const inEnglish = path === '/' ? '/en' : `/en${path}`
  expect(isFetched(italian.routed, path)).toBe(true)
  expect(isFetched(italian.unrouted, path)).toBe(false)
  expect(isFetched(english.routed, inEnglish)).toBe(true)
  expect(isFetched(english.unrouted, inEnglish)).toBe(false)
  // A link into the other store view opens a separate document.
  expect(isFetched(italian.routed, inEnglish)).toBe(false)
  expect(isFetched(italian.unrouted, inEnglish)).toBe(true)
  expect(isFetched(english.routed, path)).toBe(false)
  expect(isFetched(english.unrouted, path)).toBe(true)
})

const NEVER = [
  ...[...OWN_WORDS].flatMap((word) => [`/${word}`, `/${word}/`, `/${word}/x`, `/${word}/x.html`, `/${word}?from=%2F`]),
  '/account/orders/000000001',
  '/account/reset-password?token=t',
  '/orders/find?token=t',
  '/checkout/success/000000001',
  '/search?q=vaso',
  '/Cart',
  '/%63art',
  '/%63art/x.html',
  '/tavola.html?page=2',
  '/vaso-anfora.html?quick=1',
  '/privacy?confirm=1',
  '/?utm_source=x',
  '/tavola.html#main',
  '#main',
  '/healthz',
  '/robots.txt',
  '/api/graphql',
  '/api/x.html',
  '/media/x.html',
  '/media/wysiwyg/libretto.pdf',
  '/assets/x.html',
  '/downloadable/download/sample/sample_id/1/',
  '/customer/account/logout',
  '//elsewhere.example/',
  'https://elsewhere.example/tavola.html',
  'http://shop.example/tavola.html',
  'mailto:ciao@shop.example',
]

test.each(NEVER)('%s is never fetched ahead', (href) => {
  const hrefs = href.startsWith('/') && !href.startsWith('//') ? [href, `/en${href}`] : [href]
  for (const { routed, unrouted } of [italian, english]) {
    for (const one of hrefs)
      expect([one, isFetched(routed, one), isFetched(unrouted, one)]).toEqual([one, false, false])
  }
})

test('pages about one visitor have their own route, whose first segment excludes them', () => {
  expect([...OWN_WORDS]).toEqual(
    expect.arrayContaining(['account', 'cart', 'checkout', 'orders', 'search', 'wishlist']),
  )
})
