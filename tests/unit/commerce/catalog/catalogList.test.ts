import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import { openShop, type TestShop } from '../smallShop.ts'

let shop: TestShop
beforeAll(() => {
  shop = openShop()
})
afterAll(() => {
  expect(shop.logged).toEqual([])
  shop.close()
})

const skus = async (variables: object, headers: Record<string, string> = {}): Promise<readonly string[]> => {
  const { body } = await shop.query(
    `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) {
      products(search: $search, filter: $filter, sort: $sort) { items { sku } }
    }`,
    variables,
    headers,
  )
  expect(body.errors).toBeUndefined()
  return body.data.products.items.map((item: { sku: string }) => item.sku)
}

const uidOf = async (urlPath: string): Promise<string> => {
  const { body } = await shop.query('query ($f: CategoryFilterInput) { categories(filters: $f) { items { uid } } }', {
    f: { url_path: { eq: urlPath } },
  })
  return body.data.categories.items[0].uid
}

describe('products: filters', () => {
  test.each<[string, object, readonly string[]]>([
    ['nothing', {}, ['VASO', 'FINITO', 'PIATTO', 'TAZZA']],
    ['sku', { sku: { eq: 'TAZZA' } }, ['TAZZA']],
    ['several skus', { sku: { in: ['TAZZA', 'VASO'] } }, ['VASO', 'TAZZA']],
    ['a sku in the wrong letter case', { sku: { eq: 'tazza' } }, []],
    ['a sku that has no page of its own', { sku: { eq: 'VASO-petrolio-s' } }, []],
    ['an empty value, which Magento drops', { sku: { eq: '' } }, ['VASO', 'FINITO', 'PIATTO', 'TAZZA']],
    ['url key', { url_key: { eq: 'vaso-alto' } }, ['VASO']],
    ['another store view’s url key', { url_key: { eq: 'tall-vase' } }, []],
    ['category path, with the categories below', { category_url_path: { eq: 'casa' } }, ['VASO', 'FINITO']],
    ['price, by the cheapest variant', { price: { from: '50', to: '60' } }, ['VASO']],
    ['price upside down', { price: { from: '60', to: '50' } }, []],
    ['price in words', { price: { from: 'poco' } }, []],
    ['part of a name', { name: { match: 'taz', match_type: 'PARTIAL' } }, ['TAZZA']],
    ['part of a name, asked for in full', { name: { match: 'taz', match_type: 'FULL' } }, []],
    ['two fields', { sku: { in: ['TAZZA', 'VASO'] }, price: { to: '30' } }, ['TAZZA']],
    ['an attribute option that does not exist', { smalto: { eq: 'nope' } }, []],
  ])('%s', async (_name, filter, expected) => {
    expect([...(await skus({ filter }))].sort()).toEqual([...expected].sort())
  })

  test('answers in the language of the store view', async () => {
    expect(await skus({ filter: { url_key: { eq: 'tall-vase' } } }, { store: 'en' })).toEqual(['VASO'])
  })

  test('a bad uid is an input error', async () => {
    const { body, status } = await shop.query('{ products(filter: { category_uid: { eq: "!!" } }) { total_count } }')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { products: null },
      errors: [
        { message: 'Value of uid "!!" is incorrect.', path: ['products'], extensions: { category: 'graphql-input' } },
      ],
    })
  })
})

describe('products: search', () => {
  test.each<[string, string, readonly string[]]>([
    ['the beginning of a word', 'taz', ['TAZZA']],
    ['without the accent', 'perche', ['TAZZA']],
    ['a variant’s sku', `VASO-${'petrolio'}`, ['VASO']],
    ['quotes and tags are only punctuation', '"vaso" & <b>', ['VASO', 'FINITO']],
    ['punctuation alone', '???', []],
    ['fewer words, when no product has them all', 'alto astronave', ['VASO']],
    ['as many of the words as a product has', 'piatto vaso alto', ['VASO']],
    ['a synonym', 'mug', ['TAZZA']],
    ['another form of a synonym, beside another word', 'mugs perché', ['TAZZA']],
    ['a word and its synonym as one', 'mug tazza', ['TAZZA']],
    ['without articles and prepositions', 'la tazza da uomo', ['TAZZA']],
    ['nothing for articles and prepositions beside unknown words', 'scarpe da uomo', []],
    ['nothing for a letter beside unknown words', 's scarpe', []],
    ['articles and prepositions alone', 'per', ['TAZZA']],
    ['synonyms count as one word beside another', 'vaso alto tazza tazze tazz', ['VASO']],
    ['another form of a word', 'vasi', ['VASO', 'FINITO']],
    ['a form of the language', 'tazze', ['TAZZA']],
    ['the beginning of the last word only', 'tazza per', ['TAZZA']],
    ['a word with a letter too many', 'tazzza', ['TAZZA']],
    ['a word with two letters wrong', 'tzzaa', []],
    ['two words written as one', 'vasoalto', ['VASO']],
    ['the diminutive of a word', 'vasetti', ['VASO', 'FINITO']],
    ['a compound by its known end', 'mobilvaso', ['VASO', 'FINITO']],
    ['a synonym of several words', 'tazzona da colazione', ['TAZZA']],
  ])('%s', async (_name, search, expected) => {
    expect(await skus({ search })).toEqual(expected)
  })

  const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')

  test.each(CHARACTERS)('one letter finds the products with a word that begins with it: %s', async (letter) => {
    // Two words are looked up in the full-text index.
    const searches = [`${letter} ${letter}`, ...CHARACTERS.map((next) => letter + next)]
    const expected = new Set<string>()
    for (const search of searches) for (const sku of await skus({ search })) expected.add(sku)
    const found = await skus({ search: letter })
    expect(new Set(found)).toEqual(expected)
    expect(await skus({ search: letter.toUpperCase() })).toEqual(found)
  })

  test('one letter finds the words of the store view, with and without accents', async () => {
    expect(await skus({ search: 'é' })).toEqual(await skus({ search: 'e' }))
    expect(await skus({ search: 't' }, { store: 'en' })).toContain('VASO')
    expect(await skus({ search: 't' })).not.toContain('VASO')
  })

  test('suggests near words only when nothing was found', async () => {
    const ask = async (search: string) =>
      (await shop.query('query ($s: String) { products(search: $s) { suggestions { search } } }', { s: search })).body
        .data.products.suggestions
    expect(await ask('tazzeaa')).toEqual([{ search: 'tazza' }])
    // Two letters in the wrong order are one mistake: four letters have room for no other.
    expect(await ask('vsao')).toEqual([{ search: 'vaso' }])
    expect(await ask('tazza')).toEqual([])
  })
})

describe('products: order', () => {
  test('as the merchant chose for the category, where nobody asks', async () => {
    const filter = { category_uid: { eq: await uidOf('tavola') } }
    expect(await skus({ filter })).toEqual(['PIATTO', 'TAZZA'])
    expect(await skus({ filter, sort: { position: 'ASC' } })).toEqual(['TAZZA', 'PIATTO'])
    const { body } = await shop.query(
      `query ($filter: ProductAttributeFilterInput) {
        products(filter: $filter) { sort_fields { default options { value } } }
        categories(filters: { url_path: { in: ["tavola", "casa"] } }) { items { available_sort_by default_sort_by } }
      }`,
      { filter },
    )
    expect(body.data).toEqual({
      products: { sort_fields: { default: 'name', options: [{ value: 'name' }, { value: 'price' }] } },
      categories: {
        items: [
          { available_sort_by: ['name', 'price'], default_sort_by: 'name' },
          { available_sort_by: null, default_sort_by: null },
        ],
      },
    })
  })

  test('by position inside one category', async () => {
    const filter = { category_uid: { eq: await uidOf('casa/vasi') } }
    expect(await skus({ filter })).toEqual(['FINITO', 'VASO'])
    expect(await skus({ filter, sort: { position: 'DESC' } })).toEqual(['VASO', 'FINITO'])
  })

  test('by price and by name', async () => {
    expect(await skus({ filter: {}, sort: { price: 'ASC' } })).toEqual(['TAZZA', 'FINITO', 'VASO', 'PIATTO'])
    expect(await skus({ filter: {}, sort: { name: 'ASC' } })).toEqual(['FINITO', 'PIATTO', 'TAZZA', 'VASO'])
  })

  test('of two keys the first of the schema counts, whatever order they were sent in', async () => {
    expect(await skus({ filter: {}, sort: { price: 'ASC', name: 'DESC' } })).toEqual([
      'VASO',
      'TAZZA',
      'PIATTO',
      'FINITO',
    ])
  })
})

describe('products: pages', () => {
  const page = (pageSize: number, currentPage: number, filter: object = {}) =>
    shop.query(
      `query ($f: ProductAttributeFilterInput, $size: Int, $page: Int) {
        products(filter: $f, pageSize: $size, currentPage: $page) {
          total_count items { sku } page_info { current_page page_size total_pages }
        }
      }`,
      { f: filter, size: pageSize, page: currentPage },
    )

  test('counts products and pages', async () => {
    const { body } = await page(3, 2)
    expect(body.data.products).toEqual({
      total_count: 4,
      items: [{ sku: 'TAZZA' }],
      page_info: { current_page: 2, page_size: 3, total_pages: 2 },
    })
  })

  test.each<[number, number, string]>([
    [0, 1, 'pageSize value must be greater than 0.'],
    [3, 0, 'currentPage value must be greater than 0.'],
    [3, 9, 'currentPage value 9 specified is greater than the 2 page(s) available.'],
  ])('refuses size %d, page %d', async (size, current, message) => {
    const { body } = await page(size, current)
    expect(body.errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
  })

  test('any page of nothing is empty', async () => {
    const { body } = await page(4, 5, { sku: { eq: 'nope' } })
    expect(body.data.products).toEqual({
      total_count: 0,
      items: [],
      page_info: { current_page: 5, page_size: 4, total_pages: 0 },
    })
  })

  test('asks for a search or a filter', async () => {
    const { body } = await shop.query('{ products { total_count } }')
    expect(body.errors?.[0]?.message).toBe("'search' or 'filter' input argument is required.")
  })
})

describe('aggregations', () => {
  const facets = async (filter: object) =>
    (
      await shop.query(
        `query ($f: ProductAttributeFilterInput) {
          products(filter: $f) { aggregations { attribute_code label count options { label value count } } }
        }`,
        { f: filter },
      )
    ).body.data.products.aggregations as readonly {
      attribute_code: string
      count: number
      options: readonly { label: string; value: string; count: number }[]
    }[]

  test('price in steps of ten powers, categories by size, attributes of salable variants', async () => {
    const byCode = new Map((await facets({})).map((facet) => [facet.attribute_code, facet]))
    expect([...byCode.keys()]).toEqual(['price', 'category_uid', 'smalto', 'misura', 'lavastoviglie'])
    expect(byCode.get('price')?.options).toEqual([
      { label: '0-100', value: '0_100', count: 3 },
      { label: '100-200', value: '100_200', count: 1 },
    ])
    expect(byCode.get('category_uid')?.options.map(({ label, count }) => [label, count])).toEqual([
      ['Tavola', 2],
      ['Casa', 2],
      ['Vasi', 2],
    ])
    // The second glaze exists only in the sold-out variant.
    expect(byCode.get('smalto')?.options).toHaveLength(1)
    expect(byCode.get('misura')).toMatchObject({ count: 2, options: [{ count: 1 }, { count: 1 }] })
  })

  test('a value filters the list it was counted in', async () => {
    const glaze = (await facets({})).find((facet) => facet.attribute_code === 'smalto')?.options[0]
    expect(await skus({ filter: { smalto: { eq: glaze?.value } } })).toEqual(['VASO'])
  })

  test('a yes/no attribute has Magento’s values, whatever it is asked through', async () => {
    const dishwasher = (await facets({})).find((facet) => facet.attribute_code === 'lavastoviglie')
    expect(dishwasher?.options).toEqual([
      { label: 'Sì', value: '1', count: 1 },
      { label: 'No', value: '0', count: 1 },
    ])
    expect(await skus({ filter: { lavastoviglie: { eq: '1' } } })).toEqual(['TAZZA'])
    expect(await skus({ filter: { lavastoviglie: { in: ['0'] } } })).toEqual(['PIATTO'])
    const { body } = await shop.query(
      `{ products(filter: { sku: { eq: "TAZZA" } }) { items { custom_attributesV2(filters: {}) { items { code
         ... on AttributeSelectedOptions { selected_options { label value } } } } } }
         attributesList(entityType: CATALOG_PRODUCT) { items { code frontend_input } } }`,
    )
    expect(body.data.products.items[0].custom_attributesV2.items).toContainEqual({
      code: 'lavastoviglie',
      selected_options: [{ label: 'Sì', value: '1' }],
    })
    expect(body.data.attributesList.items).toContainEqual({ code: 'lavastoviglie', frontend_input: 'BOOLEAN' })
  })

  test('none where there is nothing', async () => {
    expect(await facets({ sku: { eq: 'nope' } })).toEqual([])
  })
})

describe('categories', () => {
  test('the tree starts at the store’s root', async () => {
    const { body } = await shop.query(
      `{ categories { total_count items { uid level url_key breadcrumbs { category_name }
         children { name url_path product_count children_count
           children { name url_path canonical_url breadcrumbs { category_name category_url_path } } } } } }`,
    )
    expect(body.data.categories).toMatchObject({
      total_count: 1,
      items: [
        {
          uid: encodeUid(2),
          level: 1,
          url_key: null,
          breadcrumbs: null,
          children: [
            { name: 'Tavola', url_path: 'tavola', product_count: 2, children_count: '0', children: [] },
            {
              name: 'Casa',
              product_count: 2,
              children_count: '1',
              children: [
                {
                  name: 'Vasi',
                  url_path: 'casa/vasi',
                  canonical_url: 'casa/vasi.html',
                  breadcrumbs: [{ category_name: 'Casa', category_url_path: 'casa' }],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  test.each<[string, object, readonly string[]]>([
    ['translated path', { url_path: { eq: 'casa/vasi' } }, ['Vasi']],
    ['uids', { category_uid: { in: [encodeUid(3), encodeUid(4)] } }, ['Tavola', 'Casa']],
    ['parent', { parent_category_uid: { eq: encodeUid(4) } }, ['Vasi']],
    ['whole word of the name', { name: { match: 'vasi' } }, ['Vasi']],
    ['part of a word, asked for in full', { name: { match: 'vas' } }, []],
    ['part of the name', { name: { match: 'avol', match_type: 'PARTIAL' } }, ['Tavola']],
    ['nothing of that path', { url_path: { eq: 'nope' } }, []],
  ])('by %s', async (_name, filters, expected) => {
    const { body } = await shop.query(
      'query ($f: CategoryFilterInput) { categories(filters: $f) { items { name } } }',
      {
        f: filters,
      },
    )
    expect(body.data.categories.items.map((item: { name: string }) => item.name)).toEqual(expected)
  })

  test('a short name is refused', async () => {
    const { body } = await shop.query('{ categories(filters: { name: { match: "va" } }) { total_count } }')
    expect(body.errors?.[0]?.message).toBe('Invalid match filter. Minimum length is 3.')
  })

  test('lists its own products', async () => {
    const { body } = await shop.query(
      '{ categories(filters: { url_path: { eq: "casa" } }) { items { products(pageSize: 1, sort: { name: DESC }) { total_count items { sku } page_info { total_pages } } } } }',
    )
    expect(body.data.categories.items[0].products).toEqual({
      total_count: 2,
      items: [{ sku: 'VASO' }],
      page_info: { total_pages: 2 },
    })
  })
})
