import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedProduct, SeedShop } from '#server/commerce/seed/types.ts'
import { textOfStore } from '#server/commerce/seed/localText.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { structuredDataFaults } from '#tests/harness/searchEngines.ts'
import { stageDocuments } from '../app/documentStage.ts'

// An Adobe Commerce sells products of its own in place of some others.
const ofCommerce = new Set(demoShop.commerceProducts.map(({ sku }) => sku))
const products = [...demoShop.products.filter(({ sku }) => !ofCommerce.has(sku)), ...demoShop.commerceProducts]

/** A simple product of the demo shop with other properties, in place of the one at this place. */
const simple = products.filter((product) => product.type === 'simple')
const CASES = {
  'sold out': { stock: { qty: 0, isManaged: true } },
  'reduced until a day': { specialPrice: { cents: 100, from: '2020-01-01', to: '2099-12-31' } },
  'cheaper by the dozen': { tierPrices: [{ qty: 12, cents: 100 }] },
} as const
const changed = new Map(
  Object.entries(CASES).map(([name, change], at) => {
    const product = simple[at]
    if (!product) throw new Error('The shop has too few simple products.')
    return [name, { ...product, ...change }] as const
  }),
)
const bySku = new Map<string, SeedProduct>([...changed.values()].map((product) => [product.sku, product]))
const seed: SeedShop = {
  ...demoShop,
  products: demoShop.products.map((product) => bySku.get(product.sku) ?? product),
}

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments('commerce', [], '2.4.8', { seed })
})
afterAll(() => documents.close())

async function open(product: SeedProduct, code: string, basePath: string) {
  const store = demoShop.stores.find((each) => each.code === code)
  if (!store) throw new Error(`There is no store view ${code}.`)
  const path = `${basePath}/${textOfStore(product.urlKey, code, demoShop.stores[0]?.code ?? code, product.sku)}${store.config.productUrlSuffix}`
  const { status, html } = await documents.open(path)
  expect(status, path).toBe(200)
  const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  )
  const own = data.find(({ '@type': type }) => type === 'Product' || type === 'ProductGroup')
  return { url: `http://localhost:3000${path}`, html, own }
}

const STORES = SHOP.stores.map(({ magentoStoreCode, basePath }) => [
  magentoStoreCode,
  basePath === '/' ? '' : basePath,
]) as readonly (readonly [string, string])[]

const TYPES = [...new Set(products.map(({ type }) => type))]

test.each(STORES.flatMap((store) => TYPES.map((type) => [type, ...store] as const)))(
  'the validator finds nothing in a product of type %s in “%s”',
  async (type, code, basePath) => {
    const product = products.find((each) => each.type === type && !bySku.has(each.sku))
    if (!product) throw new Error(`No product of type ${type} is as in the demo shop.`)
    const page = await open(product, code, basePath)
    expect(page.own?.['@type']).toBe(type === 'configurable' ? 'ProductGroup' : 'Product')
    expect(await structuredDataFaults([page], SHOP.productFeed?.columns ?? {})).toEqual([])
  },
)

test.each(STORES.flatMap((store) => Object.keys(CASES).map((name) => [name, ...store] as const)))(
  'the validator finds nothing in a product that is %s in “%s”',
  async (name, code, basePath) => {
    const product = changed.get(name)
    if (!product) throw new Error(`No product is ${name}.`)
    const page = await open(product, code, basePath)
    expect(page.own?.['offers']).toMatchObject(
      {
        'sold out': { availability: 'https://schema.org/OutOfStock' },
        'reduced until a day': { price: '1.00', priceValidUntil: '2099-12-31' },
        'cheaper by the dozen': { availability: 'https://schema.org/InStock' },
      }[name] ?? {},
    )
    expect(await structuredDataFaults([page], SHOP.productFeed?.columns ?? {})).toEqual([])
  },
)
