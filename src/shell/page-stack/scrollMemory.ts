import type { KeyValueStorage } from '#src/platform/storage.ts'

const STORAGE_KEY = 'vetrina.scroll'

/** More history entries than a shopper goes back through. */
const MAX_ENTRIES = 60

/** Scroll offsets in px by history entry. Kept for the tab's life, so that a reload finds its place too. */
export type ScrollMemory = {
  readonly offsetOf: (historyKey: string) => number | null
  readonly remember: (historyKey: string, offset: number) => void
  /** Writes to storage: once, when the page is left. */
  readonly flush: () => void
}

export function createScrollMemory(storage: KeyValueStorage): ScrollMemory {
  const offsets = new Map<string, number>(restore(storage.get(STORAGE_KEY)))
  return {
    offsetOf: (key) => offsets.get(key) ?? null,
    remember(key, offset) {
      offsets.delete(key)
      offsets.set(key, offset)
    },
    flush: () => void storage.set(STORAGE_KEY, JSON.stringify([...offsets].slice(-MAX_ENTRIES))),
  }
}

function restore(text: string | null): [string, number][] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    // A truncated entry: the shopper starts at the top, as on a first visit.
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
