import type { Logger } from 'pino'
import type { AttributeCodes, StoreDefinition } from '#src/shop/defineShop.ts'
import type { ProductFeed } from '#src/shop/feedColumns.ts'
import { originOf } from '#src/shop/addresses/storeAddresses.ts'
import type { FeedFiles } from './feedFiles.ts'
import { COLUMNS, feedItems, feedLine, lackOf, type FeedProduct, type FeedSurroundings } from './feedItems.ts'
import { absolute } from './sitemaps.ts'

export type ProductFeedsOptions = {
  readonly files: FeedFiles
  readonly feed: ProductFeed
  /** Those of the shop; a store can differ. */
  readonly attributes: AttributeCodes
  readonly shopOrigin: string
  readonly log: Pick<Logger, 'info'>
}

export type ProductFeeds = {
  readonly begin: (store: StoreDefinition) => FeedReading
}

export type FeedReading = {
  /** Writes the rows of products; a row whose id came already is left out. */
  readonly add: (products: readonly FeedProduct[]) => Promise<void>
  readonly finish: () => Promise<void>
  readonly abandon: () => Promise<void>
}

/** Writes the product feed of each store view while the catalogue is read. */
export function createProductFeeds({ files, feed, attributes, shopOrigin, log }: ProductFeedsOptions): ProductFeeds {
  return {
    begin(store) {
      const writing = files.begin(store.magentoStoreCode)
      const surroundings: FeedSurroundings = {
        addressOf: (path) => absolute(store, path, shopOrigin),
        origin: originOf(store, shopOrigin),
        columns: feed.columns,
        lowestPrice: { ...attributes, ...store.attributes }.lowestPrice,
      }
      // A product can be listed itself and be a variant of others.
      const ids = new Set<string>()
      let leftOut = 0
      let example: { readonly id: string | undefined; readonly lacks: readonly string[] } | undefined
      let head = feedLine(COLUMNS)
      return {
        async add(products) {
          const items = products.flatMap((product) => feedItems(product, surroundings))
          const lines = items.flatMap((item) => {
            const { id } = item
            const lacks = lackOf(item)
            if (lacks.length > 0) {
              leftOut += 1
              example ??= { id, lacks }
            }
            if (id === undefined || lacks.length > 0 || ids.has(id)) return []
            ids.add(id)
            return [feedLine(COLUMNS.map((column) => item[column] ?? ''))]
          })
          await writing.write(`${head}${lines.join('')}`)
          head = ''
        },
        async finish() {
          await writing.write(head)
          await writing.finish()
          const { magentoStoreCode: code } = store
          log.info({ store: code, rows: ids.size, leftOut, ...(example && { example }) }, 'The product feed is written')
        },
        abandon: () => writing.abandon(),
      }
    },
  }
}
