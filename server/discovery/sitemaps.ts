import { encodeXML } from 'entities'
import { absoluteIn, originOf } from '#src/shop/addresses/storeAddresses.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'
import type { Alternate } from '#src/shop/addresses/alternates.ts'
import type { AddressIndex, Chunk } from './addressIndex.ts'

/** The most that the protocol allows in one file (sitemaps.org). */
export const URLS_A_SITEMAP = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'

const lastmod = (changedAt: string | null) => (changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`)

export const nameOf = ({ kind, number }: Pick<Chunk, 'kind' | 'number'>): string => `${kind}-${number}.xml`

/** The absolute address of a path of a store. */
export const absolute = (store: StoreDefinition, path: string, shopOrigin: string): string =>
  absoluteIn(store, path, originOf(store, shopOrigin))

/** The index of a store's sitemaps. */
export function sitemapIndex(index: AddressIndex, store: StoreDefinition, shopOrigin: string): string {
  const parts = index.chunks(store.magentoStoreCode, URLS_A_SITEMAP).map((chunk) => {
    const address = absolute(store, `/sitemaps/${nameOf(chunk)}`, shopOrigin)
    return `<sitemap><loc>${encodeXML(address)}</loc>${lastmod(chunk.changedAt)}</sitemap>\n`
  })
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${parts.join('')}</sitemapindex>\n`
}

/** One sitemap of a store, line by line. */
export function* sitemap(
  index: AddressIndex,
  chunk: Pick<Chunk, 'kind' | 'number'>,
  store: StoreDefinition,
  shopOrigin: string,
): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:image="${IMAGE}">\n`
  const origin = originOf(store, shopOrigin)
  for (const { path, changedAt, picture } of index.entries(store.magentoStoreCode, chunk, URLS_A_SITEMAP)) {
    const image =
      picture === null ? '' : `<image:image><image:loc>${encodeXML(`${origin}${picture}`)}</image:loc></image:image>`
    yield `<url><loc>${encodeXML(absolute(store, path, shopOrigin))}</loc>${lastmod(changedAt)}${image}</url>\n`
  }
  yield '</urlset>\n'
}

/**
 * The same page in every store that has it, the store itself among them; empty for a page of one store only. The first
 * store is the one for all other languages.
 */
export function alternatesOf(
  index: AddressIndex,
  path: string,
  store: StoreDefinition,
  { stores, shopOrigin }: { readonly stores: readonly StoreDefinition[]; readonly shopOrigin: string },
): readonly Alternate[] {
  const paths = index.counterparts(store.magentoStoreCode, path)
  const found = new Map<string, string>()
  for (const other of stores) {
    const there = paths.get(other.magentoStoreCode)
    // Of two stores in one language and country the first one counts.
    if (there !== undefined && !found.has(other.intlLocale))
      found.set(other.intlLocale, absolute(other, there, shopOrigin))
  }
  const [first] = found.values()
  if (first === undefined || found.size < 2) return []
  return [...[...found].map(([hreflang, href]) => ({ hreflang, href })), { hreflang: 'x-default', href: first }]
}
