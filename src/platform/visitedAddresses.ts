import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from './storage.ts'

const STORAGE_KEY = 'vetrina.visited'

/** Spec §2: how many addresses the session remembers. */
const MOST_KEPT = 2

/** The pages that this tab showed last, as addresses inside the shop; they outlive the document. */
export type VisitedAddresses = {
  /** Notes the page on screen. Another state of the same page (a filter, a variant) takes its place. */
  readonly visit: (address: string) => void
  /** The page before the one on screen. */
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
