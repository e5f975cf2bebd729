import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GLAZE, openShop, SIZE, type TestShop } from '../smallShop.ts'

let shop: TestShop
beforeAll(() => {
  shop = openShop()
})
afterAll(() => {
  expect(shop.logged).toEqual([])
  shop.close()
})

const QUERY = `query ($url: String!) {
  route(url: $url) {
    __typename type relative_url redirect_code
    ... on ProductInterface { sku }
    ... on CategoryInterface { url_path }
    ... on CmsPage { identifier }
  }
}`
const route = async (url: string, store = 'it') => (await shop.query(QUERY, { url }, { store })).body.data.route

const vase = { __typename: 'ConfigurableProduct', type: 'PRODUCT', sku: 'VASO' }
const mug = { __typename: 'SimpleProduct', type: 'PRODUCT', sku: 'TAZZA', relative_url: 'tazza-perché.html' }
const vases = { __typename: 'CategoryTree', type: 'CATEGORY', url_path: 'casa/vasi', relative_url: 'casa/vasi.html' }
const home = { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'home', relative_url: 'home' }

describe('route', () => {
  test.each<[string, string, object]>([
    ['a product', 'vaso-alto.html', { ...vase, relative_url: 'vaso-alto.html', redirect_code: 0 }],
    ['with a slash before', '/vaso-alto.html', { ...vase, relative_url: 'vaso-alto.html', redirect_code: 0 }],
    ['as a full URL', 'http://shop.test/vaso-alto.html', { ...vase, relative_url: 'vaso-alto.html', redirect_code: 0 }],
    ['with a query', 'vaso-alto.html?a=1&b=2', { ...vase, relative_url: 'vaso-alto.html?a=1&b=2', redirect_code: 0 }],
    ['with a slash after', 'vaso-alto.html/', { ...vase, relative_url: 'vaso-alto.html', redirect_code: 301 }],
    ['in the wrong letter case', 'Vaso-ALTO.html', { ...vase, relative_url: 'vaso-alto.html', redirect_code: 301 }],
    ['by Magento’s own path', 'catalog/product/view/id/1', { ...mug, redirect_code: 0 }],
    ['a sold-out product', 'finito.html', { __typename: 'SimpleProduct', sku: 'FINITO', redirect_code: 0 }],
    ['a category', 'casa/vasi.html', { ...vases, redirect_code: 0 }],
    ['a page', 'spedizioni', { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: 'spedizioni', redirect_code: 0 }],
    ['home', '/', { ...home, redirect_code: 0 }],
    ['home with a query', '/?utm=1', { ...home, relative_url: 'home?utm=1', redirect_code: 0 }],
    ['an old address', 'vecchia-tazza', { ...mug, redirect_code: 301 }],
    ['an older one: the first hop’s code', 'vecchissima-tazza', { ...mug, redirect_code: 302 }],
    [
      'out of the shop',
      'partner',
      { __typename: 'RoutableUrl', type: null, relative_url: 'https://example.com/x', redirect_code: 302 },
    ],
    [
      'a redirect to itself',
      'giro',
      { __typename: 'RoutableUrl', type: null, relative_url: 'giro', redirect_code: 301 },
    ],
  ])('%s', async (_name, url, expected) => {
    expect(await route(url)).toMatchObject(expected)
  })

  test.each([
    ['nothing', 'non-esiste.html'],
    ['a key without its suffix', 'vaso-alto'],
    ['a variant', `vaso-${GLAZE[0]}-${SIZE[0]}.html`],
    ['the other language', 'tall-vase.html'],
  ])('%s is null, without an error', async (_name, url) => {
    expect(await route(url)).toBeNull()
  })

  test('every store view has its own paths', async () => {
    expect(await route('tall-vase.html', 'en')).toMatchObject({ ...vase, redirect_code: 0 })
    expect(await route('home/vases.html', 'en')).toMatchObject({ __typename: 'CategoryTree', url_path: 'home/vases' })
    expect(await route('shipping', 'en')).toMatchObject({ identifier: 'spedizioni', redirect_code: 0 })
    expect(await route('vaso-alto.html', 'en')).toBeNull()
  })

  test('wants a url', async () => {
    const { body } = await shop.query(QUERY, { url: '' })
    expect(body.errors).toMatchObject([
      { message: '"url" argument should be specified and not empty', extensions: { category: 'graphql-input' } },
    ])
  })

  test('an entity found in another way has no address to tell, and is lost when asked for its redirect code', async () => {
    const both = (fields: string) => `{ cmsPage(identifier: "home") { ${fields} }
      products(filter: { sku: { eq: "VASO" } }) { items { ... on RoutableInterface { ${fields} } } } }`
    const none = { relative_url: null, type: null }
    const { body } = await shop.query(both('relative_url type'))
    expect(body).toEqual({ data: { products: { items: [none] }, cmsPage: none } })
    const failed = await shop.query(both('redirect_code'))
    expect(failed.body.data).toEqual({ products: { items: [null] }, cmsPage: null })
    expect(failed.body.errors).toMatchObject([{ message: 'Internal server error' }])
  })
})

describe('pages and blocks', () => {
  test.each<[string, string, string]>([
    ['{ cmsPage { title } }', '"Page id/identifier should be specified', 'graphql-input'],
    [
      '{ cmsPage(identifier: "nope") { title } }',
      `The CMS page with the "nope" ID doesn't exist.`,
      'graphql-no-such-entity',
    ],
    ['{ cmsPage(id: 999) { title } }', `The CMS page with the "999" ID doesn't exist.`, 'graphql-no-such-entity'],
    [
      '{ cmsBlocks(identifiers: []) { items { title } } }',
      '"identifiers" of CMS blocks should be specified',
      'graphql-input',
    ],
    ['{ country { id } }', 'Country "id" value should be specified', 'graphql-input'],
    ['{ country(id: "ZZ") { id } }', "The country isn't available.", 'graphql-no-such-entity'],
  ])('%s', async (query, message, category) => {
    expect((await shop.query(query)).body.errors).toMatchObject([{ message, extensions: { category } }])
  })

  test('a page in the language of the store view', async () => {
    const query = '{ cmsPage(identifier: "spedizioni") { identifier url_key title content_heading page_layout } }'
    const page = { identifier: 'spedizioni', content_heading: '', page_layout: '1column' }
    expect((await shop.query(query)).body.data.cmsPage).toEqual({ ...page, url_key: 'spedizioni', title: 'Spedizioni' })
    expect((await shop.query(query, {}, { store: 'en' })).body.data.cmsPage).toMatchObject({
      url_key: 'shipping',
      title: 'Shipping',
    })
  })

  test('a category leads to the block of its landing page, in the language of the store view', async () => {
    const query = '{ categories(filters: {}) { items { children { name cms_block { identifier title } } } } }'
    const { body } = await shop.query(query)
    const blocks = body.data.categories.items.flatMap((root: { children: object[] }) => root.children)
    expect(blocks).toContainEqual(
      expect.objectContaining({ cms_block: { identifier: 'footer', title: 'Piè di pagina' } }),
    )
    expect(blocks).toContainEqual(expect.objectContaining({ cms_block: null }))
  })

  test('a missing block is an error of its own place', async () => {
    const { body } = await shop.query('{ cmsBlocks(identifiers: ["footer", "nope"]) { items { identifier title } } }')
    expect(body).toMatchObject({
      data: { cmsBlocks: { items: [{ identifier: 'footer', title: 'Piè di pagina' }, null] } },
      errors: [{ message: `The CMS block with the "nope" ID doesn't exist.`, path: ['cmsBlocks', 'items', 1] }],
    })
  })
})

describe('directory', () => {
  test('Italy has 107 provinces, named in order', async () => {
    const { body } = await shop.query(
      '{ country(id: "IT") { id full_name_locale full_name_english three_letter_abbreviation available_regions { id code name } } }',
    )
    const { available_regions: provinces, ...italy } = body.data.country
    expect(italy).toEqual({
      id: 'IT',
      full_name_locale: 'Italia',
      full_name_english: 'Italy',
      three_letter_abbreviation: 'ITA',
    })
    expect(provinces).toHaveLength(107)
    expect(provinces[0]).toEqual({ id: 832, code: 'AG', name: 'Agrigento' })
    expect(new Set(provinces.map((province: { code: string }) => province.code)).size).toBe(107)
  })

  test('countries without provinces answer null', async () => {
    const { body } = await shop.query('{ countries { id available_regions { id } } }')
    const byId = new Map(body.data.countries.map((country: { id: string }) => [country.id, country]))
    expect(byId.get('SM')).toEqual({ id: 'SM', available_regions: null })
    expect([...byId.keys()]).toEqual(expect.arrayContaining(['IT', 'DE', 'CH', 'GB', 'US', 'VA', 'NO']))
  })
})
