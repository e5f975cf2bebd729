import type { KeyValueStorage } from '../storage.ts'
import type { CustomerTokenStore } from './customerToken.ts'
import { PENDING_ADDITION } from './pendingAdditionKey.ts'
import type { PendingAddition } from './pendingAdditions.ts'

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
