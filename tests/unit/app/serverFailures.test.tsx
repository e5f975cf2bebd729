import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import type * as ServerEntry from '#src/entry.server.tsx'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { possibleTypesOf } from '../../../build/possibleTypes.ts'
import { openEmbeddedShop, type EmbeddedShop } from '../../contract/embeddedShop.ts'

let shop: EmbeddedShop
let render: typeof ServerEntry.render

beforeAll(async () => {
  vi.stubGlobal('__POSSIBLE_TYPES__', possibleTypesOf(readFileSync('schema.graphql', 'utf8')))
  shop = openEmbeddedShop('2.4.7')
  ;({ render } = await import('#src/entry.server.tsx'))
})

afterAll(() => {
  expect(shop.failures).toEqual([])
  shop.close()
  vi.unstubAllGlobals()
})

/** What becomes of an operation's answer. */
type Spoil = (answer: () => Promise<Response>) => Response | Promise<Response>

const down: Spoil = () => new Response('', { status: 503 })
const unreachable: Spoil = () => Promise.reject(new TypeError('fetch failed'))
/** Instead of these words comes something that React cannot show. */
const unshowable =
  (words: string): Spoil =>
  async (answer) => {
    const text = await (await answer()).text()
    expect(text).toContain(`:"${words}"`)
    return new Response(text.replaceAll(`:"${words}"`, ':{}'), { headers: { 'content-type': 'application/json' } })
  }
const withoutStoreConfig: Spoil = async (answer) => {
  const { data } = (await (await answer()).json()) as { data: object }
  const errors = [{ message: 'Internal server error', path: ['storeConfig'] }]
  return Response.json({ data: { ...data, storeConfig: null }, errors })
}

/** A document of the shop, with what was reported while it was made. */
async function open(path: string, spoilt: Readonly<Record<string, Spoil>> = {}) {
  const reported: string[] = []
  const response = await render(new Request(`http://localhost:3000${path}`), {
    nonce: 'nonce',
    origin: 'http://localhost:3000',
    publicConfig: readPublicConfig({}),
    fetch: async (input, init) => {
      const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost:3000'), init)
      const { operationName } = (await request.clone().json()) as { operationName: string }
      const answer = async () => shop.fetch(request)
      const spoil = spoilt[operationName] ?? spoilt['*']
      return spoil ? spoil(answer) : answer()
    },
    assetsOf: () => ({ entry: '/entry.js', styles: [], modules: [] }),
    strict: true,
    reportError: (_error, where) => reported.push(where),
  })
  const html = await response.text()
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    html,
    heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? null,
    hasHeader: /<header[\s>]/.test(html),
    hasFooter: /<footer[\s>]/.test(html),
    hasCategories: html.includes('aria-label="Categorie"'),
    reported,
  }
}

const WHOLE_SHELL = { hasHeader: true, hasFooter: true, hasCategories: true }
const BARE_SHELL = { hasHeader: true, hasFooter: true, hasCategories: false }

test('a page of a shop in order', async () => {
  expect(await open('/tavola.html')).toMatchObject({
    status: 200,
    retryAfter: null,
    heading: 'Tavola',
    ...WHOLE_SHELL,
    reported: [],
  })
})

test('an address that leads nowhere is a page of the shop, with a search', async () => {
  const { html, ...page } = await open('/nessuna-pagina.html')
  expect(page).toMatchObject({ status: 404, heading: 'Pagina non trovata', ...WHOLE_SHELL })
  expect(html).toMatch(/<input[^>]*type="search"/)
})

test('a list past its end says so and leads to its start', async () => {
  const { html, ...page } = await open('/tavola.html?page=99')
  expect(page).toMatchObject({ status: 404, heading: 'Tavola', ...WHOLE_SHELL })
  expect(html).toContain('La pagina 99 non c’è')
  expect(html).toContain('href="/tavola.html"')
})

describe('a backend that does not answer while a page is loaded', () => {
  const UNAVAILABLE = { status: 503, retryAfter: '30', heading: 'Torniamo subito' }

  test.each([
    ['/', 'HomePageQuery'],
    ['/tavola.html', 'CategoryPageQuery'],
    ['/tavola.html', 'resolveUrlQuery'],
    ['/teiera-pausa.html', 'ProductPageQuery'],
    ['/search?q=vaso', 'SearchPageQuery'],
    ['/chi-siamo', 'CmsContentPageQuery'],
  ])('%s without %s: the shell stays, and the page offers another try', async (path, operation) => {
    const { html, ...page } = await open(path, { [operation]: down })
    expect(page).toMatchObject({ ...UNAVAILABLE, ...WHOLE_SHELL })
    expect(html).toContain('Riprova')
    expect(page.reported).not.toEqual([])
  })

  test('nothing at all answers', async () => {
    expect(await open('/', { '*': unreachable })).toMatchObject({ ...UNAVAILABLE, ...BARE_SHELL })
  })
})

describe('a backend that answers for the page and not for the shell', () => {
  test.each([
    ['/', 'Terra, fuoco e due mani'],
    ['/tavola.html', 'Tavola'],
    ['/teiera-pausa.html', 'Teiera Pausa'],
    ['/search?q=vaso', 'vaso'],
    ['/chi-siamo', ''],
  ])('%s: the page stands between a bare header and footer', async (path, heading) => {
    const page = await open(path, { ShellQuery: down })
    expect(page).toMatchObject({ status: 200, heading: expect.stringContaining(heading) as string, ...BARE_SHELL })
    expect(page.reported).toContain('loader of the shell')
  })

  test('its settings alone are missing: the rest of the shell is there', async () => {
    const page = await open('/', { ShellQuery: withoutStoreConfig })
    expect(page).toMatchObject({ status: 200, ...WHOLE_SHELL })
  })
})

describe('code that throws on the server', () => {
  test('a page: the shell is served, and the browser tries the page again', async () => {
    expectNoise(/Error in render/)
    const { html, ...page } = await open('/teiera-pausa.html', { ProductPageQuery: unshowable('Teiera Pausa') })
    expect(page).toMatchObject({ status: 200, ...WHOLE_SHELL })
    expect(html).toContain('aria-label="Caricamento"')
  })

  test.each([
    ['the header', 'Tavola'],
    ['the footer', 'Aiuto'],
  ])('%s: the page stands between a bare header and footer', async (_region, words) => {
    expectNoise(/Error in render/)
    const page = await open('/teiera-pausa.html', { ShellQuery: unshowable(words) })
    expect(page).toMatchObject({ status: 200, heading: 'Teiera Pausa', ...BARE_SHELL })
    expect(page.reported).toContain('shell')
  })
})
