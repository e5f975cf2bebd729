import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { findWares, type Wares } from './preparations.ts'

/** What lies at a path such as `cart.items.0.uid`. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
      value,
    )
}

const INTERNAL = 'Internal server error'

describe.each(['2.4.7', '2.4.8'] as const)('Magento %s', (profile) => {
  const shop = openEmbeddedShop(profile)
  const client = createCommerceClient(shop.url, shop.fetch)
  let wares: Wares
  beforeAll(async () => {
    wares = await findWares(client)
  })
  afterAll(() => {
    expect(shop.failures).toEqual([])
    shop.close()
  })

  /** The answer's data and the messages of its errors. */
  async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    const { body } = await client.send(query, variables, { headers })
    return { data: body?.data, errors: body?.errors?.map(({ message }) => message) ?? [] }
  }

  describe('null for search criteria', () => {
    const LIST = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) {
      products(search: $search, filter: $filter, sort: $sort) { total_count }
    }`

    test.each([
      ['sort', { filter: {}, sort: null }],
      ['filter', { search: 'vaso', filter: null }],
      ['a part of filter', { filter: { price: null } }],
    ])('%s fails', async (_name, variables) => {
      expect(await ask(LIST, variables)).toEqual({ data: { products: null }, errors: [INTERNAL] })
    })

    test('what is left out does not', async () => {
      expect((await ask(LIST, { filter: {} })).errors).toEqual([])
    })

    test('a condition’s own value may be null: then it is no condition', async () => {
      const { data } = await ask(LIST, { filter: { sku: { eq: null } } })
      const { data: all } = await ask(LIST, { filter: {} })
      expect(data).toEqual(all)
    })

    test('categories fail on a part, not on the whole', async () => {
      const categories = 'query ($f: CategoryFilterInput) { categories(filters: $f) { total_count } }'
      expect((await ask(categories, { f: null })).errors).toEqual([])
      expect((await ask(categories, { f: { name: null } })).errors).toEqual([INTERNAL])
    })
  })

  describe('selectors of products and categories', () => {
    const LINKED = (selection: string, fragments = '') =>
      `query ($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${selection} } } } ${fragments}`
    const itemOf = async (selection: string, fragments?: string, key = wares.configurable.urlKey) => {
      const { data, errors } = await ask(LINKED(selection, fragments), { key })
      return { item: at(data, 'products.items.0'), errors }
    }

    test('follow one spread, not a spread inside of it: the fields are empty, prices nothing', async () => {
      const inner =
        'fragment B on ProductInterface { name price_range { minimum_price { final_price { value } } } small_image { url } }'
      const near = await itemOf('related_products { sku ...B }', inner)
      const far = await itemOf('related_products { sku ...A }', `fragment A on ProductInterface { uid ...B } ${inner}`)
      const seen = at(near.item, 'related_products.0')
      expect(at(seen, 'name')).toEqual(expect.any(String))
      expect(at(seen, 'price_range.minimum_price.final_price.value')).toBeGreaterThan(0)
      expect(at(far.item, 'related_products.0')).toEqual({
        sku: at(seen, 'sku'),
        uid: expect.any(String),
        name: null,
        price_range: { minimum_price: { final_price: { value: 0 } } },
        small_image: { url: expect.stringContaining('/static/') },
      })
    })

    test('fail on an inline fragment directly inside of a spread', async () => {
      const variants = (product: string, fragments?: string) =>
        itemOf(`... on ConfigurableProduct { variants { product { sku ${product} } } }`, fragments)
      const failing = await variants('...A', 'fragment A on SimpleProduct { name ... on SimpleProduct { weight } }')
      expect(failing.errors).toEqual([INTERNAL])
      expect(at(failing.item, 'variants.0.product')).toBeNull()
      const working = await variants('... on SimpleProduct { name weight }')
      expect(working.errors).toEqual([])
      expect(at(working.item, 'variants.0.product.name')).toEqual(expect.any(String))
    })

    test('read the category tree as deep as one spread shows, and with the fields that it shows', async () => {
      const expanded = '{ categories { items { uid children { uid name children { uid name } } } } }'
      const spread = `{ categories { items { uid ...A } } } fragment A on CategoryTree { uid ...B }
        fragment B on CategoryTree { children { uid name children { uid name } } }`
      const childrenOf = async (query: string) =>
        at((await ask(query)).data, 'categories.items.0.children') as readonly { uid: string; children: unknown[] }[]
      const whole = await childrenOf(expanded)
      expect(whole[0]).toEqual({ uid: expect.any(String), name: expect.any(String), children: expect.any(Array) })
      expect(whole.some(({ children }) => children.length > 0)).toBe(true)
      const lost = await childrenOf(spread)
      expect(lost).toEqual(whole.map(({ uid }) => ({ uid, name: null, children: [] })))
    })
  })

  test('tells of cache tags in answers to GET alone', async () => {
    const query = '{ storeConfig { store_code } }'
    expect((await client.send(query, null, { method: 'GET' })).headers.get('x-magento-tags')).toMatch(/^FPC/)
    expect((await client.send(query)).headers.get('x-magento-tags')).toBeNull()
  })

  test('tells the first error and hides the others', async () => {
    const { errors } = await ask('{ a: cmsPage(identifier: "nirgends") { title } b: country(id: "XX") { id } }')
    expect(errors).toHaveLength(1)
  })
})
