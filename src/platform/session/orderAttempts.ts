import type { KeyValueStorage } from '../storage.ts'

const KEY = 'vetrina.orderAttempt'

/**
 * Records that the order of a cart was sent. Written before the request, so that a reload, a lost answer or another tab
 * cannot cause a second order.
 */
export type OrderAttempts = {
  /** The cart of this tab's attempt with an unknown outcome; null if there is none. */
  readonly openFor: () => string | null
  /** Whether any tab sent an order of this cart that was not refused. */
  readonly wasSent: (cartId: string) => boolean
  readonly begin: (cartId: string) => void
  /** This tab has seen that the order succeeded. */
  readonly succeed: (cartId: string) => void
  /** The order certainly failed. */
  readonly giveUp: (cartId: string) => void
}

type Storages = { readonly storage: KeyValueStorage; readonly tabStorage: KeyValueStorage }

/** Each tab tracks its own outcome; all tabs know which carts were ordered. */
export function createOrderAttempts({ storage, tabStorage }: Storages): OrderAttempts {
  const openFor = () => tabStorage.get(KEY)
  // In-memory copy for browsers without storage.
  const sent = new Set<string>()
  return {
    openFor,
    wasSent: (cartId) => sent.has(cartId) || openFor() === cartId || storage.get(KEY) === cartId,
    begin(cartId) {
      sent.add(cartId)
      tabStorage.set(KEY, cartId)
      storage.set(KEY, cartId)
    },
    succeed(cartId) {
      tabStorage.remove(KEY)
      // Written again, because another tab whose order was refused may have removed the mark in between.
      storage.set(KEY, cartId)
    },
    giveUp(cartId) {
      sent.delete(cartId)
      tabStorage.remove(KEY)
      if (storage.get(KEY) === cartId) storage.remove(KEY)
    },
  }
}
