import { afterAll, beforeAll, expect, test } from 'vitest'
import { STORE_CONFIGURATION } from '#tests/harness/components/storeSettings.ts'
import type { StoreConfigAnswer } from '#tests/harness/components/storeSettings.ts'
import { stageDocuments } from './documentStage.ts'
import type { Spoil } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

type Answer = { readonly data: Record<string, unknown> }

const changed =
  (change: (data: Answer['data']) => object): Spoil =>
  async (answer) => {
    const { data } = (await (await answer()).json()) as Answer
    return Response.json({ data: { ...data, ...change(data) } })
  }

/** With other settings of the merchant. */
const withConfig = (config: StoreConfigAnswer) =>
  changed(({ storeConfig }) => ({ storeConfig: { ...(storeConfig as object), ...config } }))

/** A link to Magento's own address in a text of the merchant. */
const linking = (href: string) =>
  changed(({ cmsPage }) => ({ cmsPage: { ...(cmsPage as object), content: `<p><a href="${href}">Magento</a></p>` } }))

type Row = {
  readonly config: StoreConfigAnswer
  readonly path: string
  /** Content of the document only with this setting. */
  readonly shows?: RegExp
  /** Content of the document only without it. */
  readonly hides?: RegExp
  readonly spoilt?: Readonly<Record<string, Spoil>>
}

const title = (text: string) => new RegExp(`<title>[^<]*${text}[^<]*</title>`)

/** A document for each setting of spec §3 that the server's documents show. */
const ROWS: readonly Row[] = [
  { config: { website_name: 'Bottega Nuova' }, path: '/', shows: /<header[\s\S]*Bottega Nuova[\s\S]*<\/header>/ },
  { config: { store_name: 'Italiano di prova' }, path: '/language', shows: /Italiano di prova/ },
  { config: { locale: 'it_CH' }, path: '/teiera-pausa.html', shows: /(?:EUR|€)\s?\d+\.\d\d/ },
  { config: { title_prefix: 'PREMESSA ' }, path: '/tavola.html', shows: title('PREMESSA ') },
  { config: { title_suffix: ' CODA' }, path: '/tavola.html', shows: title(' CODA') },
  {
    config: { title_separator: '>>' },
    path: '/tavola/piatti.html',
    shows: title(' &gt;&gt; Tavola'),
    spoilt: { CategoryPageQuery: changed((data) => untitled(data)) },
  },
  {
    config: { default_title: 'Titolo di riserva' },
    path: '/',
    shows: title('Titolo di riserva'),
    spoilt: {
      HomePageQuery: changed(({ cmsPage }) => ({ cmsPage: { ...(cmsPage as object), meta_title: null, title: null } })),
    },
  },
  { config: { cms_home_page: 'chi-siamo|7' }, path: '/', hides: /Terra, fuoco e due mani/ },
  {
    config: { catalog_default_sort_by: 'price' },
    path: '/tavola.html',
    shows: /<option[^>]*value="price-asc"[^>]*selected|<option[^>]*selected[^>]*value="price-asc"/,
    hides: /In evidenza/,
  },
  { config: { category_url_suffix: '.categoria' }, path: '/', shows: /href="\/tavola\.categoria"/ },
  {
    config: { secure_base_link_url: 'https://magento.test/it/' },
    path: '/chi-siamo',
    shows: /<a[^>]*href="\/tavola\.html"[^>]*>Magento/,
    spoilt: { CmsContentPageQuery: linking('https://magento.test/it/tavola.html') },
  },
  {
    config: { secure_base_url: 'https://magento.test/' },
    path: '/chi-siamo',
    shows: /<a[^>]*href="\/tavola\.html"[^>]*>Magento/,
    spoilt: { CmsContentPageQuery: linking('https://magento.test/tavola.html') },
  },
  { config: { weight_unit: 'lbs' }, path: '/teiera-pausa.html', shows: /\d\s?lb/ },
  { config: { product_reviews_enabled: '0' }, path: '/teiera-pausa.html', hides: /su 5, recensioni/ },
  {
    config: { allow_guests_to_write_product_reviews: '0' },
    path: '/teiera-pausa.html',
    shows: /Accedi per scrivere una recensione/,
  },
  { config: { grid_per_page: 4, grid_per_page_values: '4,8' }, path: '/tavola.html', shows: /Da 1 a 4 di/ },
  { config: { grid_per_page_values: '3,5' }, path: '/tavola.html?per-page=5', shows: /Da 1 a 5 di/ },
  { config: { list_per_page: 3 }, path: '/tavola.html?view=list', shows: /Da 1 a 3 di/ },
  {
    config: { autocomplete_on_storefront: false },
    path: '/account/forgot-password',
    shows: /autoComplete="off"|autocomplete="off"/i,
  },
  { config: { autocomplete_on_storefront: false }, path: '/account/signin', hides: /autoComplete="current-password"/i },
  { config: { minimum_password_length: '13' }, path: '/account/create', shows: /13 caratteri/ },
  {
    config: { required_character_classes_number: '4' },
    path: '/account/create',
    shows: /Almeno 4 tra/,
  },
  { config: { default_display_currency_code: 'CHF' }, path: '/tavola.html?price=10-50', shows: /CHF/ },
  { config: { magento_wishlist_general_is_enabled: '0' }, path: '/tavola.html', hides: /lista dei desideri/i },
]

function untitled({ categories }: Answer['data']) {
  const { items } = categories as { readonly items: readonly object[] }
  return { categories: { items: items.map((category) => ({ ...category, meta_title: null })) } }
}

/** Without the data that the document transfers to the browser's code. */
const shown = ({ html, status }: { readonly html: string; readonly status: number }) => ({
  html: html.replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, ''),
  status,
})

test('each setting has a row, or a test of a component that no document shows', () => {
  const elsewhere = ['base_currency_code', 'product_url_suffix', 'root_category_uid']
  const covered = new Set([...ROWS.flatMap(({ config }) => Object.keys(config)), ...elsewhere])
  expect(STORE_CONFIGURATION.filter((field) => !covered.has(field))).toEqual([])
})

test.each(ROWS)('$config on $path', async ({ config, path, shows, hides, spoilt = {} }) => {
  const before = shown(await documents.open(path, spoilt))
  const after = shown(await documents.open(path, { ...spoilt, ShellQuery: withConfig(config) }))
  expect([before.status, after.status]).toEqual([200, 200])
  const isIn = (pattern: RegExp | undefined) => pattern && [pattern.test(before.html), pattern.test(after.html)]
  expect({ shown: isIn(shows), hidden: isIn(hides) }).toEqual({
    shown: shows && [false, true],
    hidden: hides && [true, false],
  })
  expect(shows ?? hides).toBeDefined()
})

test('the menu is that of the root category, wherever it is in the answer', async () => {
  const others = { ShellQuery: changed(({ categories }) => withAnotherRoot(categories)) }
  const { html } = await documents.open('/', others)
  expect(html).toMatch(/<header[\s\S]*href="\/tavola\.html"[\s\S]*<\/header>/)
  expect(html).not.toMatch(/<header[\s\S]*Altrove[\s\S]*<\/header>/)
})

function withAnotherRoot(categories: unknown) {
  const { items } = categories as { readonly items: readonly object[] }
  const child = { uid: 'elsewhere-child', name: 'Altrove', url_path: 'altrove', include_in_menu: 1, children: [] }
  return { categories: { items: [{ ...items[0], uid: 'elsewhere', children: [child] }, ...items] } }
}

test.each([
  ['/wishlist', { magento_wishlist_general_is_enabled: '0' }],
  ['/account/reviews', { product_reviews_enabled: '0' }],
])('%s is no page of a shop that has %j', async (path, config) => {
  expect(await documents.open(path)).toMatchObject({ status: 200 })
  expect(await documents.open(path, { ShellQuery: withConfig(config) })).toMatchObject({ status: 404 })
})

test('a document asks for the configuration once', async () => {
  const asked: string[] = []
  const hearing: Spoil = async (answer) => {
    const response = await answer()
    if ((await response.clone().text()).includes('"title_suffix"')) asked.push('configuration')
    return response
  }
  for (const path of ['/', '/tavola.html', '/teiera-pausa.html', '/search?q=vaso', '/chi-siamo', '/account/signin']) {
    asked.length = 0
    await documents.open(path, { '*': hearing })
    expect(asked, path).toEqual(['configuration'])
  }
})
