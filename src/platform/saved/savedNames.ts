import { parseJson } from '#src/lib/parseJson.ts'
import { createObservableValue } from '../observableValue.ts'
import type { ObservableValue } from '../observableValue.ts'
import type { KeyValueStorage } from '../storage.ts'

/** The products of a list by id. */
export type NamesById = Readonly<Record<string, string>>

/**
 * The names of the products of a list at the backend, which removes a product that is no longer sold without a word. The
 * value has the names of those that went without the shopper's doing.
 */
export type SavedNames = Pick<ObservableValue<readonly string[]>, 'get' | 'subscribe'> & {
  /**
   * Compares an answer with the last one of the same list.
   *
   * @param owner the id of the list
   * @param leaving ids that the shopper removed with this answer
   */
  readonly note: (owner: string, now: NamesById, leaving?: readonly string[]) => void
  /** Deletes the stored names unless they belong to this list, for example after a sign-out. */
  readonly keepOnly: (owner: string | null) => void
}

type Noted = { readonly owner: string; readonly names: NamesById }

/** A longer list is answered in pages, so that a missing product may be on another one. */
const MOST_COMPARED = 100

export function createSavedNames(storage: KeyValueStorage, key: string): SavedNames {
  const gone = createObservableValue<readonly string[]>([])
  return {
    get: gone.get,
    subscribe: gone.subscribe,
    note(owner, now, leaving = []) {
      const before = parseJson(storage.get(key), isNoted)
      if (before?.owner === owner && Object.keys(now).length < MOST_COMPARED) {
        const lost = Object.entries(before.names).filter(([id]) => !(id in now) && !leaving.includes(id))
        if (lost.length > 0) gone.set([...gone.get(), ...lost.map(([, name]) => name)])
      }
      storage.set(key, JSON.stringify({ owner, names: now } satisfies Noted))
    },
    keepOnly(owner) {
      if (parseJson(storage.get(key), isNoted)?.owner !== owner) storage.remove(key)
    },
  }
}

function isNoted(value: unknown): value is Noted {
  if (typeof value !== 'object' || value === null) return false
  const { owner, names } = value as Record<string, unknown>
  return (
    typeof owner === 'string' &&
    typeof names === 'object' &&
    names !== null &&
    Object.values(names).every((name) => typeof name === 'string')
  )
}
