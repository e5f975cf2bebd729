import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'

const STORAGE_KEY = 'vetrina.recentSearches'

const MOST_KEPT = 5

/**
 * Recent searches in this browser, the newest first. They are never sent; the shopper can delete them, and the end of a
 * customer's session does.
 */
export type RecentSearches = {
  readonly all: () => readonly string[]
  readonly note: (words: string) => void
  readonly clear: () => void
}

export function createRecentSearches(storage: KeyValueStorage): RecentSearches {
  const all = () => parseJson(storage.get(STORAGE_KEY), isWords) ?? []
  return {
    all,
    note(words) {
      const others = all().filter((kept) => kept.toLowerCase() !== words.toLowerCase())
      storage.set(STORAGE_KEY, JSON.stringify([words, ...others].slice(0, MOST_KEPT)))
    },
    clear: () => storage.remove(STORAGE_KEY),
  }
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((words) => typeof words === 'string')
