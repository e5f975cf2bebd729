import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { PAGE_COLUMNS, type ProductFeed } from '#src/shop/feedColumns.ts'
import {
  crawl,
  isIndexable,
  readFile,
  readPage,
  readSitemap,
  sitemapsOf,
  type CrawledPage,
  type ListedPage,
} from './crawl.ts'

/** Pages of a list behind the first one are found by links, and are in no sitemap. */
const isLaterPage = ({ url }: CrawledPage) => new URL(url).searchParams.has('page')

/** Texts that several pages share; the same page of two stores of one language may have the same text in both. */
const shared = (pages: readonly CrawledPage[], textOf: (page: CrawledPage) => string) =>
  [...Map.groupBy(pages, textOf)].flatMap(([text, group]) =>
    text !== '' && group.some(({ url }) => group.some((other) => other.url !== url && !isAlternate(other, url)))
      ? [text]
      : [],
  )

const isAlternate = ({ alternates }: CrawledPage, url: string) => [...alternates.values()].includes(url)

/** The SEO contract of all stores below these origins, over HTTP only, without JavaScript. */
export async function checkForSearchEngines(
  origins: readonly string[],
  { productFeed: { columns } = { columns: {} } }: Pick<ShopDefinition, 'productFeed'>,
): Promise<void> {
  const sitemaps = (await Promise.all(origins.map(sitemapsOf))).flat()
  const entries = (await Promise.all(sitemaps.map(readSitemap))).flat()
  for (const entry of entries) checkLastChange(entry)
  const listed = entries.map(({ url }) => url)
  expect(new Set(listed).size).toBe(listed.length)
  const homes = sitemaps.map((address) => new URL(address.replace(/\/sitemap\.xml$/, '')).href)
  const pages = [...(await crawl(homes)).values()]
  const indexable = pages.filter(isIndexable)
  const byUrl = new Map(pages.map((page) => [page.url, page]))

  // Every link leads to a page, without a detour.
  expect(pages.flatMap(({ url, status, location }) => (status === 200 ? [] : [[url, status, location]]))).toEqual([])
  // The crawl finds the listed pages and no others.
  const found = indexable.filter((page) => !isLaterPage(page)).map(({ url }) => url)
  expect(found.toSorted()).toEqual(listed.toSorted())
  // One canonical address on each page; a page with another one leads to an indexable page.
  for (const { url, canonicals, robots, metas } of pages) {
    expect(canonicals, url).toHaveLength(1)
    const canonical = byUrl.get(canonicals[0] ?? '')
    // Visitors share addresses of a search, a wish list or a filtered list too.
    checkShared(metas, canonicals[0] ?? '')
    if (!robots.includes('noindex')) expect(canonical && isIndexable(canonical), url).toBe(true)
  }
  expect(shared(indexable, ({ title }) => title)).toEqual([])
  expect(indexable.flatMap(({ title, url }) => (title.length > MOST_TITLE ? [`${title} (${url})`] : []))).toEqual([])
  expect(shared(indexable, ({ metas }) => metas.get('description') ?? '')).toEqual([])
  for (const page of indexable) checkIndexable(page, byUrl)
  expect(await structuredDataFaults(indexable, columns)).toEqual([])
  for (const page of indexable) checkRatings(page)
  for (const home of homes) checkShop(byUrl.get(home))
  for (const home of homes) await checkSearch(byUrl.get(home))
  expect(await sharePictureFaults(indexable)).toEqual([])
  // A filtered or sorted list is for shoppers only.
  const lists = pages.filter(({ url }) => /[?&](sort|per-page|filters)=/.test(url))
  for (const { url, robots } of lists) expect(robots, url).toContain('noindex')
  // Structured data are of a page that search engines may show.
  expect(
    pages.filter(({ robots, jsonLd }) => robots.includes('noindex') && jsonLd.length > 0).map(({ url }) => url),
  ).toEqual([])
  // Crawlers spend no time on the variations of a page that they may not show.
  expect(wastedLinks(indexable, byUrl)).toEqual([])
  for (const home of homes) await checkMissingPages(home)
}

/** Products and lists tell when they changed, never in the future; Magento's API has no date of a text. */
function checkLastChange({ url, sitemap, changedAt }: ListedPage) {
  if (sitemap.startsWith('pages-')) return expect(changedAt, url).toBeNull()
  expect(changedAt, url).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(Date.parse(changedAt ?? ''), url).toBeLessThanOrEqual(Date.now())
}

/** Optional properties about which Magento's catalogue and the shop's settings tell nothing. */
const UNTOLD = ['audience', 'hasCertification', 'isbn', 'offerCount', 'subjectOf'] as const

/** A delivery goes to whole countries. */
const OF_A_PLACE = ['addressRegion', 'postalCode'] as const

/** Only some products have them: those with reviews (`checkRatings`), and those whose reduction has a last day. */
const OF_SOME = ['aggregateRating', 'review', 'priceValidUntil'] as const

/** The group has them for all its variants. */
const OF_A_GROUP = ['description', 'isVariantOf', 'review', 'aggregateRating'] as const

/** They bind a variant to its group. */
const OF_A_VARIANT = ['inProductGroupWithID', 'isVariantOf'] as const

const LENGTHS_OF_GTIN = ['gtin8', 'gtin12', 'gtin13', 'gtin14'] as const

/** The optional properties that a product rightly lacks; a column with the same text for all products is none of them. */
function facultative(columns: ProductFeed['columns'], isVariant: boolean): ReadonlySet<string> {
  const ofAttributes = PAGE_COLUMNS.filter((column) => !(columns[column] && 'text' in columns[column]))
  return new Set<string>([
    ...UNTOLD,
    ...OF_A_PLACE,
    ...OF_SOME,
    ...ofAttributes,
    ...(ofAttributes.includes('gtin') ? LENGTHS_OF_GTIN : []),
    ...(isVariant ? OF_A_GROUP : OF_A_VARIANT),
  ])
}

const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] })

/** Errors and warnings about Google's rules, each once with an address. */
export async function structuredDataFaults(
  pages: readonly Pick<CrawledPage, 'url' | 'html'>[],
  columns: ProductFeed['columns'],
): Promise<readonly string[]> {
  const faults = new Map<string, string>()
  for (const { url, html } of pages) {
    for (const { issueMessage, severity, fieldNames = [], path } of await new Validator().validate(
      extractor.parse(html),
    )) {
      const mayLack = facultative(
        columns,
        path.some(({ type }) => type === 'ProductGroup'),
      )
      if (severity === 'WARNING' && fieldNames.every((name) => mayLack.has(name))) continue
      const fault = `${severity} ${path.map(({ type }) => type).join('.')}: ${issueMessage} [${fieldNames.join(' ')}]`
      if (!faults.has(fault)) faults.set(fault, url)
    }
  }
  return [...faults].map(([fault, url]) => `${fault} ${url}`)
}

/** Links for crawlers to pages with parameters that no search engine may show, each kind once with an address. */
function wastedLinks(pages: readonly CrawledPage[], byUrl: ReadonlyMap<string, CrawledPage>): readonly string[] {
  const wasted = new Map<string, string>()
  for (const { url, followed } of pages)
    for (const link of followed) {
      const { search, searchParams } = new URL(link)
      if (search !== '' && byUrl.get(link)?.robots.includes('noindex'))
        wasted.set([...searchParams.keys()].join(), `${link} on ${url}`)
    }
  return [...wasted].map(([names, place]) => `${names}: ${place}`)
}

type JsonLd = Readonly<Record<string, unknown>>

const ofType = ({ jsonLd }: CrawledPage, type: RegExp) =>
  (jsonLd as readonly JsonLd[]).filter((data) => type.test(String(data['@type'])))

/** A page that states a rating names the reviews that it shows. */
function checkRatings(page: CrawledPage) {
  for (const product of ofType(page, /^Product(?:Group)?$/))
    expect(Array.isArray(product['review']), page.url).toBe(product['aggregateRating'] !== undefined)
}

/** The longest title that a result of a search engine shows whole. */
const MOST_TITLE = 60

/** A home page tells search engines the address of its search, which finds the results of words. */
async function checkSearch(home: CrawledPage | undefined) {
  const [site] = home ? ofType(home, /^WebSite$/) : []
  expect(site, home?.url).toMatchObject({
    url: home?.url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: expect.stringContaining('{search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  })
  const { potentialAction } = site as {
    readonly potentialAction: { readonly target: { readonly urlTemplate: string } }
  }
  const words = 'a & b'
  const address = potentialAction.target.urlTemplate.replace('{search_term_string}', encodeURIComponent(words))
  const { status, html, canonicals } = await readPage(address)
  expect([status, canonicals], address).toEqual([200, [address]])
  expect(html, address).toContain('value="a &amp; b"')
}

/** A home page names the merchant, as the imprint does. */
function checkShop(home: CrawledPage | undefined) {
  const [shop] = home ? ofType(home, /^OnlineStore$/) : []
  expect(shop, home?.url).toMatchObject({
    logo: expect.stringMatching(/^https?:/),
    legalName: expect.stringMatching(/./),
    vatID: expect.stringMatching(/^[A-Z]{2}/),
    email: expect.stringContaining('@'),
    address: { '@type': 'PostalAddress' },
    contactPoint: { '@type': 'ContactPoint', availableLanguage: expect.arrayContaining([expect.any(String)]) },
  })
}

/** A shared link shows the page's name and a picture. */
function checkShared(metas: CrawledPage['metas'], url: string) {
  for (const name of ['og:title', 'og:type', 'og:site_name', 'og:locale', 'og:image', 'twitter:card'])
    expect(metas.get(name) ?? '', `${name} of ${url}`).not.toBe('')
  expect(metas.get('og:url'), url).toBe(url)
  expect(metas.get('og:image'), url).toMatch(/^https?:\/\//)
}

function checkIndexable(page: CrawledPage, byUrl: ReadonlyMap<string, CrawledPage>) {
  const { url, title, html, alternates } = page
  expect(title.length, url).toBeGreaterThan(2)
  expect(html.match(/<h1[\s>]/g), url).toHaveLength(1)
  // Every page that an alternate names leads back to this one with the same language.
  const [own] = [...alternates].find(([language, href]) => href === url && language !== 'x-default') ?? []
  if (alternates.size > 0) expect(own, url).toBeDefined()
  for (const [language, href] of alternates) {
    const other = byUrl.get(href)
    expect(other && isIndexable(other), `${language} of ${url}`).toBe(true)
    expect([...(other?.alternates ?? [])], `${language} of ${url}`).toEqual([...alternates])
  }
}

/** The most bytes of a picture for shared links: some programs read no larger ones. */
const MOST_SHARE_BYTES = 300_000

/** Every public page names a picture that exists, in the size that it states. */
async function sharePictureFaults(pages: readonly CrawledPage[]): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { url, metas } of pages) {
    const stated = [metas.get('og:image:width'), metas.get('og:image:height'), metas.get('twitter:card')]
    if (stated.join() !== '1200,630,summary_large_image') faults.push(`${url} states ${stated.join()}`)
    if (!metas.get('og:image:alt')) faults.push(`${url} does not describe its picture`)
  }
  const pictures = new Set(pages.map(({ metas }) => metas.get('og:image') ?? ''))
  for (const picture of pictures) {
    const { status, bytes } = await readFile(picture)
    const { width, height, format } = status === 200 ? await sharp(bytes).metadata() : {}
    const found = [status, format, width, height].join()
    if (found !== '200,jpeg,1200,630') faults.push(`${picture} is ${found}`)
    if (bytes.length > MOST_SHARE_BYTES) faults.push(`${picture} has ${bytes.length} bytes`)
  }
  return faults
}

/** An unknown address is missing, and no page leads a crawler to copies of another one. */
async function checkMissingPages(home: string) {
  const below = home.replace(/\/$/, '')
  for (const path of [
    '/no-such-page.html',
    '/no-route',
    '/a/b/c',
    '/sitemaps/products-99.xml',
    '/sitemaps/others-1.xml',
  ]) {
    const { status, robots } = await readPage(below + path)
    expect(status, path).toBe(404)
    expect(robots, path).toContain('noindex')
  }
  const copy = await readPage(`${below}/home`)
  expect([copy.status, copy.location]).toEqual([301, home])
  const { canonicals } = await readPage(`${home}?unknown=1`)
  expect(canonicals).toEqual([home])
}
