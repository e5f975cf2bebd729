import type { KeyValueStorage } from './storage.ts'

const KEY = 'vetrina.orderAttempt'

/**
 * "The order of this cart was sent." Written before the request leaves, so that neither a reload nor a lost answer nor
 * another tab can make the shopper order twice or wonder.
 */
export type OrderAttempts = {
  /** The cart of this tab's attempt whose outcome it has not seen; null when there is none. */
  readonly openFor: () => string | null
  /** Whether an order of this cart was sent, by any tab, and not refused. */
  readonly wasSent: (cartId: string) => boolean
  readonly begin: (cartId: string) => void
  /** The order is there and this tab has seen it. */
  readonly succeed: (cartId: string) => void
  /** It is certain that no order came of it. */
  readonly giveUp: (cartId: string) => void
}

type Storages = { readonly storage: KeyValueStorage; readonly tabStorage: KeyValueStorage }

/** The outcome is each tab's own to see; that a cart was ordered, all tabs know. */
export function createOrderAttempts({ storage, tabStorage }: Storages): OrderAttempts {
  const openFor = () => tabStorage.get(KEY)
  // Of this document, also where the browser stores nothing.
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
      // Once more: another tab whose order of this cart was refused may have given up in between.
      storage.set(KEY, cartId)
    },
    giveUp(cartId) {
      sent.delete(cartId)
      tabStorage.remove(KEY)
      if (storage.get(KEY) === cartId) storage.remove(KEY)
    },
  }
}
