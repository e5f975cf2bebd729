import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.keptCart'

/**
 * The guest's cart that could not be merged at sign-in. While the customer shops with their own cart it waits here, and
 * signing out makes it the current one again.
 */
export type KeptCart = {
  readonly id: () => string | null
  readonly keep: (cartId: string) => void
  readonly forget: () => void
}

export const createKeptCart = (storage: KeyValueStorage): KeptCart => ({
  id: () => storage.get(KEY),
  keep: (cartId) => void storage.set(KEY, cartId),
  forget: () => storage.remove(KEY),
})
