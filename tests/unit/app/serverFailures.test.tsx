import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { down, stageDocuments, unreachable } from './documentStage.ts'
import type { Spoil } from './documentStage.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

const open: typeof documents.open = (path, spoilt) => documents.open(path, spoilt)

/** Replaces these texts with a value that React cannot render. */
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
  expect(html).toMatch(/<meta name="robots" content="noindex/)
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
    const { html, ...page } = await open('/', { '*': unreachable })
    expect(page).toMatchObject({ ...UNAVAILABLE, ...BARE_SHELL })
    // The brand is that of the folder.
    expect(html).toMatch(new RegExp(`<header[^>]*>[\\s\\S]*${SHOP.brand.name}[\\s\\S]*</header>`))
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
    const page = await open('/teiera-pausa.html', { ShellQuery: unshowable(words) })
    expect(page).toMatchObject({ status: 200, heading: 'Teiera Pausa', ...BARE_SHELL })
    expect(page.reported).toContain('shell')
  })
})
