import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.untoldPurchase'

/**
 * The order that this tab placed and has not reported yet. Only this tab reports it, once: a reload or the same address
 * in another tab must not count it again.
 */
export const createUnreportedPurchases = (storage: KeyValueStorage) => ({
  note: (orderNumber: string): void => void storage.set(KEY, orderNumber),
  /** True only for the recorded order, and only once. */
  take(orderNumber: string): boolean {
    if (storage.get(KEY) !== orderNumber) return false
    storage.remove(KEY)
    return true
  },
})
