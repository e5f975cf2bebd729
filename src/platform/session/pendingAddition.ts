import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { ItemValue } from '../analytics/commerceEvents.ts'
import type { KeyValueStorage } from '../storage.ts'
import type { CustomerTokenStore } from './customerToken.ts'

/**
 * Prefix of the key of every entry, so that tabs do not overwrite each other's entries. Also the name of the lock for
 * processing an entry: if the lock is free and the entry still exists, its document is gone. Take this lock before the
 * cart's lock, never after it.
 */
export const PENDING_ADDITION = 'vetrina.addition.'

/** An addition to the cart that has no answer yet. */
export type PendingAddition = {
  /** The customer's e-mail; null for a guest's cart. */
  readonly email: string | null
  readonly lines: readonly AddedLine[]
  /** The id of the cart in the request; null if it was certainly not sent. */
  readonly sentTo: string | null
}

/** A line that a page adds, with the data to show and to report it before the answer. */
export type AddedLine = CartLineRequest & {
  /** Shown in the cart until the answer arrives. */
  readonly arriving?: { readonly name: string; readonly imageUrl: string | null }
  /** The data of `add_to_cart`, for the case that the adding page is gone before the answer. */
  readonly event?: ItemValue
}

type TabPorts = {
  readonly customerToken: Pick<CustomerTokenStore, 'get'>
  readonly tabStorage: KeyValueStorage
  readonly uniqueId: () => string
}

/**
 * Stores an addition that waits for its code, for its customer to sign in again, or for a look into the cart: if the
 * document goes away, the next one in this tab finishes it, and a sign-out removes it. The returned function removes it,
 * too.
 */
export function keepForNextDocument(
  { customerToken, tabStorage, uniqueId }: TabPorts,
  { lines, sentTo }: Pick<PendingAddition, 'lines' | 'sentTo'>,
): () => void {
  const key = PENDING_ADDITION + uniqueId()
  const email = customerToken.get()?.email ?? null
  tabStorage.set(key, JSON.stringify({ email, lines, sentTo } satisfies PendingAddition))
  return () => tabStorage.remove(key)
}

/** Keys of the running additions of all tabs, and of those whose document is gone. */
export const pendingAdditions = (storage: KeyValueStorage): readonly string[] =>
  storage.keys().filter((key) => key.startsWith(PENDING_ADDITION))
