import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { down, stageDocuments } from './documentStage.ts'
import type { Spoil } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

/** The backend fails at one field: it is null, beside an error that names it. */
const failing =
  (field: string): Spoil =>
  async (answer) => {
    const { data } = (await (await answer()).json()) as { data: unknown }
    const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    const last = path.at(-1) ?? ''
    let place = data as Record<string | number, unknown>
    for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>
    // A missing field could not fail.
    expect(place[last], field).toBeDefined()
    place[last] = null
    return Response.json({ data, errors: [{ message: 'Internal server error', path }] })
  }

/** The parts of a complete page, as texts of its HTML. */
type Page = { readonly heading: string; readonly parts: Readonly<Record<string, string>> }

const HOME = '/'
const CATEGORY = '/tavola.html'
const SEARCH = '/search?q=vaso'
const NOTHING_FOUND = '/search?q=zzyzx'
const PRODUCT = '/teiera-pausa.html'
const CONTENT = '/chi-siamo'
const CONTACT = '/contact'

const PAGES: Readonly<Record<string, Page>> = {
  [HOME]: {
    heading: 'Terra, fuoco e due mani',
    parts: { cards: '<article', invitation: 'type="email"', letter: 'Lettere dal laboratorio' },
  },
  [CATEGORY]: {
    heading: 'Tavola',
    parts: {
      way: 'aria-label="Percorso"',
      words: '<p>Piatti, ciotole, tazze',
      doors: 'aria-label="In Tavola"',
      count: ' pezzi</p>',
      cards: '<article',
      filters: 'aria-label="Filtri"',
    },
  },
  [SEARCH]: {
    heading: 'Risultati per «vaso»',
    parts: { field: 'type="search"', count: ' pezzi</p>', cards: '<article', filters: 'aria-label="Filtri"' },
  },
  [NOTHING_FOUND]: {
    heading: 'Nessun pezzo per «zzyzx»',
    parts: { field: 'type="search"', popular: 'aria-label="Cercati spesso"', doors: 'aria-label="Scaffali"' },
  },
  [PRODUCT]: {
    heading: 'Teiera Pausa',
    parts: {
      buy: 'Aggiungi al carrello',
      way: 'href="/tavola.html">Tavola</a></li>',
      price: '69,00',
      note: 'lavorativo. Spedizione gratuita in Italia da',
      delivery: 'Spedizione e resi</h2>',
      features: 'Materiale</dt>',
      reviews: 'Recensioni</h2>',
      review: 'Scrivi una recensione',
      related: 'Ci sta bene anche</h2>',
    },
  },
  [CONTENT]: { heading: 'Chi siamo', parts: { words: 'Come lavoriamo' } },
  [CONTACT]: { heading: 'Contatti', parts: { form: 'Invia il messaggio', words: 'Risponde una persona' } },
}

const headingOf = (path: string) => PAGES[path]?.heading

/** Parts of a page that the server's HTML lacks; the answers for the browser are in scripts. */
function missing(html: string, path: string): readonly string[] {
  const drawn = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return Object.entries(PAGES[path]?.parts ?? {}).flatMap(([part, words]) => (drawn.includes(words) ? [] : [part]))
}

test.each(Object.keys(PAGES))('%s whole', async (path) => {
  const { html, ...document } = await documents.open(path)
  expect(document).toMatchObject({ status: 200, heading: headingOf(path), reported: [] })
  expect(missing(html, path)).toEqual([])
})

describe('check 79: one failing field hides one widget, never the page, and is reported once', () => {
  test.each<[path: string, operation: string, field: string, lost: readonly string[]]>([
    [HOME, 'HomePageQuery', 'cmsBlocks', ['letter']],
    [HOME, 'HomePageQuery', 'storeConfig', ['invitation', 'letter']],
    [HOME, 'CmsProductsQuery', 'products', ['cards']],
    [HOME, 'CmsProductsQuery', 'products.items.0.small_image', []],
    [CATEGORY, 'CategoryPageQuery', 'categories.items.0.description', ['words']],
    [CATEGORY, 'CategoryPageQuery', 'categories.items.0.breadcrumbs', []],
    [CATEGORY, 'CategoryPageQuery', 'categories.items.0.meta_title', []],
    [CATEGORY, 'CategoryPageQuery', 'attributesList', []],
    [CATEGORY, 'CategoryPageQuery', 'products.sort_fields', []],
    [CATEGORY, 'CategoryPageQuery', 'products.total_count', []],
    [CATEGORY, 'CategoryPageQuery', 'products.page_info', []],
    [CATEGORY, 'CategoryPageQuery', 'products.items.0.name', []],
    [CATEGORY, 'CategoryPageQuery', 'products.items.0.media_gallery', []],
    [CATEGORY, 'CategoryPageQuery', 'products.items.0.stock_status', []],
    [CATEGORY, 'useListFacetsQuery', 'attributesList', []],
    [CATEGORY, 'useListFacetsQuery', 'open', ['filters']],
    [CATEGORY, 'useListFacetsQuery', 'open.aggregations', ['filters']],
    [CATEGORY, 'CategoryPageQuery', 'products.items', ['count', 'cards']],
    [SEARCH, 'SearchPageQuery', 'categories', []],
    [SEARCH, 'SearchPageQuery', 'attributesList', []],
    [SEARCH, 'SearchPageQuery', 'products.sort_fields', []],
    [SEARCH, 'SearchPageQuery', 'products.total_count', []],
    [SEARCH, 'useListFacetsQuery', 'open.aggregations', ['filters']],
    [NOTHING_FOUND, 'SearchPageQuery', 'categories', ['doors']],
    [NOTHING_FOUND, 'SearchPageQuery', 'products.suggestions', []],
    [NOTHING_FOUND, 'PopularSearchesQuery', 'cmsBlocks', ['popular']],
    [PRODUCT, 'ProductPageQuery', 'cmsBlocks', ['note', 'delivery']],
    [PRODUCT, 'ProductPageQuery', 'attributesList', ['features']],
    [PRODUCT, 'ProductPageQuery', 'products.items.0.categories', ['way']],
    [PRODUCT, 'ProductPageQuery', 'products.items.0.media_gallery', []],
    [PRODUCT, 'ProductPageQuery', 'products.items.0.price_tiers', []],
    [PRODUCT, 'ProductPageQuery', 'products.items.0.custom_attributesV2', ['features']],
    [PRODUCT, 'ProductLateQuery', 'products', ['reviews', 'review', 'related']],
    [PRODUCT, 'ProductLateQuery', 'products.items.0.related_products', ['related']],
    [PRODUCT, 'ProductLateQuery', 'products.items.0.upsell_products', []],
    [CONTENT, 'CmsContentPageQuery', 'cmsPage.meta_description', []],
    [CONTACT, 'ContactPageQuery', 'storeConfig', []],
    [CONTACT, 'ContactPageQuery', 'cmsBlocks', ['words']],
  ])('%s: %s fails at %s', async (path, operation, field, lost) => {
    const { html, ...document } = await documents.open(path, { [operation]: failing(field) })
    expect(document).toMatchObject({ status: 200, heading: headingOf(path) })
    expect(missing(html, path)).toEqual(lost)
    expect(document.reported).toEqual([expect.stringMatching(/^a field of \w+$/)])
  })

  test('the children of a category fail in both answers that hold them', async () => {
    const spoil = failing('categories.items.0.children')
    const { html, ...document } = await documents.open(CATEGORY, {
      CategoryPageQuery: spoil,
      useListFacetsQuery: spoil,
    })
    expect(document).toMatchObject({ status: 200, heading: headingOf(CATEGORY) })
    expect(missing(html, CATEGORY)).toEqual(['doors'])
  })

  // Relay does not report an error at an item of a list.
  test.each<[path: string, operation: string, field: string, lost: readonly string[]]>([
    [HOME, 'HomePageQuery', 'cmsBlocks.items.0', ['letter']],
    [HOME, 'CmsProductsQuery', 'products.items.0', []],
    [CATEGORY, 'CategoryPageQuery', 'products.items.0', []],
    [CONTACT, 'ContactPageQuery', 'cmsBlocks.items.0', ['words']],
  ])('%s: %s fails at %s, of a list', async (path, operation, field, lost) => {
    const { html, ...document } = await documents.open(path, { [operation]: failing(field) })
    expect(document).toMatchObject({ status: 200, heading: headingOf(path) })
    expect(missing(html, path)).toEqual(lost)
  })

  test.each<[path: string, operation: string, lost: readonly string[]]>([
    [HOME, 'CmsProductsQuery', ['cards']],
    [CATEGORY, 'useListFacetsQuery', ['filters']],
    [SEARCH, 'useListFacetsQuery', ['filters']],
    [NOTHING_FOUND, 'PopularSearchesQuery', ['popular']],
    [PRODUCT, 'ProductLateQuery', ['reviews', 'review', 'related']],
  ])('%s without %s', async (path, operation, lost) => {
    const { html, ...document } = await documents.open(path, { [operation]: down })
    expect(document).toMatchObject({ status: 200, heading: headingOf(path) })
    expect(missing(html, path)).toEqual(lost)
    expect(document.reported).toHaveLength(1)
  })
})

test.each<[path: string, operation: string, lost: readonly string[]]>([
  [HOME, 'CmsProductsQuery', ['cards']],
  [CATEGORY, 'useListFacetsQuery', ['filters']],
  [PRODUCT, 'ProductLateQuery', ['reviews', 'review', 'related']],
])('%s does not wait for a %s that never comes', async (path, operation, lost) => {
  const { html, ...document } = await documents.open(path, { [operation]: () => new Promise(() => undefined) })
  expect(document).toMatchObject({ status: 200, heading: headingOf(path) })
  expect(missing(html, path)).toEqual(lost)
  expect(document.reported).toHaveLength(1)
})

describe('the subject of a page', () => {
  test.each([
    [HOME, 'HomePageQuery', 'cmsPage'],
    [CATEGORY, 'CategoryPageQuery', 'categories'],
    [PRODUCT, 'ProductPageQuery', 'products'],
    [CONTENT, 'CmsContentPageQuery', 'cmsPage'],
  ])('%s: when %s fails at %s, the address is not said to lead nowhere', async (path, operation, field) => {
    expect(await documents.open(path, { [operation]: failing(field) })).toMatchObject({
      status: 503,
      retryAfter: '30',
      heading: 'Torniamo subito',
    })
  })

  test.each([
    [CATEGORY, 'CategoryPageQuery', 'products'],
    [SEARCH, 'SearchPageQuery', 'products'],
  ])('%s: when %s fails at %s, the list is neither empty nor past its end', async (path, operation, field) => {
    const { html, ...document } = await documents.open(path, { [operation]: failing(field) })
    expect(document).toMatchObject({ status: 503, heading: headingOf(path) })
    expect(html).toContain('I pezzi non arrivano')
    expect(missing(html, path)).toEqual(['count', 'cards'])
  })
})
