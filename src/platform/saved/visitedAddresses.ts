import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'

const STORAGE_KEY = 'vetrina.visited'

/** Spec §2: the number of remembered addresses per session. */
const MOST_KEPT = 2

/** The last pages of this tab as addresses within the shop; they outlive the document. */
export type VisitedAddresses = {
  /** Records the current page. Another state of the same page (a filter, a variant) replaces it. */
  readonly visit: (address: string) => void
  /** The page before the current one. */
  readonly previous: () => string | null
}

export function createVisitedAddresses(storage: KeyValueStorage): VisitedAddresses {
  const read = () => parseJson(storage.get(STORAGE_KEY), isAddresses) ?? []
  return {
    visit(address) {
      const others = read().filter((kept) => pageOf(kept) !== pageOf(address))
      storage.set(STORAGE_KEY, JSON.stringify([...others, address].slice(-MOST_KEPT)))
    },
    previous: () => read().at(-MOST_KEPT) ?? null,
  }
}

const pageOf = (address: string) => address.replace(/[?#].*$/, '')

const isAddresses = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((address) => typeof address === 'string')
