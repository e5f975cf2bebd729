import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedCategory, SeedProduct, SeedShop, SeedStoreConfig } from '#server/commerce/seed/types.ts'
import { stageDocuments } from '../app/documentStage.ts'

const EMPTY = { it: '', en: '' }
const NO_META = { title: EMPTY, description: EMPTY }

const NO_TEXTS = {
  titlePrefix: '',
  titleSuffix: '',
  titleSeparator: '',
  defaultTitle: '',
  defaultDescription: '',
  copyright: '',
  logoAlt: '',
} satisfies Partial<SeedStoreConfig>

const bareCategory = (category: SeedCategory): SeedCategory => ({
  ...category,
  description: EMPTY,
  meta: NO_META,
  image: null,
  landingBlock: null,
  displayMode: 'PRODUCTS',
  sorting: null,
  children: category.children.map(bareCategory),
})

const bareProduct = (product: SeedProduct): SeedProduct => ({
  ...product,
  shortDescription: EMPTY,
  description: EMPTY,
  meta: NO_META,
  media: [],
  newFrom: null,
  newTo: null,
  links: { related: [], upSell: [], crossSell: [] },
})

/** Names and prices, and no other text of the merchant. */
const bareShop: SeedShop = {
  ...demoShop,
  stores: demoShop.stores.map((store) => ({ ...store, config: { ...store.config, ...NO_TEXTS } })),
  categories: demoShop.categories.map(bareCategory),
  products: demoShop.products.map(bareProduct),
  cmsPages: [],
  cmsBlocks: [],
  agreements: [],
  reviews: [],
}

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments('open-source', [], '2.4.8', { seed: bareShop })
})
afterAll(() => documents.close())

test.each([
  ['/', 200],
  ['/en', 200],
  ['/tavola.html', 200],
  ['/tavola/piatti.html', 200],
  ['/piatto-fondo.html', 200],
  ['/vaso-anfora.html', 200],
  ['/search?q=vaso', 200],
  ['/cart', 200],
  ['/checkout', 200],
  ['/account/signin', 200],
  ['/account/create', 200],
  ['/contact', 200],
  ['/orders/find', 200],
  ['/menu', 200],
  ['/compare', 200],
  ['/wishlist', 200],
  ['/no-such-page', 404],
])('%s of a shop without texts is a whole page with a title and a heading', async (path, status) => {
  const { html, reported, heading, ...document } = await documents.open(path)
  expect({ ...document, reported }).toMatchObject({ status, reported: [], hasHeader: true, hasFooter: true })
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/\S/)
  expect(heading).toMatch(/\S/)
})

test('the home page has the categories and products of a shop that has no such page', async () => {
  const { html } = await documents.open('/')
  expect(html).toContain('aria-label="Categorie del negozio"')
  expect(html.match(/<article/g)?.length).toBeGreaterThan(7)
})
