import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import categoryPageNode from '#src/__generated__/CategoryPageQuery.graphql.ts'
import { ListEnd } from '#src/features/catalogue/list/ListEnd.tsx'
import { ListTop } from '#src/features/catalogue/list/ListTop.tsx'
import { NoPieces } from '#src/features/catalogue/list/NoPieces.tsx'
import { PageUpdatingContext } from '#src/features/navigation/pageUpdating.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import type { FiltersOfListProps } from '#src/pages/list-filters/FiltersOfList.tsx'
import { ListFilters } from '#src/pages/list-filters/ListFilters.tsx'
import { component as CategoryPage } from '#src/pages/category/CategoryPage.tsx'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'
import { category, productsOf, STORE_CONFIG } from './productAnswers.ts'

const TABLE = {
  ...category('tavola', 'Tavola'),
  description: '<p>Da usare ogni giorno.</p><script>alert(1)</script>',
  display_mode: 'PRODUCTS',
  cms_block: null,
  meta_title: null,
  meta_description: null,
  breadcrumbs: [{ category_uid: 'uid-negozio', category_name: 'Negozio', category_url_path: 'negozio' }],
  children: [category('tavola/piatti', 'Piatti'), { ...category('tavola/prova', 'Prova'), include_in_menu: 0 }],
}

// A navigation waits for the code of late parts too.
beforeAll(() => Promise.all([ListTop.load(), ListEnd.load(), NoPieces.load()]))

async function showCategory(
  products: object | null,
  search: ListSearch = {},
  {
    updating = false,
    settings = {},
    facets = null as FiltersOfListProps['facets'],
    of = {},
    attributesList = null as object | null,
  } = {},
) {
  const variables = { uid: 'uid-tavola', filter: {}, pageSize: 2, currentPage: search.page ?? 1, sort: null }
  const stage = await stageCart(
    <PageUpdatingContext value={updating}>
      <CategoryPage
        query={{ operation: 'CategoryPageQuery', variables }}
        earlier={[]}
        facets={facets}
        search={search}
      />
    </PageUpdatingContext>,
    { cartId: null, config: { ...STORE_CONFIG, ...settings } },
  )
  stage.seed(categoryPageNode, variables, {
    categories: { items: [{ ...TABLE, ...of }] },
    products,
    attributesList,
  })
  return act(async () => stage.show())
}

const card = (name: string) => within(screen.getByRole('link', { name }).closest('article')!)
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
const jsonLd = (container: Element) =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent))

describe('the landing mode of a category', () => {
  const cms_block = { identifier: 'tavola', title: 'Tavola', content: '<p>Apparecchia con calma.</p>' }
  const pieces = productsOf([{ key: 'tazza-alba', name: 'Tazza Alba' }])
  const shows = () => ({
    block: screen.queryByText('Apparecchia con calma.') !== null,
    pieces: screen.queryByRole('link', { name: 'Tazza Alba' }) !== null,
    doors: screen.queryByRole('navigation', { name: 'In Tavola' }) !== null,
  })

  test.each([
    ['PRODUCTS', {}, { block: false, pieces: true }],
    ['PRODUCTS_AND_PAGE', {}, { block: true, pieces: true }],
    ['PRODUCTS_AND_PAGE', { page: 2 }, { block: false, pieces: true }],
    ['PAGE', {}, { block: true, pieces: false }],
    // Filters select products.
    ['PAGE', { filters: { smalto: ['petrolio'] } }, { block: false, pieces: true }],
  ])('%s, %j', async (display_mode, search, expected) => {
    const { container } = await showCategory(pieces, search, { of: { display_mode, cms_block } })
    expect(shows()).toEqual({ ...expected, doors: true })
    expect(await axeFaults(container)).toEqual([])
  })
})

describe('a page without a block', () => {
  test.each([null, { identifier: 'empty', title: '', content: '' }])('shows its pieces: %j', async (cms_block) => {
    const pieces = productsOf([{ key: 'tazza-alba', name: 'Tazza Alba' }])
    await showCategory(pieces, {}, { of: { display_mode: 'PAGE', cms_block } })
    expect(screen.queryByRole('link', { name: 'Tazza Alba' })).not.toBeNull()
  })

  test('and without pieces shows its children as tiles, and no empty list', async () => {
    const { container } = await showCategory(productsOf([]), {}, { of: { display_mode: 'PAGE', cms_block: null } })
    const tiles = within(screen.getByRole('navigation', { name: 'In Tavola' })).getAllByRole('link')
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/tavola/piatti.html'])
    expect(screen.queryByText('Qui non c’è ancora nulla')).toBeNull()
    expect(await axeFaults(container)).toEqual([])
  })

  test('and without pieces and children says that there is nothing yet', async () => {
    const of = { display_mode: 'PAGE', cms_block: null, children: [] }
    await showCategory(productsOf([]), {}, { of })
    expect(screen.getByText('Qui non c’è ancora nulla')).toBeTruthy()
  })
})

test('a card shows the variant of the filters: photo, link and selected colour', async () => {
  const glazes = { Petrolio: '#0f6b66', Avorio: '#eee8dc', 'Blu Cobalto': '#1f3a8a' }
  await showCategory(
    productsOf([
      { key: 'tazza-alba', name: 'Tazza Alba', colours: glazes },
      { key: 'vaso', name: 'Vaso', colours: { Petrolio: '#0f6b66', Avorio: '#eee8dc' } },
    ]),
    { filters: { smalto: ['blu-cobalto-7'], price: ['-40'] } },
  )
  const mug = card('Tazza Alba')
  expect(mug.getByRole('link', { name: 'Tazza Alba' }).getAttribute('href')).toBe('/tazza-alba.html?smalto=blu-cobalto')
  expect(mug.getByRole('link', { name: 'Scegli le opzioni: Tazza Alba' }).getAttribute('href')).toBe(
    '/tazza-alba.html?smalto=blu-cobalto',
  )
  const photo = screen.getByRole('link', { name: 'Tazza Alba' }).closest('article')!.querySelector('img')
  expect(photo?.getAttribute('src')).toContain('tazza-alba-Blu')
  const colours = mug.getAllByRole<HTMLInputElement>('radio')
  expect(colours.map((each) => [each.getAttribute('aria-label'), each.checked])).toEqual([
    ['Blu Cobalto', true],
    ['Petrolio', false],
    ['Avorio', false],
  ])
  await userEvent.click(mug.getByRole('radio', { name: 'Avorio' }))
  expect(mug.getByRole('link', { name: 'Tazza Alba' }).getAttribute('href')).toBe('/tazza-alba.html?smalto=avorio')
  expect(card('Vaso').getByRole('link', { name: 'Vaso' }).getAttribute('href')).toBe('/vaso.html')
})

test('a list: its place, its words, its doors and its pieces', async () => {
  const { container } = await showCategory(
    productsOf([
      {
        key: 'tazza-alba',
        name: 'Tazza Alba',
        price: { final: 24, highest: 30 },
        colours: { Petrolio: '#0f6b66', Avorio: '#eee8dc' },
      },
      { key: 'piatto-duna', name: 'Piatto Duna', soldOut: true },
    ]),
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Tavola' })).toBeTruthy()
  expect(screen.getByText('Da usare ogni giorno.')).toBeTruthy()
  expect(container.querySelector('script:not([type="application/ld+json"])')).toBeNull()
  const crumbs = within(screen.getByRole('navigation', { name: 'Percorso' }))
  expect(crumbs.getByRole('link', { name: 'Negozio' }).getAttribute('href')).toBe('/negozio.html')
  const doors = within(screen.getByRole('navigation', { name: 'In Tavola' })).getAllByRole('link')
  expect(doors.map((door) => door.getAttribute('href'))).toEqual(['/tavola/piatti.html'])
  expect(screen.getByRole('status').textContent).toBe('2 pezzi')
  expect(screen.getByRole('link', { name: 'Tazza Alba' }).getAttribute('href')).toBe('/tazza-alba.html')
  const colours = within(card('Tazza Alba').getByRole('group', { name: '2 colori' })).getAllByRole('radio')
  expect(colours.map((colour) => colour.getAttribute('aria-label'))).toEqual(['Petrolio', 'Avorio'])
  expect(card('Tazza Alba').getByText(/24,00/).parentElement?.textContent).toMatch(/^da 24,00/)
  expect(card('Tazza Alba').queryByText('Esaurito')).toBeNull()
  expect(card('Piatto Duna').getByText('Esaurito')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Pagine' })).toBeNull()
  expect(document.title).toBe('Tavola - Negozio · Prova')
  expect(await axeFaults(container)).toEqual([])
})

test('the first picture comes before all else, the second photo waits for the pointer', async () => {
  await showCategory(
    productsOf([
      { key: 'tazza-alba', name: 'Tazza Alba' },
      { key: 'piatto-duna', name: 'Piatto Duna' },
    ]),
  )
  const pictures = [...document.querySelectorAll('article img')]
  expect(pictures.map((picture) => [picture.getAttribute('loading'), picture.getAttribute('fetchpriority')])).toEqual([
    ['eager', 'high'],
    ['lazy', null],
    ['eager', null],
    ['lazy', null],
  ])
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/media/catalog/product/cache/1/tazza-alba.jpg?width=640',
    '/media/catalog/product/cache/2/tazza-alba-2.jpg?width=640',
    '/media/catalog/product/cache/1/piatto-duna.jpg?width=640',
    '/media/catalog/product/cache/2/piatto-duna-2.jpg?width=640',
  ])
  expect(pictures[1]?.getBoundingClientRect().width).toBe(0)
})

test('a price is struck only where the lowest of the last thirty days is known', async () => {
  await showCategory(
    productsOf([
      { key: 'alzata', name: 'Alzata', price: { final: 46, regular: 58 }, lowestBefore: '52.000000' },
      { key: 'vassoio', name: 'Vassoio', price: { final: 39, regular: 48 } },
      { key: 'vaso', name: 'Vaso', price: { final: 40 }, lowestBefore: '52.000000' },
    ]),
  )
  const struck = (name: string) =>
    screen.getByRole('link', { name }).closest('article')?.querySelector('s')?.textContent ?? null
  expect(struck('Alzata')).toMatch(/^Prezzo più basso degli ultimi 30 gg 52,00/)
  expect(card('Alzata').getByText(/^Prezzo più basso degli ultimi 30 gg:/).textContent).toContain('52,00')
  expect(struck('Vassoio')).toBeNull()
  expect(card('Vassoio').getByText(/39,00/)).toBeTruthy()
  expect(card('Vassoio').queryByText(/48,00/)).toBeNull()
  expect(struck('Vaso')).toBeNull()
})

test('the price has the surcharges of options that must be answered', async () => {
  await showCategory(
    productsOf([
      { key: 'targa', name: 'Targa', price: { final: 30 }, question: 'required', surcharges: [4.5] },
      { key: 'tazza', name: 'Tazza', price: { final: 20 }, question: 'required', surcharges: [6, 3] },
      { key: 'vaso', name: 'Vaso', price: { final: 40 }, question: 'optional', surcharges: [6, 3] },
    ]),
  )
  const priceOf = (name: string) => card(name).getByText(/,\d\d/).parentElement?.textContent?.replaceAll(/\s/g, ' ')
  expect(['Targa', 'Tazza', 'Vaso'].map(priceOf)).toEqual(['34,50 €', 'da 23,00 €', '40,00 €'])
})

test('new pieces say so on the day of the page', async () => {
  await showCategory(
    productsOf([
      { key: 'nuovo', name: 'Nuovo', newFrom: '2026-11-21 00:00:00', newTo: '2026-11-21 00:00:00' },
      { key: 'vecchio', name: 'Vecchio', newFrom: '2025-01-01 00:00:00', newTo: '2025-12-31 00:00:00' },
    ]),
  )
  expect(card('Nuovo').getByText('Novità')).toBeTruthy()
  expect(card('Vecchio').queryByText('Novità')).toBeNull()
})

test('pages are links that keep the order; one of them is the current one', async () => {
  const { container } = await showCategory(
    productsOf(
      [
        { key: 'a', name: 'A' },
        { key: 'b', name: 'B' },
      ],
      { page: 2, pages: 3, total: 6 },
    ),
    { page: 2, sort: 'price-asc' },
  )
  const pages = within(screen.getByRole('navigation', { name: 'Pagine' })).getAllByRole('link')
  expect(pages.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Pagina precedente', '/tavola.html?sort=price-asc'],
    ['Pagina 1', '/tavola.html?sort=price-asc'],
    ['Pagina 2', '/tavola.html?sort=price-asc&page=2'],
    ['Pagina 3', '/tavola.html?sort=price-asc&page=3'],
    ['Pagina successiva', '/tavola.html?sort=price-asc&page=3'],
  ])
  expect(pages.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([pages[2]])
  expect(screen.getByRole('status').textContent).toBe('Da 3 a 4 di 6 pezzi')
  // A list in another order is the same list: search engines index the default order.
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow')
  expect(canonical()).toBe('https://shop.test/tavola.html')
  expect(document.title).toBe('Tavola - Negozio, pagina 2 · Prova')
  expect(jsonLd(container)).toEqual([])
})

test('a page is known to search engines as itself, several pages below each other as the first of them', async () => {
  const last = productsOf([{ key: 'c', name: 'C' }], { page: 3, pages: 3, total: 5 })
  const { container } = await showCategory(last, { page: 3 })
  expect(canonical()).toBe('https://shop.test/tavola.html?page=3')
  const [trail, list] = jsonLd(container)
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://shop.test/',
    'https://shop.test/negozio.html',
    'https://shop.test/tavola.html',
  ])
  expect(list.itemListElement).toMatchObject([{ position: 5, name: 'C', url: 'https://shop.test/c.html' }])
  cleanup()
  await showCategory(last, { page: 3, from: 1 })
  expect(canonical()).toBe('https://shop.test/tavola.html')
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull()
  expect(document.title).toBe('Tavola - Negozio · Prova')
  expect(screen.getByText('Da usare ogni giorno.')).toBeTruthy()
})

test('the sizes of pages are the merchant’s; the usual one needs no address', async () => {
  const pieces = productsOf([{ key: 'a', name: 'A' }], { page: 2, pages: 3, total: 6 })
  await showCategory(pieces, { page: 2, perPage: 4, sort: 'name-asc' })
  const sizes = within(screen.getByRole('navigation', { name: 'Pezzi per pagina' })).getAllByRole('link')
  expect(sizes.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['2', '/tavola.html?sort=name-asc', null],
      ['4', '/tavola.html?sort=name-asc&per-page=4', 'true'],
    ],
  )
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex,follow')
  cleanup()
  // The list view has only one page size.
  await showCategory(pieces, { page: 2, view: 'list' })
  expect(screen.queryByRole('navigation', { name: 'Pezzi per pagina' })).toBeNull()
})

describe('grid or rows', () => {
  const isInRows = () => {
    const [first, second] = screen.getAllByRole('article').map((article) => article.getBoundingClientRect())
    return first!.left === second!.left
  }
  const pieces = productsOf([
    { key: 'a', name: 'A' },
    { key: 'b', name: 'B' },
  ])
  afterEach(() => document.documentElement.removeAttribute('data-list-view'))

  test('the address decides, and the other view is a link that the browser remembers', async () => {
    await showCategory(pieces, { view: 'list', sort: 'name-asc', page: 2 })
    expect(isInRows()).toBe(true)
    expect(screen.queryByRole('link', { name: 'Mostra in elenco' })).toBeNull()
    const toGrid = screen.getByRole('link', { name: 'Mostra in griglia' })
    expect(toGrid.getAttribute('href')).toBe('/tavola.html?sort=name-asc')
    await userEvent.click(toGrid)
    expect(document.documentElement.getAttribute('data-list-view')).toBe('grid')
  })

  test('the browser’s preference decides if the address does not; the focus goes to the link back', async () => {
    document.documentElement.setAttribute('data-list-view', 'list')
    const { container } = await showCategory(pieces)
    expect(isInRows()).toBe(true)
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: 'Mostra in griglia' }))
    expect(isInRows()).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mostra in elenco' }))
  })

  test.each([
    ['list-grid', true, 'Mostra in griglia'],
    ['list', true, null],
    ['grid', false, null],
  ])('the merchant has %s', async (mode, rows, wayOn) => {
    await showCategory(pieces, {}, { settings: { list_mode: mode } })
    expect(isInRows()).toBe(rows)
    expect(screen.queryByRole('link', { name: /^Mostra in/ })?.getAttribute('aria-label') ?? null).toBe(wayOn)
  })
})

test('the order of the list is a GET form that shows the current choice', async () => {
  await showCategory(productsOf([{ key: 'a', name: 'A' }]), { sort: 'name-desc' })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordina per' })
  expect(select.value).toBe('name-desc')
  expect([...select.options].map(({ value }) => value)).toEqual([
    '',
    'price-asc',
    'price-desc',
    'name-asc',
    'name-desc',
  ])
  expect(select.name).toBe('sort')
  expect(select.form?.method).toBe('get')
})

describe('the orders by attributes of the merchant', () => {
  const list = {
    ...productsOf([{ key: 'a', name: 'A' }]),
    sort_fields: {
      options: [
        { value: 'price', label: 'Prezzo' },
        { value: 'venduti', label: 'Venduti' },
        { value: 'news_from_date', label: 'Novità' },
        { value: 'stile', label: 'Stile' },
        { value: 'esclusiva', label: 'Esclusive' },
        { value: 'segreto', label: 'Segreto' },
      ],
    },
  }
  const attributesList = {
    items: [
      ['price', 'PRICE', null],
      ['venduti', 'TEXT', 'validate-digits'],
      ['news_from_date', 'DATE', null],
      ['stile', 'SELECT', null],
      ['esclusiva', 'BOOLEAN', null],
      ['description', 'TEXTAREA', null],
    ].map(([code, frontend_input, frontend_class]) => ({
      __typename: 'CatalogAttributeMetadata',
      code,
      frontend_input,
      frontend_class,
    })),
  }
  const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordina per' })

  test('follow the others, under the labels of the backend', async () => {
    const { container } = await showCategory(list, { sort: 'news_from_date-desc' }, { attributesList })
    expect(select().value).toBe('news_from_date-desc')
    expect([...select().options].slice(5).map(({ value, text }) => [value, text])).toEqual([
      ['venduti-asc', 'Venduti crescente'],
      ['venduti-desc', 'Venduti decrescente'],
      ['news_from_date-desc', 'Novità: dal più recente'],
      ['news_from_date-asc', 'Novità: dal meno recente'],
      ['stile-asc', 'Stile A–Z'],
      ['esclusiva-desc', 'Esclusive'],
    ])
    expect(await axeFaults(container)).toEqual([])
  })

  test('one of them may be the default order', async () => {
    const settings = { catalog_default_sort_by: 'venduti' }
    await showCategory(list, {}, { attributesList, settings })
    expect(select().value).toBe('venduti-asc')
    expect(select().options[0]?.value).toBe('price-asc')
  })

  test('are left out if the backend does not name its attributes', async () => {
    await showCategory(list, {})
    expect(select().options).toHaveLength(5)
  })
})

test('old pieces stay, marked as busy, while the next ones load', async () => {
  const { container } = await showCategory(productsOf([{ key: 'a', name: 'A' }]), {}, { updating: true })
  expect(screen.getByRole('link', { name: 'A' }).closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
  expect(await axeFaults(container)).toEqual([])
})

test('a page past the end leads back to the first one', async () => {
  const { container } = await showCategory(null, { page: 9, sort: 'price-asc' })
  expect(screen.getByRole('heading', { name: 'La pagina 9 non c’è' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Torna alla prima pagina' }).getAttribute('href')).toBe(
    '/tavola.html?sort=price-asc',
  )
  expect(await axeFaults(container)).toEqual([])
})

test('a category without pieces shows the way on', async () => {
  await showCategory(productsOf([]), {}, { of: { children: [] } })
  expect(screen.getByRole('heading', { name: 'Qui non c’è ancora nulla' })).toBeTruthy()
  expect(screen.queryByText('0 pezzi')).toBeNull()
  expect(screen.getByRole('link', { name: 'Torna alla vetrina' }).getAttribute('href')).toBe('/')
})

test('a list whose filters never get an answer is whole without them', async () => {
  await ListFilters.load()
  const asked = {
    search: null,
    uid: 'uid-tavola',
    inCategory: true,
    base: {},
    filter: {},
    isFiltered: false,
    hasA: false,
    hasB: false,
    hasC: false,
  }
  const { container } = await showCategory(
    productsOf([{ key: 'tazza', name: 'Tazza' }]),
    {},
    {
      facets: { operation: 'useListFacetsQuery', variables: asked },
    },
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Tavola' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tazza' })).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: 'Filtri' })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['that fails is neither empty nor past its end', null, {}, 'I pezzi non arrivano'],
  ['past its end says so', null, { page: 9 }, 'La pagina 9 non c’è'],
  [
    'with a page that fails is no empty one',
    { total_count: 3, page_info: null, items: null, sort_fields: null },
    {},
    'I pezzi non arrivano',
  ],
])('a list %s', async (_what, products, search, words) => {
  await showCategory(products, search)
  expect(screen.getByRole('heading', { name: words })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Tavola' })).toBeTruthy()
})
