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
  /**
   * The entry got a new key, and keeps its focus. An overlay further on in the history may still name the old key, which
   * is the same place from now on.
   */
  readonly rename: (historyKey: string, newKey: string) => void
  /** Writes to storage: once, when the page is left. */
  readonly flush: () => void
}

export function createPlaceMemory(storage: KeyValueStorage): PlaceMemory {
  const stored = parseJson(storage.get(STORAGE_KEY), isStored) ?? []
  const places = new Map<string, Place>()
  /** New keys by the old ones. */
  const renamed = new Map<string, string>()
  for (const [key, value] of stored) {
    if (typeof value === 'number') places.set(key, { offset: value })
    else renamed.set(key, value)
  }

  function set<T>(map: Map<string, T>, key: string, value: T): void {
    map.delete(key)
    map.set(key, value)
    const [oldest] = map.keys()
    if (map.size > MAX_ENTRIES && oldest !== undefined) map.delete(oldest)
  }

  const placeOf = (key: string): Place => places.get(renamed.get(key) ?? key) ?? {}

  function remember(key: string, place: Place): void {
    set(places, key, { ...places.get(key), ...place })
  }

  return {
    placeOf,
    remember,
    rename(key, newKey) {
      const { focus } = placeOf(key)
      if (focus !== undefined) remember(newKey, { focus })
      for (const [older, current] of renamed) if (current === key) renamed.set(older, newKey)
      set(renamed, key, newKey)
    },
    flush() {
      const offsets = [...places].flatMap(([key, { offset }]) => (offset === undefined ? [] : [[key, offset]]))
      storage.set(STORAGE_KEY, JSON.stringify([...offsets, ...renamed]))
    },
  }
}

/** The scroll position of an entry, or its new key. */
type Stored = readonly [key: string, value: number | string]

const isStored = (value: unknown): value is readonly Stored[] =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      Array.isArray(entry) &&
      typeof entry[0] === 'string' &&
      (typeof entry[1] === 'number' || typeof entry[1] === 'string'),
  )
