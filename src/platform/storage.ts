/** Texts by key. Never throws: a full, disabled or absent storage behaves like an empty one. */
export type KeyValueStorage = {
  readonly get: (key: string) => string | null
  /** False when the entry could not be written. */
  readonly set: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/** Wraps `localStorage` or `sessionStorage`, whose access may throw if the browser blocks them. */
export function createWebStorage(open: () => Storage): KeyValueStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open())
    } catch {
      // If storage is blocked or full the shop works without it; the result tells the caller.
      return otherwise
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => (storage.setItem(key, value), true), false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  }
}

export function createMemoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => (entries.set(key, value), true),
    remove: (key) => void entries.delete(key),
    keys: () => [...entries.keys()],
  }
}
