import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { FocusMark } from './focusMark.ts'

const STORAGE_KEY = 'vetrina.device.scroll'

/** Four times what browsers keep of a window's history: entries that were replaced or cut off are counted too. */
const MAX_ENTRIES = 200

type Place = {
  /** How far the page was scrolled, px. */
  readonly offset?: number
  /** Where the shopper was working; null where a screen starts. */
  readonly focus?: FocusMark | null
}

/**
 * Where the shopper was, by history entry. Offsets are kept for the tab's life, so that a reload finds its place too;
 * what had the focus is forgotten with the document, because names on the screen may be a customer's.
 */
export type PlaceMemory = {
  readonly placeOf: (historyKey: string) => Place
  readonly remember: (historyKey: string, place: Place) => void
  /** Writes to storage: once, when the page is left. */
  readonly flush: () => void
}

export function createPlaceMemory(storage: KeyValueStorage): PlaceMemory {
  const places = new Map<string, Place>(
    parseJson(storage.get(STORAGE_KEY), isOffsets)?.map(([key, offset]) => [key, { offset }] as const),
  )
  return {
    placeOf: (key) => places.get(key) ?? {},
    remember(key, place) {
      const known = places.get(key)
      places.delete(key)
      places.set(key, { ...known, ...place })
      const [oldest] = places.keys()
      if (places.size > MAX_ENTRIES && oldest !== undefined) places.delete(oldest)
    },
    flush() {
      const offsets = [...places].flatMap(([key, { offset }]) => (offset === undefined ? [] : [[key, offset]]))
      storage.set(STORAGE_KEY, JSON.stringify(offsets))
    },
  }
}

const isOffsets = (value: unknown): value is readonly (readonly [string, number])[] =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number')
