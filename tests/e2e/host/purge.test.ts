import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCountedBackend, type CountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { createCommerceClient } from '../../contract/commerceClient.ts'
import { openEmbeddedShop } from '../../contract/embeddedShop.ts'

/** Sends its tags only in answers to GET, like Magento. */
const magento = openEmbeddedShop('2.4.8')
let backend: CountedBackend
let shop: ShopServer

beforeAll(async () => {
  backend = await startCountedBackend(magento.fetch, (address, answer) =>
    answer.replaceAll('http://localhost:3000/', address),
  )
  shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl, PAGE_CACHE_PURGERS: '127.0.0.1 ::1' })
})
afterAll(async () => {
  await shop.dispose()
  await backend.close()
  magento.close()
})

type Listed = { readonly id: number; readonly url_key: string }
type Named = { readonly uid: string; readonly url_path: string }

async function addresses() {
  const client = createCommerceClient(magento.url, magento.fetch)
  const { categories, products } = await client.data<{
    categories: { items: readonly { children: readonly Named[] }[] }
    products: { items: readonly Listed[] }
  }>(`{
    categories { items { children { uid url_path } } }
    products(filter: {}, pageSize: 200) { items { id url_key } }
  }`)
  const offeredIn = async (uid: string) => {
    const { products: offered } = await client.data<{ products: { items: readonly Listed[] } }>(
      `query ($uid: String) { products(filter: { category_uid: { eq: $uid } }, pageSize: 200) { items { id url_key } } }`,
      { uid },
    )
    return offered.items.map(({ id }) => id)
  }
  const lists = await Promise.all(
    (categories.items[0]?.children ?? []).map(async ({ uid, url_path: path }) => ({
      path: `/${path}.html`,
      offers: await offeredIn(uid),
    })),
  )
  return { lists, products: products.items.map(({ id, url_key: key }) => ({ id, path: `/${key}.html` })) }
}

async function open(path: string) {
  const response = await fetch(`${shop.url}${path}`)
  expect(response.status).toBe(200)
  return { html: await response.text(), isKept: response.headers.get('cache-status')?.includes('hit') ?? false }
}

async function purge(pattern: string): Promise<void> {
  const { status } = await fetch(shop.url, { method: 'PURGE', headers: { 'X-Magento-Tags-Pattern': pattern } })
  expect(status).toBe(200)
}

test('a purge of one product ends exactly the pages that show it', { timeout: 300_000 }, async () => {
  const { lists, products } = await addresses()
  const [product] = products
  if (!product) throw new Error('The shop sells nothing')
  const paths = [
    ...['/', '/spedizioni', '/en'],
    ...lists.map(({ path }) => path),
    ...products.slice(0, 12).map(({ path }) => path),
  ]
  const showing: string[] = []
  for (const path of paths) {
    // A page is cached once its answer has been sent.
    await expect.poll(async () => (await open(path)).isKept, { message: path }).toBe(true)
    const { html } = await open(path)
    if (path === product.path || html.includes(`href="${product.path}"`)) showing.push(path)
  }
  await purge(`((^|,)cat_p_${product.id}(,|$))`)
  const ended: string[] = []
  for (const path of paths) if (!(await open(path)).isKept) ended.push(path)
  expect(ended).toEqual(expect.arrayContaining(showing))
  // Filters also show the colours of products on later pages.
  const offering = lists.filter(({ offers }) => offers.includes(product.id)).map(({ path }) => path)
  expect(ended.filter((path) => !showing.includes(path) && !offering.includes(path))).toEqual([])
  expect(ended.length).toBeLessThan(paths.length / 2)

  await purge('((^|,)cat_p(,|$))')
  const kept: string[] = []
  for (const path of paths) if ((await open(path)).isKept) kept.push(path)
  expect(kept).toEqual(['/spedizioni'])
})

test('products and lists are asked by GET, and shoppers never see the tags', async () => {
  const asked = backend.operations.filter(({ name }) =>
    /^(ProductPage|CategoryPage|resolveUrl|useListFacets)/.test(name),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']))
  const answer = await fetch(`${shop.url}/spedizioni`)
  expect(answer.headers.get('x-magento-tags')).toBeNull()
})
