import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'
import { KEPT_COMPARISON_KEY } from './savedKeys.ts'

/**
 * A guest's compare list: its uid at the backend and the uids of its products, to restore it if the backend loses it.
 */
export type KeptComparison = { readonly uid: string; readonly products: readonly string[] }

export const readKeptComparison = (storage: KeyValueStorage): KeptComparison | null =>
  parseJson(storage.get(KEPT_COMPARISON_KEY), isKept)

/** False if the browser could not store it. */
export function writeKeptComparison(storage: KeyValueStorage, kept: KeptComparison | null): boolean {
  if (kept) return storage.set(KEPT_COMPARISON_KEY, JSON.stringify(kept))
  storage.remove(KEPT_COMPARISON_KEY)
  return true
}

function isKept(value: unknown): value is KeptComparison {
  if (typeof value !== 'object' || value === null) return false
  const { uid, products } = value as Record<string, unknown>
  return typeof uid === 'string' && Array.isArray(products) && products.every((product) => typeof product === 'string')
}
