/**
 * Loaded only where a document was loaded again while it showed a toast.
 *
 * @chunkWeight 0.02
 */

import type { KeyValueStorage } from '#src/platform/storage.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import type { ShownToast } from '#src/ui/feedback/showToast.ts'
import { KEPT_TOASTS_KEY } from './keepToasts.ts'

/** Shows the toasts that the former document of the tab has kept, once. */
export function showKeptToasts(tabStorage: KeyValueStorage): void {
  const kept = tabStorage.get(KEPT_TOASTS_KEY)
  if (kept === null) return
  tabStorage.remove(KEPT_TOASTS_KEY)
  for (const { type, message, ...options } of toastsIn(kept)) void showToast(type, message, options)
}

/** Another build of the shop, or another program of the origin, may have written the entry. */
function toastsIn(text: string): readonly ShownToast[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(value) ? value.filter(isToast) : []
}

const TYPES: readonly unknown[] = ['success', 'error', 'warning'] satisfies readonly ShownToast['type'][]

function isToast(value: unknown): value is ShownToast {
  if (typeof value !== 'object' || value === null) return false
  if (!('type' in value) || !TYPES.includes(value.type)) return false
  if (!('message' in value) || typeof value.message !== 'string') return false
  if ('staysUntilClosed' in value && typeof value.staysUntilClosed !== 'boolean') return false
  return !('description' in value) || typeof value.description === 'string'
}
