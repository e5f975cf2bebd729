import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from './storage.ts'

const STORAGE_KEY = 'vetrina.recentlyViewed'

/** A row of cards, and one more for the product on screen. */
const MOST_KEPT = 9

/** SKUs of the products that this browser showed last. Gone with the session of a customer (decision 20). */
export type RecentlyViewed = {
  /** Notes the product on screen and answers those before it, the last one first. */
  readonly visit: (sku: string) => readonly string[]
}

type RecentlyViewedStorages = {
  /** Outlives the visit: for shoppers who allow it. */
  readonly lasting: KeyValueStorage
  /** Ends with the browser tab. */
  readonly ofTab: KeyValueStorage
}

/** A row that nobody asked for is no reason to store anything beyond the visit: `mayLast` is the shopper's consent. */
export function createRecentlyViewed({ lasting, ofTab }: RecentlyViewedStorages, mayLast: boolean): RecentlyViewed {
  const read = (storage: KeyValueStorage) => parseJson(storage.get(STORAGE_KEY), isSkus) ?? []
  return {
    visit(sku) {
      // What the tab remembers is of this visit: younger than the rest.
      const known = mayLast ? [...read(ofTab), ...read(lasting)] : read(ofTab)
      const others = [...new Set(known)].filter((kept) => kept !== sku)
      const [home, other] = mayLast ? [lasting, ofTab] : [ofTab, lasting]
      home.set(STORAGE_KEY, JSON.stringify([sku, ...others].slice(0, MOST_KEPT)))
      other.remove(STORAGE_KEY)
      return others.slice(0, MOST_KEPT - 1)
    },
  }
}

/** After a withdrawal of consent. */
export const forgetRecentlyViewed = (lasting: KeyValueStorage): void => lasting.remove(STORAGE_KEY)

const isSkus = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((sku) => typeof sku === 'string')
