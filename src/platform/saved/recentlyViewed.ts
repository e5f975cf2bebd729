import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'

const STORAGE_KEY = 'vetrina.recentlyViewed'

/** One row of cards, plus the current product. */
const MOST_KEPT = 9

/** SKUs of the products last shown in this browser. Removed at the end of a customer's session (decision 20). */
export type RecentlyViewed = {
  /** Records the current product and returns the earlier ones, the newest first. */
  readonly visit: (sku: string) => readonly string[]
}

type RecentlyViewedStorages = {
  /** Outlives the visit; used only with consent. */
  readonly lasting: KeyValueStorage
  /** Ends with the tab. */
  readonly ofTab: KeyValueStorage
}

/** Without consent (`mayLast`) the list is stored for the visit only (decision 20). */
export function createRecentlyViewed({ lasting, ofTab }: RecentlyViewedStorages, mayLast: boolean): RecentlyViewed {
  const read = (storage: KeyValueStorage) => parseJson(storage.get(STORAGE_KEY), isSkus) ?? []
  return {
    visit(sku) {
      // The tab's entries come first, because they are the newest.
      const known = mayLast ? [...read(ofTab), ...read(lasting)] : read(ofTab)
      const others = [...new Set(known)].filter((kept) => kept !== sku)
      const [home, other] = mayLast ? [lasting, ofTab] : [ofTab, lasting]
      home.set(STORAGE_KEY, JSON.stringify([sku, ...others].slice(0, MOST_KEPT)))
      other.remove(STORAGE_KEY)
      return others.slice(0, MOST_KEPT - 1)
    },
  }
}

/** Call it when consent is withdrawn. */
export const forgetRecentlyViewed = (lasting: KeyValueStorage): void => lasting.remove(STORAGE_KEY)

const isSkus = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((sku) => typeof sku === 'string')
