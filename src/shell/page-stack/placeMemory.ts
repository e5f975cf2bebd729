import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { FocusMark } from './focusMark.ts'

const STORAGE_KEY = 'vetrina.device.scroll'

/** Four times the number of entries that browsers keep for a window: replaced and removed entries are counted too. */
const MAX_ENTRIES = 200

type Place = {
  /** The scroll position of the page, px. */
  readonly offset?: number
  /** The element that had the focus; null at the start of a screen. */
  readonly focus?: FocusMark | null
}

/**
 * Scroll positions and focus by history entry. Scroll positions are kept for the lifetime of the tab, so that a reload
 * restores them too; the focus is kept only in memory, because names on the screen may be a customer's.
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
