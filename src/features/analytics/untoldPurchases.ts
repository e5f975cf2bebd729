import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.untoldPurchase'

/**
 * The order that this tab has placed and not told of yet. Only who placed an order tells of it, and once: neither a
 * reload of its page nor the same address opened elsewhere counts it again.
 */
export const createUntoldPurchases = (storage: KeyValueStorage) => ({
  note: (orderNumber: string): void => void storage.set(KEY, orderNumber),
  /** True for the order that was noted, and only the first time. */
  take(orderNumber: string): boolean {
    if (storage.get(KEY) !== orderNumber) return false
    storage.remove(KEY)
    return true
  },
})
