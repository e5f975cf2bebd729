import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.orderAttempt'

/**
 * "The order of this cart was sent, and its answer has not been seen." Written before the request leaves, so that neither
 * a reload nor a lost answer can make the shopper order twice or wonder.
 */
export type OrderAttempts = {
  /** The cart of the attempt whose outcome is open; null when there is none. */
  readonly openFor: () => string | null
  readonly begin: (cartId: string) => void
  readonly settle: () => void
}

export const createOrderAttempts = (storage: KeyValueStorage): OrderAttempts => ({
  openFor: () => storage.get(KEY),
  begin: (cartId) => void storage.set(KEY, cartId),
  settle: () => storage.remove(KEY),
})
