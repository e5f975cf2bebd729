import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedCategory, SeedProduct, SeedShop, SeedStoreConfig } from '#server/commerce/seed/types.ts'
import { readPublicConfig } from '#src/app/publicConfig.ts'
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

/** The merchant's contact form is closed, too. */
const closedShop: SeedShop = {
  ...bareShop,
  stores: bareShop.stores.map((store) => ({ ...store, config: { ...store.config, isContactEnabled: false } })),
}

let documents: Awaited<ReturnType<typeof stageDocuments>>
let closed: typeof documents
beforeAll(async () => {
  documents = await stageDocuments('open-source', [], '2.4.8', { seed: bareShop })
})
beforeAll(async () => {
  closed = await stageDocuments('open-source', [], '2.4.8', { seed: closedShop })
})
afterAll(() => {
  documents.close()
  closed.close()
})

const PATHS: readonly [path: string, status: number][] = [
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
]

test.each(PATHS)('%s of a shop without texts is a whole page with a title and a heading', async (path, status) => {
  const { html, reported, heading, ...document } = await documents.open(path)
  expect({ ...document, reported }).toMatchObject({ status, reported: [], hasHeader: true, hasFooter: true })
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/\S/)
  expect(heading).toMatch(/\S/)
})

/** The words of the page besides its headings and its way to the home page. */
const wordsOf = (html: string) =>
  (/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style|template|nav|h[1-6])\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each(PATHS)('%s of a trial with a closed contact form is missing, or has more than a heading', async (path) => {
  const trial = { ...readPublicConfig({}), isTrial: true }
  const { html, ...document } = await closed.open(path, {}, '', trial)
  expect(document).toMatchObject({ reported: [], hasHeader: true, hasFooter: true })
  expect(wordsOf(html)).toMatch(/\S/)
})

test('the contact page of such a trial is missing', async () => {
  const trial = { ...readPublicConfig({}), isTrial: true }
  const document = await closed.open('/contact', {}, '', trial)
  expect(document).toMatchObject({ status: 404, heading: 'Pagina non trovata' })
})

test('the contact page of such a trial stays where the merchant has a text for it, and when the backend fails', async () => {
  const trial = { ...readPublicConfig({}), isTrial: true }
  const answering = (cmsBlocks: object | null) => () =>
    Response.json({
      data: { cmsBlocks, storeConfig: { store_code: 'it', contact_enabled: false } },
      ...(cmsBlocks === null && { errors: [{ message: 'Internal server error', path: ['cmsBlocks'] }] }),
    })
  const block = { identifier: 'contact-us-info', title: 'Bottega', content: '<p>Suona il campanello.</p>' }
  const own = await closed.open('/contact', { ContactPageQuery: answering({ items: [block] }) }, '', trial)
  expect(own).toMatchObject({ status: 200, heading: 'Contatti' })
  expect(own.html).toContain('Suona il campanello.')
  const failed = await closed.open('/contact', { ContactPageQuery: answering(null) }, '', trial)
  expect(failed).toMatchObject({ status: 503, heading: 'Torniamo subito' })
})

test('the home page has the categories and products of a shop that has no such page', async () => {
  const { html } = await documents.open('/')
  expect(html).toContain('aria-label="Categorie del negozio"')
  expect(html.match(/<article/g)?.length).toBeGreaterThan(7)
})
