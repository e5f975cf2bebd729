import { PENDING_ADDITION, pendingAdditions } from '#src/platform/pendingAdditions.ts'
import type { PendingAddition } from '#src/platform/pendingAdditions.ts'
import type { Shop } from '#src/relay/ShopContext.ts'

/** Does an addition, and tells which cart it is sent to before it leaves. */
type SendAddition<T> = (sentTo: (cartId: string) => void) => Promise<T>

/**
 * Call it at the click; what it returns sends the addition. What was clicked while there is no cart, or while other
 * writes go before it, is written down at once and stays until it is answered: should the document go meanwhile, another
 * one finishes it.
 */
export function beginAddition(
  { cartId, customerToken, finishAdditions, locks, storage, uniqueId }: Shop,
  lines: PendingAddition['lines'],
  /** Other writes to the cart go before it. */
  isQueued: boolean,
): <T>(send: SendAddition<T>) => Promise<T> {
  cartId.refresh()
  const left = pendingAdditions(storage)
  const key = PENDING_ADDITION + uniqueId()
  const email = customerToken.get()?.email ?? null
  const note = (sentTo: PendingAddition['sentTo']) => storage.set(key, JSON.stringify({ email, lines, sentTo }))
  // Once there is a cart the request itself outlives the document, if it leaves at once.
  if ((cartId.get() !== null && left.length === 0 && !isQueued) || !note(null)) return (send) => send(() => undefined)

  // Its place in the queue is taken now: whoever finds the entry and asks for the lock later comes later.
  const turn = new Promise<() => void>((begin) => {
    void locks.run(PENDING_ADDITION, () => new Promise<void>(begin))
  })
  return async (send) => {
    const end = await turn
    const lost = left.filter((other) => storage.get(other) !== null)
    await finishAdditions(lost, true)
    return send((id) => {
      // A sign-out has removed it: what a customer wanted is not kept.
      if (storage.get(key) !== null) note(id)
    }).finally(() => {
      storage.remove(key)
      end()
    })
  }
}

/**
 * Writes down an addition that waits for its customer to sign in again: should the document go meanwhile, the next one in
 * this tab finishes it, and a sign-out forgets it. What it returns forgets it, too.
 */
export function keepUntilSignIn(
  { customerToken, tabStorage, uniqueId }: Shop,
  lines: PendingAddition['lines'],
): () => void {
  const key = PENDING_ADDITION + uniqueId()
  const email = customerToken.get()?.email ?? null
  tabStorage.set(key, JSON.stringify({ email, lines, sentTo: null } satisfies PendingAddition))
  return () => tabStorage.remove(key)
}
