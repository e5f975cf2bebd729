import { afterAll, describe, expect, test } from 'vitest'
import type { Fetch } from '../commerceClient.ts'
import { examine } from './doctor.ts'
import { openEmbeddedShop } from '../embeddedShop.ts'

const now = () => 0
const URL_OF_SHOP = 'http://localhost:3000/api/graphql'

const shop = openEmbeddedShop('2.4.8')
afterAll(shop.close)

/** Serves pictures beside the API. */
const withPictures =
  (
    fetch: Fetch,
    picture: () => Response = () => new Response('', { headers: { 'content-type': 'image/jpeg' } }),
  ): Fetch =>
  async (request) =>
    request.method === 'GET' && new URL(request.url).pathname.startsWith('/media/') ? picture() : fetch(request)

/** The findings about one subject. */
const wordsAbout = async (about: string, fetch: Fetch) => {
  const { findings, isUsable } = await examine({ url: URL_OF_SHOP, fetch, now })
  const own = findings.filter((finding) => finding.about === about)
  return { isUsable, kinds: own.map(({ kind }) => kind), words: own.map(({ words }) => words).join('; ') }
}

/** Answers the queries that contain a field, and passes the others to the shop. */
const answeringTo =
  (field: string, data: object): Fetch =>
  async (request) => {
    const { query } = (await request.clone().json()) as { readonly query: string }
    return query.includes(field) && !query.includes('__schema') ? Response.json({ data }) : shop.fetch(request)
  }

describe('an address without a backend is reported in one line', () => {
  const answer =
    (body: string, status = 200): Fetch =>
    async () =>
      new Response(body, { status })
  test.each<[string, string | undefined, Fetch, string]>([
    ['no address', undefined, answer(''), 'Say which backend'],
    ['what is no address', 'shop', answer(''), 'is not an address'],
    ['another protocol', 'ftp://shop.test', answer(''), 'is not an address'],
    ['a web page', URL_OF_SHOP, answer('<!doctype html><html></html>'), 'answers with a web page'],
    ['an outage', URL_OF_SHOP, answer('<html>Sorry</html>', 503), 'status 503'],
    ['something else', URL_OF_SHOP, answer('{"hello":1}'), 'something else than GraphQL'],
    ['text', URL_OF_SHOP, answer('hello'), 'something else than GraphQL'],
    ['nobody', URL_OF_SHOP, () => Promise.reject(new TypeError('connect ECONNREFUSED')), 'Nothing answers'],
  ])('%s', async (_, url, fetch, words) => {
    const { findings, isUsable } = await examine({ url, fetch, now })
    expect(findings).toEqual([
      { about: 'address', kind: 'problem', words: expect.stringContaining(words), remedy: expect.any(String) },
    ])
    expect(isUsable).toBe(false)
  })

  test('a schema without a root field that is needed', async () => {
    const types = [{ name: 'Query', fields: [{ name: 'storeConfig', args: [] }] }]
    const { words, isUsable } = await wordsAbout('schema', async (request) => {
      const { query } = (await request.clone().json()) as { readonly query: string }
      return query.includes('__schema') ? Response.json({ data: { __schema: { types } } }) : shop.fetch(request)
    })
    expect(words).toMatch(/^The schema lacks Query\.\w+/)
    expect(isUsable).toBe(false)
  })
})

test.each([
  ['2.4.7', 'open-source', 'Magento Open Source 2.4.7, as its schema looks'],
  ['2.4.7', 'commerce', 'Adobe Commerce 2.4.7, as its schema looks'],
  ['2.4.8', 'open-source', 'Magento Open Source 2.4.8 or newer, as its schema looks'],
  ['2.4.8', 'commerce', 'Adobe Commerce 2.4.8 or newer, as its schema looks'],
] as const)('%s %s is recognised, and usable', async (profile, edition, words) => {
  const other = openEmbeddedShop(profile, edition)
  const { findings, isUsable } = await examine({ url: other.url, fetch: withPictures(other.fetch), now })
  other.close()
  expect(findings.find(({ about }) => about === 'version')?.words).toBe(words)
  expect(findings.filter(({ kind }) => kind === 'problem')).toEqual([])
  expect(isUsable).toBe(true)
})

describe('findings', () => {
  test('store views with language, currency and the ends of addresses', async () => {
    const { words } = await wordsAbout('store view it', withPictures(shop.fetch))
    expect(words).toMatch(/language it_IT, currency EUR, addresses end in “\.html” \(products\) and “\.html”/)
  })

  test('a store view that the storefront asks and the backend does not have', async () => {
    const only = (code: string) =>
      withPictures(answeringTo('availableStores', { availableStores: [{ store_code: code, store_name: code }] }))
    expect(await wordsAbout('store view it', only('default'))).toMatchObject({ kinds: ['problem'], isUsable: false })
    expect(await wordsAbout('store view en', only('it'))).toMatchObject({ kinds: ['advice'], isUsable: true })
  })

  test('pictures that cannot be had', async () => {
    const gone = withPictures(shop.fetch, () => new Response('', { status: 404 }))
    expect(await wordsAbout('pictures', gone)).toMatchObject({ kinds: ['problem'], isUsable: false })
    const page = withPictures(shop.fetch, () => new Response('', { headers: { 'content-type': 'text/html' } }))
    expect((await wordsAbout('pictures', page)).words).toContain('it is no picture but text/html')
  })

  test('links in mails that lead past the storefront', async () => {
    const leadingTo = (link: string) =>
      wordsAbout(
        'links in mails',
        withPictures(
          answeringTo('{ store_code secure_base_link_url }', { storeConfig: { secure_base_link_url: link } }),
        ),
      )
    expect(await leadingTo('http://localhost:3000/')).toMatchObject({ kinds: ['advice'], isUsable: true })
    expect(await leadingTo('https://shop.example/')).toMatchObject({
      kinds: ['fine'],
      words: 'They lead to https://shop.example/',
    })
  })

  test('forms behind reCAPTCHA', async () => {
    const guarded = answeringTo('recaptchaV3Config', {
      recaptchaV3Config: { is_enabled: true, forms: ['CUSTOMER_LOGIN'] },
    })
    expect(await wordsAbout('reCAPTCHA', withPictures(guarded))).toMatchObject({
      kinds: ['fine'],
      words: expect.stringContaining('CUSTOMER_LOGIN'),
      isUsable: true,
    })
    expect((await wordsAbout('reCAPTCHA', withPictures(shop.fetch))).kinds).toEqual(['fine'])
  })

  test('prices without tax', async () => {
    const net = answeringTo('store_code shopping_cart_display_price', {
      storeConfig: { shopping_cart_display_price: 1 },
    })
    expect(await wordsAbout('tax', withPictures(net))).toMatchObject({ kinds: ['advice'], isUsable: true })
  })

  test('ways to pay that the storefront cannot take', async () => {
    const paidBy =
      (codes: readonly string[], title = 'Assegno'): Fetch =>
      async (request) => {
        const response = await shop.fetch(request)
        const text = await response.text()
        const methods = JSON.stringify(codes.map((code) => ({ code, title })))
        return new Response(
          text.replaceAll(/"available_payment_methods":\[.*?\]/g, `"available_payment_methods":${methods}`),
        )
      }
    expect(await wordsAbout('ways to pay', withPictures(paidBy(['stripe'])))).toMatchObject({ kinds: ['problem'] })
    expect(await wordsAbout('ways to pay', withPictures(paidBy(['checkmo', 'stripe'])))).toMatchObject({
      kinds: ['fine', 'advice'],
    })
    expect(await wordsAbout('ways to pay', withPictures(paidBy(['checkmo'], 'Vaglia')))).toMatchObject({
      kinds: ['fine', 'advice'],
    })
  })

  test('a slow backend', async () => {
    let time = 0
    const slow = { url: URL_OF_SHOP, fetch: withPictures(shop.fetch), now: () => (time += 1500) }
    const { findings } = await examine(slow)
    expect(findings.find(({ about }) => about === 'speed')).toMatchObject({ kind: 'advice' })
  })
})
