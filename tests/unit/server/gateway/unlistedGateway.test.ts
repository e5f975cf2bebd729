import { readFileSync } from 'node:fs'
import { buildSchema, execute, GraphQLError, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createUnlistedGateway } from '#server/gateway/unlisted/createUnlistedGateway.ts'
import { MOST_LOOKED_UP } from '#server/gateway/unlisted/lookUpBySku.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { skuSearchIn } from '#server/gateway/unlisted/skuSearch.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

const SCHEMA = buildSchema(`
interface RoutableInterface { type: String }
interface ProductInterface { uid: ID sku: String url_key: String name: String }
type SimpleProduct implements ProductInterface & RoutableInterface {
  type: String uid: ID sku: String url_key: String name: String reviews(currentPage: Int): [String]
}
type CategoryTree implements RoutableInterface { type: String }
input Equal { eq: String in: [String] }
input ProductFilter { url_key: Equal sku: Equal }
type Products { items: [ProductInterface] total_count: Int }
type StoreConfig { product_url_suffix: String }
type Query {
  products(search: String, filter: ProductFilter, pageSize: Int): Products
  route(url: String): RoutableInterface
  storeConfig: StoreConfig
}`)

const SEARCH =
  'query P($urlKey:String!$page:Int){products(filter:{url_key:{eq:$urlKey}}){items{__typename uid ...on SimpleProduct{reviews(currentPage:$page)}}}storeConfig{product_url_suffix}}'

const BY_SKUS =
  'query S($skus:[String!]!$page:Int){products(filter:{sku:{in:$skus}},pageSize:9){items{__typename sku ...on SimpleProduct{reviews(currentPage:$page)}}}storeConfig{product_url_suffix}}'

const BY_SKU = 'query S($sku:String!){products(filter:{sku:{eq:$sku}},pageSize:1){items{uid}}}'

/** `none`: sold out, where the merchant hides such products. */
type Product = { readonly key: string; readonly visibility: 'search' | 'both' | 'none'; readonly isDisabled?: boolean }

const PRODUCTS: readonly Product[] = [
  { key: 'listed', visibility: 'both' },
  { key: 'search-only', visibility: 'search' },
  { key: 'sold-out', visibility: 'none' },
  { key: 'disabled', visibility: 'both', isDisabled: true },
]

const shownOf = ({ key }: Product) => ({
  __typename: 'SimpleProduct',
  uid: key,
  sku: `SKU-${key}`,
  url_key: key,
  name: `A ${key} cup`,
  reviews: ({ currentPage }: { readonly currentPage: number }) => [`page ${currentPage}`],
})

type Filter = {
  readonly url_key?: { readonly eq: string }
  readonly sku?: { readonly eq?: string; readonly in?: readonly string[] }
}

/** A Magento whose `route` finds disabled products too, or fails. */
function stage({ routesToDisabled = false, fails = false } = {}) {
  const sent: { readonly query: string; readonly method: string; readonly store: string | null }[] = []
  const paths = new Map([
    ['SKU-sold-out', '/sold-out.html'],
    ['SKU-moved', '/listed.html'],
    ['SKU-in-list', '/list.html'],
    ['SKU-deleted', '/deleted.html'],
    ['SKU-disabled', '/disabled.html'],
  ])
  const rootValue = {
    storeConfig: { product_url_suffix: '.html' },
    products: ({ search, filter }: { readonly search?: string; readonly filter: Filter }) => {
      const skus = [filter.sku?.in ?? filter.sku?.eq ?? []].flat()
      const found = PRODUCTS.filter(
        ({ key, visibility, isDisabled }) =>
          (key === filter.url_key?.eq || skus.includes(`SKU-${key}`)) &&
          !isDisabled &&
          (visibility === 'both' ||
            (visibility === 'search' && (search === `A ${key} cup` || search === `SKU-${key}`))),
      )
      return { items: found.map(shownOf), total_count: found.length }
    },
    route({ url }: { readonly url: string }) {
      if (fails) throw new Error('Internal server error')
      if (url === 'list.html') return { __typename: 'CategoryTree' }
      if (url === 'hidden.html')
        throw new GraphQLError('Hidden', { extensions: { category: 'graphql-no-such-entity' } })
      const product = PRODUCTS.find(({ key }) => url === `${key}.html` || url === `old-${key}.html`)
      return product && (!product.isDisabled || routesToDisabled) ? shownOf(product) : null
    },
  }
  const gateway = createUnlistedGateway({
    gateway: {
      async handle(request) {
        const asked = new URL(request.url).searchParams
        const { query, variables } = (
          request.method === 'GET'
            ? { query: asked.get('query'), variables: JSON.parse(asked.get('variables') ?? '{}') as object }
            : await request.json()
        ) as { readonly query: string; readonly variables?: Record<string, unknown> }
        sent.push({ query, method: request.method, store: request.headers.get('store') })
        const answer = await execute({ schema: SCHEMA, document: parse(query), rootValue, variableValues: variables })
        const tag = query.includes('route(') ? 'cat_p_7' : 'cat_p'
        return Response.json(answer, { headers: { 'x-magento-tags': tag } })
      },
    },
    routesToDisabled: () => routesToDisabled,
    pathOf: (store, sku) => (store === 'en' ? (paths.get(sku) ?? null) : null),
    now: () => 0,
  })
  const send = async (query: string, values: object, method: 'GET' | 'POST' = 'POST') => {
    const address = new URL('http://shop.test/graphql')
    const variables = { ...values, page: 2 }
    if (method === 'GET') {
      address.searchParams.set('query', query)
      address.searchParams.set('variables', JSON.stringify(variables))
    }
    const body = method === 'POST' ? { body: JSON.stringify({ query, variables }) } : {}
    const answer = await gateway.handle(new Request(address, { method, headers: { store: 'en' }, ...body }))
    const { data, errors } = (await answer.json()) as {
      readonly data: { readonly products: { readonly items: readonly object[] } | null }
      readonly errors?: readonly object[]
    }
    return { items: data.products && data.products.items, data, errors, tags: answer.headers.get('x-magento-tags') }
  }
  const ask = (urlKey: string, query = SEARCH, method: 'GET' | 'POST' = 'POST') => send(query, { urlKey }, method)
  return { ask, send, sent }
}

test('a product in lists needs no second request', async () => {
  const { ask, sent } = stage()
  expect((await ask('listed')).items).toEqual([{ __typename: 'SimpleProduct', uid: 'listed', reviews: ['page 2'] }])
  expect(sent).toHaveLength(1)
})

test.each(['GET', 'POST'] as const)('a product of the search only is found at its address (%s)', async (method) => {
  const { ask, sent } = stage()
  const { items, data, errors, tags } = await ask('search-only', SEARCH, method)
  expect(items).toEqual([{ __typename: 'SimpleProduct', uid: 'search-only', reviews: ['page 2'] }])
  expect(data).toMatchObject({ storeConfig: { product_url_suffix: '.html' } })
  expect(errors).toBeUndefined()
  expect(tags).toBe('cat_p,cat_p_7')
  expect(new Set(sent.map((one) => `${one.method} ${one.store}`))).toEqual(new Set([`${method} en`]))
})

test('the suffix of addresses is requested once', async () => {
  const { ask, sent } = stage()
  await ask('search-only')
  await ask('search-only')
  expect(sent.filter(({ query }) => query === 'query P{storeConfig{product_url_suffix}}')).toHaveLength(1)
})

test.each(['disabled', 'hidden', 'no-such', 'list', 'old-search-only'])('%s is no product', async (urlKey) => {
  const { ask } = stage()
  expect(await ask(urlKey)).toMatchObject({ items: [], errors: undefined })
})

test('a disabled product that a backend finds at its address stays hidden, and one of the search does not', async () => {
  const { ask } = stage({ routesToDisabled: true })
  expect((await ask('disabled')).items).toEqual([])
  expect((await ask('search-only')).items).toHaveLength(1)
})

test('a product that cannot be looked up is not reported as missing', async () => {
  const { ask } = stage({ fails: true })
  const { items, errors } = await ask('search-only')
  expect(items).toBeNull()
  expect(errors).toMatchObject([{ message: 'Internal server error' }])
})

const itemOf = (key: string) => ({ __typename: 'SimpleProduct', sku: `SKU-${key}`, reviews: ['page 2'] })

test('products in lists that are found by their SKUs need no second request', async () => {
  const { send, sent } = stage()
  expect((await send(BY_SKUS, { skus: ['SKU-listed'] })).items).toEqual([itemOf('listed')])
  expect(sent).toHaveLength(1)
})

test.each(['GET', 'POST'] as const)(
  'unlisted products are found by their SKUs, and missing ones are not (%s)',
  async (method) => {
    const { send, sent } = stage()
    const skus = ['gone', 'search-only', 'listed', 'sold-out', 'moved', 'in-list', 'deleted'].map((key) => `SKU-${key}`)
    const { items, data, errors, tags } = await send(BY_SKUS, { skus }, method)
    expect(items).toEqual([itemOf('listed'), itemOf('search-only'), itemOf('sold-out')])
    expect(data).toMatchObject({ storeConfig: { product_url_suffix: '.html' } })
    expect(errors).toBeUndefined()
    expect(tags).toBe('cat_p,cat_p_7')
    expect(new Set(sent.map((one) => `${one.method} ${one.store}`))).toEqual(new Set([`${method} en`]))
  },
)

test.each(['search-only', 'sold-out'])('one product is found by its SKU: %s', async (key) => {
  const { send } = stage()
  expect((await send(BY_SKU, { sku: `SKU-${key}` })).items).toEqual([{ uid: key }])
})

test('a backend that finds disabled products at their addresses is not asked for the address of a SKU', async () => {
  const { send, sent } = stage({ routesToDisabled: true })
  const skus = ['SKU-disabled', 'SKU-sold-out', 'SKU-search-only']
  expect((await send(BY_SKUS, { skus })).items).toEqual([itemOf('search-only')])
  expect(sent.filter(({ query }) => query.includes('route('))).toEqual([])
})

test('a product whose SKU cannot be looked up is not reported as missing', async () => {
  const { send } = stage({ fails: true })
  const { items, errors } = await send(BY_SKUS, { skus: ['SKU-listed', 'SKU-sold-out'] })
  expect(items).toBeNull()
  expect(errors).toMatchObject([{ message: 'Internal server error' }])
})

test('a question with any number of missing SKUs costs few requests', async () => {
  const { send, sent } = stage()
  const skus = Array.from({ length: 90 }, (_, number) => `SKU-${number}`)
  expect((await send(BY_SKUS, { skus })).items).toEqual([])
  expect(sent).toHaveLength(1 + MOST_LOOKED_UP)
})

test('the products of a widget in a text are those of lists, others with a SKU are looked for', () => {
  const sentText = createSentText(read('schema.graphql'))
  const stored = JSON.parse(read('persisted_queries.json')) as Readonly<Record<string, string>>
  const looksFurther = new Map(
    Object.values(stored)
      .filter((text) => text.includes('products('))
      .map((text) => [/^query (\w+)/.exec(text)?.[1], skuSearchIn(sentText(text)) !== null] as const),
  )
  expect(looksFurther.get('CmsProductsQuery')).toBe(false)
  expect(looksFurther.get('KeptWishesQuery')).toBe(true)
})

test.each([
  'query P($urlKey:String!){products(filter:{sku:{in:[$urlKey]}}){items{uid}}}',
  'query P($urlKey:String!){products(filter:{url_key:{eq:$urlKey}}){items{uid}total_count}}',
  'query P($urlKey:String!){products(search:$urlKey filter:{url_key:{eq:$urlKey}}){items{uid}}}',
])('other searches are answered as they are: %s', async (query) => {
  const { ask, sent } = stage()
  expect((await ask('search-only', query)).items).toEqual([])
  expect(sent).toHaveLength(1)
})
