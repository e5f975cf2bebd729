import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { describe, expect, test } from 'vitest'
import { textOfStore } from '#server/commerce/seed/localText.ts'
import type { LocalText, SeedCategory, SeedReview, SeedShop } from '#server/commerce/seed/types.ts'
import { blocksOf } from '#src/features/cms/pageBuilderBlocks.ts'
import type { Block } from '#src/features/cms/pageBuilderBlocks.ts'
import { attributeOf, findElement, parseCmsHtml, textOf } from '#src/features/cms/parseCmsHtml.ts'
import type { CmsNode } from '#src/features/cms/parseCmsHtml.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { catalogueFoldersOf, readCatalogue } from '../../../../build/catalogues.ts'

const PROJECT = join(import.meta.dirname, '../../../..')
const MOST_STARS = 5

const seeds = import.meta.glob<SeedShop>('../../../../shops/*/seed/seed.ts', { import: 'seed', eager: true })
const definitions = import.meta.glob<ShopDefinition>('../../../../shops/*/shop.config.ts', {
  import: 'default',
  eager: true,
})

type HomePage = {
  readonly folder: string
  readonly seed: SeedShop
  readonly definition: ShopDefinition
  readonly store: ShopDefinition['stores'][number]
  readonly html: string
  readonly textIn: (text: LocalText) => string
}

/** The home page of every store view of every shop of this project. */
const homePages: readonly HomePage[] = Object.entries(seeds).flatMap(([path, seed]) => {
  const shop = path.replace(/\/seed\/seed\.ts$/, '')
  const definition = definitions[`${shop}/shop.config.ts`]
  if (definition === undefined) throw new Error(`${shop} has no definition`)
  const first = seed.stores[0]?.code ?? ''
  return definition.stores.map((store) => {
    const textIn = (text: LocalText) => textOfStore(text, store.magentoStoreCode, first, 'A text')
    const identifier = seed.stores.find(({ code }) => code === store.magentoStoreCode)?.config.cmsHomePage
    const home = seed.cmsPages.find((page) => page.identifier === identifier)
    if (home === undefined) throw new Error(`${shop} has no home page`)
    const folder = join(PROJECT, shop.replace(/^(?:\.\.\/)+/, ''))
    return { folder, seed, definition, store, html: textIn(home.content), textIn }
  })
})

const rows = homePages.map((home) => [`${home.definition.brand.name}, ${home.store.label}`, home] as const)

type Quote = {
  readonly summary: string
  readonly text: string
  readonly stars: string
  readonly byline: string
  readonly href: string | null
}

const partsOf = (block: Block): readonly Block[] => {
  if (block.kind === 'row') return block.blocks.flatMap(partsOf)
  return block.kind === 'columns' ? block.columns.flatMap(({ blocks }) => blocks) : [block]
}

function quoteOf(nodes: readonly CmsNode[]): readonly Quote[] {
  const column = { type: 'element' as const, tagName: 'div', properties: {}, children: [...nodes] }
  const find = (name: string) => findElement(column, ({ tagName }) => tagName === name)
  const [quote, summary, link] = [find('blockquote'), find('h3'), find('a')]
  if (quote === null) return []
  const lines = nodes.filter((node) => node.type === 'element' && node.tagName === 'p').map(textOf)
  return [
    {
      summary: summary === null ? '' : textOf(summary),
      text: textOf(quote),
      stars: lines[0] ?? '',
      byline: lines[1] ?? '',
      href: link && attributeOf(link, 'href'),
    },
  ]
}

const quotesOf = (html: string): readonly Quote[] =>
  blocksOf(parseCmsHtml(html))
    .flatMap(partsOf)
    .flatMap((block) => (block.kind === 'html' ? quoteOf(block.nodes) : []))

const pathIn = ({ store }: HomePage, path: string) => `${store.basePath === '/' ? '' : store.basePath}/${path}`

const translations = new Map(
  await Promise.all(
    homePages.map(async ({ folder, store: { locale } }) => {
      const { messages } = await readCatalogue(catalogueFoldersOf(PROJECT, folder), locale)
      return [`${folder} ${locale}`, setupI18n({ locale, messages: { [locale]: messages } })] as const
    }),
  ),
)

function translate({ folder, store }: HomePage, message: string, values = {}): string {
  const i18n = translations.get(`${folder} ${store.locale}`)
  if (i18n === undefined) throw new Error(`${store.label} has no texts`)
  return i18n._(generateMessageId(message), values)
}

/** A published review as a quote, as the page of its product shows it in this store view. */
function shownReview(home: HomePage, review: SeedReview): Quote {
  const product = home.seed.products.find(({ sku }) => sku === review.sku)
  if (product === undefined) throw new Error(`No product ${review.sku}`)
  const votes = Object.values(review.stars)
  const stars = votes.reduce((sum, vote) => sum + vote, 0) / votes.length
  const rating = translate(home, '{stars} su 5', { stars })
  return {
    summary: review.summary,
    text: review.text,
    stars: `${'★'.repeat(stars)}${'☆'.repeat(MOST_STARS - stars)} ${rating}`,
    byline: `${review.nickname}, ${home.textIn(product.name)}`,
    href: pathIn(home, `${home.textIn(product.urlKey)}.html`),
  }
}

const shownReviews = (home: HomePage, reviews: readonly SeedReview[]) =>
  reviews
    .filter(({ status, store }) => status === 'approved' && store === home.store.magentoStoreCode)
    .map((review) => shownReview(home, review))

/** The quotes that no published review of the store view matches in words, stars, name and product. */
function inventedQuotes(home: HomePage, reviews: readonly SeedReview[]): readonly Quote[] {
  const real = new Set(shownReviews(home, reviews).map((quote) => JSON.stringify(quote)))
  return quotesOf(home.html).filter((quote) => !real.has(JSON.stringify(quote)))
}

// Invented or changed reviews are unlawful: Consumer Code art. 23(1)(bb-ter) and (bb-quater), UWG annex no. 23b and 23c.
describe('the reviews on the home page', () => {
  test.each(rows)('are three reviews of the shop, unchanged: %s', (_name, home) => {
    expect(inventedQuotes(home, home.seed.reviews)).toEqual([])
    const quotes = quotesOf(home.html)
    expect(new Set(quotes.map(({ href }) => href)).size).toBe(3)
    expect(quotes).toHaveLength(3)
  })

  test.each(rows)('come with the statement about their authors: %s', (_name, home) => {
    const authors = home.definition.legal?.reviews?.authors
    const statement =
      authors === 'buyers'
        ? 'Può scrivere una recensione solo chi ha comprato qui il pezzo: lo verifichiamo con l’ordine.'
        : 'Chiunque può scrivere una recensione: non verifichiamo che chi scrive abbia comprato qui il pezzo.'
    expect(home.html).toContain(translate(home, statement))
  })

  test.each([
    ['words', (review: SeedReview): SeedReview => ({ ...review, text: `${review.text} Ottimo!` })],
    ['a summary', (review: SeedReview): SeedReview => ({ ...review, summary: 'Ottimo!' })],
    ['stars', (review: SeedReview): SeedReview => ({ ...review, stars: { quality: 3 } })],
    ['a name', (review: SeedReview): SeedReview => ({ ...review, nickname: `${review.nickname}!` })],
    ['a refusal', (review: SeedReview): SeedReview => ({ ...review, status: 'not_approved' })],
    ['a language', (review: SeedReview): SeedReview => ({ ...review, store: 'none' })],
  ] as const)('the check finds a difference in %s', (_name, change) => {
    for (const home of homePages) expect(inventedQuotes(home, home.seed.reviews.map(change))).toHaveLength(3)
  })
})

const categoryPaths = (
  categories: readonly SeedCategory[],
  textIn: HomePage['textIn'],
  parent = '',
): readonly string[] =>
  categories.flatMap(({ urlKey, children }) => {
    const path = `${parent}${textIn(urlKey)}`
    return [`${path}.html`, ...categoryPaths(children, textIn, `${path}/`)]
  })

test.each(rows)('the home page leads to pages and shows pictures that exist: %s', (_name, home) => {
  const { seed, html, folder, textIn } = home
  const paths = new Set(
    [
      ...seed.products.map(({ urlKey }) => `${textIn(urlKey)}.html`),
      ...categoryPaths(seed.categories, textIn),
      ...seed.cmsPages.map(({ urlKey }) => textIn(urlKey)),
    ].map((path) => pathIn(home, path)),
  )
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter((link) => !paths.has(link))).toEqual([])
  const files = [...html.matchAll(/\/media\/([\w./-]+\.\w+)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(join(folder, 'seed/media', file)))).toEqual([])
})
