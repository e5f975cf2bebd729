import type { KeyValueStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.keptCart'

/**
 * The guest's cart that could not be merged at sign-in. It is stored while the customer uses their own cart, and
 * signing out makes it current again.
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
