import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'
import { SITEMAP_PATH } from '#src/shop/addresses/alternates.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'
import { originOf, pathOf, storeAt } from '#src/shop/addresses/storeAddresses.ts'
import { matchesEtag } from '#server/http/etags.ts'
import { KINDS, type AddressIndex } from './addressIndex.ts'
import type { FeedFile, FeedFiles } from './feedFiles.ts'
import { HOST_FILES, type HostFacts } from './hostFiles.ts'
import { sitemap, sitemapIndex, URLS_A_SITEMAP } from './sitemaps.ts'

export type DiscoveryRoutesOptions = {
  readonly index: AddressIndex
  /** Null without a product feed. */
  readonly feeds: FeedFiles | null
  /** The stores that are offered now; the first one is the default. */
  readonly stores: () => readonly [StoreDefinition, ...StoreDefinition[]]
  /** The origin of the stores without a domain. */
  readonly shopOrigin: string
  readonly shop: HostFacts['shop']
  readonly applePayDomain: HostFacts['applePayDomain']
  /** Starts reading the catalogue if that is due. */
  readonly want: () => void
}

/** Seconds after which a crawler may ask again while the first reading runs. */
const RETRY_AFTER_SECONDS = 30

const HOST_FILE_SECONDS = 3_600

const PART = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,4})\.xml$/

const FEED = /^\/feeds\/products\.tsv(\.gz)?$/

/**
 * The files that a host name has once; `/sitemap.xml` with its parts, and `/feeds/products.tsv` in each store. The feed is
 * also there as a file, `products.tsv.gz`.
 */
export function discoveryRoutes({
  index,
  feeds,
  stores,
  shopOrigin,
  shop,
  applePayDomain,
  want,
}: DiscoveryRoutesOptions): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { hostname, path: pathname } = request
    const store = storeAt({ hostname, pathname }, stores())
    const hostFile = HOST_FILES.get(pathname)
    if (hostFile) {
      const here = stores().filter((other) => originOf(other, shopOrigin) === originOf(store, shopOrigin))
      const text = hostFile.text({ stores: here, shopOrigin, shop, applePayDomain, now: Date.now() })
      if (text === null) return next()
      response.set('Cache-Control', `public, max-age=${HOST_FILE_SECONDS}`).type(hostFile.type).send(text)
      return
    }
    const path = pathOf(store, pathname)
    const part = PART.exec(path)
    const kind = KINDS.find((each) => each === part?.[1])
    const feed = feeds === null ? null : FEED.exec(path)
    if (path !== SITEMAP_PATH && kind === undefined && !feed) return next()
    want()
    const file = feed && feeds?.find(store.magentoStoreCode)
    if (feed && file) return sendFeed(file, { asFile: feed[1] !== undefined, request, response })
    if (index.readAt() === null || feed) {
      response.set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
      response.type('text/plain').status(503).send('The catalogue is being read. Please try again later.\n')
      return
    }
    response.set('Cache-Control', 'public, max-age=300').type('application/xml')
    if (kind === undefined) {
      response.send(sitemapIndex(index, store, shopOrigin))
      return
    }
    const number = Number(part?.[2])
    const isThere = index
      .chunks(store.magentoStoreCode, URLS_A_SITEMAP)
      .some((chunk) => chunk.kind === kind && chunk.number === number)
    if (!isThere) return next()
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    await send(sitemap(index, { kind, number }, store, shopOrigin), response)
  }
}

type FeedRequest = { readonly asFile: boolean; readonly request: Request; readonly response: Response }

/** Sends the file as it is to clients that accept gzip. */
async function sendFeed({ path, etag }: FeedFile, { asFile, request, response }: FeedRequest): Promise<void> {
  const isPacked = asFile || request.acceptsEncodings('gzip') === 'gzip'
  response.set({
    'Cache-Control': 'public, max-age=300',
    // A strong tag names one form of the content.
    ETag: isPacked ? etag : `W/${etag}`,
    'X-Robots-Tag': 'noindex',
    'Content-Type': asFile ? 'application/gzip' : 'text/tab-separated-values; charset=utf-8',
  })
  if (!asFile) response.vary('Accept-Encoding')
  if (isPacked && !asFile) response.set('Content-Encoding', 'gzip')
  if (matchesEtag(request.get('if-none-match') ?? null, etag)) {
    response.status(304).end()
    return
  }
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const content = createReadStream(path)
  try {
    await (isPacked ? pipeline(content, response) : pipeline(content, createGunzip(), response))
  } catch (error) {
    if (!response.destroyed) throw error
  }
}

/** The crawler's own pace decides how much is read; one that leaves ends the reading. */
async function send(lines: Iterable<string>, response: Response): Promise<void> {
  try {
    await pipeline(Readable.from(lines), response)
  } catch (error) {
    if (!response.destroyed) throw error
  }
}
