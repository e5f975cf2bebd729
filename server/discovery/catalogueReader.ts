import type { Logger } from 'pino'
import { canonicalPathOf } from '#src/shop/addresses/canonicalPath.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'
import { sharedPicture } from '#src/shop/addresses/sharedPicture.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { AddressIndex, Entry } from './addressIndex.ts'
import type { FeedReading, ProductFeeds } from './productFeeds.ts'
import {
  readCategories,
  readProducts,
  readRoute,
  readSearched,
  type CatalogueProduct,
  type CatalogueSource,
  type Routed,
} from './readCatalogue.ts'
import { readTexts, type TextSource } from './readTexts.ts'

export type CatalogueReaderOptions = {
  readonly index: AddressIndex
  /** Null without a product feed. */
  readonly feeds: ProductFeeds | null
  readonly gateway: CommerceGateway
  /** The stores that are offered now. */
  readonly stores: () => readonly StoreDefinition[]
  readonly allStores: TextSource['stores']
  readonly shopOrigin: string
  readonly render: TextSource['render']
  /** Whether an address is in the backend's URL space. */
  readonly isInUrlSpace: (address: URL) => boolean
  /** Called when addresses have changed. */
  readonly onChange: () => void
  readonly log: Pick<Logger, 'warn'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds after which the catalogue is read again. */
  readonly renewalMs: number
}

export type CatalogueReader = {
  /** Reads in the background if the last reading is too old, or if there is none; returns at once. */
  readonly want: () => void
  /** Ends a reading and resolves when nothing runs any more. */
  readonly stop: () => Promise<void>
}

/** A failed reading is not repeated before that. */
const PAUSE_AFTER_FAILURE_MS = 60_000

/** Reads the public addresses of all stores into the index. One reading runs at a time. */
export function createCatalogueReader(options: CatalogueReaderOptions): CatalogueReader {
  const { index, feeds, log, now } = options
  const closing = new AbortController()
  let running: Promise<void> | null = null
  let failedAt = -Infinity

  async function read(): Promise<void> {
    const reading = index.begin()
    const written: FeedReading[] = []
    try {
      for (const store of options.stores()) {
        const { magentoStoreCode: code } = store
        const hasFeed = feeds !== null
        const source: CatalogueSource = { gateway: options.gateway, store: code, signal: closing.signal, hasFeed }
        const feed = feeds?.begin(store)
        if (feed) written.push(feed)
        /** The SKUs of those that did not come before. */
        const addEntries = (products: readonly CatalogueProduct[]): ReadonlySet<string> => {
          const entries = products.flatMap(productEntry)
          const areNew = reading.add(code, entries)
          return new Set(entries.flatMap(({ key }, at) => (areNew[at] ? [key] : [])))
        }
        const addProducts = async (products: readonly CatalogueProduct[]) => {
          const added = addEntries(products)
          await feed?.add(products.filter(({ sku }) => added.has(sku ?? '')))
        }
        for await (const products of readProducts(source)) await addProducts(products)
        // Nearly all of them came with the lists, so the fields of the feed are read for the others only.
        for await (const products of readProducts({ ...source, hasFeed: false }, 'search')) {
          const searched = addEntries(products)
          if (feed) await feed.add(await readSearched(source, [...searched]))
        }
        for await (const categories of readCategories(source)) {
          reading.add(
            code,
            categories.flatMap(({ uid, url_path: path, url_suffix: suffix, updated_at, image }): Entry[] =>
              !path
                ? []
                : [
                    {
                      kind: 'categories',
                      key: uid,
                      path: `/${path}${suffix ?? ''}`,
                      changedAt: momentOf(updated_at),
                      picture: sharedPicture(image, ''),
                    },
                  ],
            ),
          )
        }
        const texts = readTexts({
          store,
          stores: options.allStores,
          shopOrigin: options.shopOrigin,
          render: options.render,
          isKnown: (path) => reading.has(code, path),
          signal: closing.signal,
        })
        for await (const path of texts) {
          const found = await pageAt(source, path, store)
          if (found?.identifier)
            reading.add(code, [{ kind: 'pages', key: found.identifier, path, changedAt: null, picture: null }])
          else if (found) await addProducts([found])
        }
      }
      for (const feed of written) await feed.finish()
      if (reading.finish(now())) options.onChange()
    } catch (error) {
      reading.abandon()
      for (const feed of written) await feed.abandon()
      if (closing.signal.aborted) return
      failedAt = now()
      log.warn({ err: error }, 'The addresses for search engines could not be read')
    }
  }

  /** The page of a link: a text with its key, or a product that no list shows. */
  async function pageAt(source: CatalogueSource, path: string, store: StoreDefinition): Promise<Routed | null> {
    const { basePath } = store
    const address = new URL(`${options.shopOrigin}${basePath === '/' ? '' : basePath}${path}`)
    if (path === '/') return { identifier: 'home' }
    return options.isInUrlSpace(address) ? readRoute(source, path) : { identifier: `own ${path}` }
  }

  return {
    want() {
      const readAt = index.readAt() ?? -Infinity
      if (running || closing.signal.aborted) return
      if (now() - readAt < options.renewalMs || now() - failedAt < PAUSE_AFTER_FAILURE_MS) return
      running = read().finally(() => {
        running = null
      })
    },
    async stop() {
      closing.abort(new Error('The host stops'))
      await running
    },
  }
}

function productEntry(product: CatalogueProduct): readonly Entry[] {
  const { sku, url_key: urlKey, updated_at: updatedAt, image } = product
  if (!sku || !urlKey) return []
  const path = `/${canonicalPathOf(product)}`
  return [{ kind: 'products', key: sku, path, changedAt: momentOf(updatedAt), picture: sharedPicture(image?.url, '') }]
}

/** Magento writes moments in UTC without naming the zone. */
const momentOf = (text: string | null | undefined): string | null =>
  text && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : null
