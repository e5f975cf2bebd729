import { PENDING_ADDITION, pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import type { PendingAddition } from '#src/platform/session/pendingAddition.ts'
import type { Shop } from '#src/relay/ShopContext.ts'

/** Sends an addition, and reports the cart's id before the request leaves. */
type SendAddition<T> = (sentTo: (cartId: string) => void) => Promise<T>

/**
 * Call it at the click; the returned function sends the addition. While there is no cart, or while other writes are
 * pending, the addition is stored at once until it is answered: if the document goes away, another one finishes it.
 */
export function beginAddition(
  { cartId, customerToken, finishAdditions, locks, storage, uniqueId }: Shop,
  lines: PendingAddition['lines'],
  /** Other writes to the cart run first. */
  isQueued: boolean,
): <T>(send: SendAddition<T>) => Promise<T> {
  cartId.refresh()
  const left = pendingAdditions(storage)
  const key = PENDING_ADDITION + uniqueId()
  const email = customerToken.get()?.email ?? null
  const note = (sentTo: PendingAddition['sentTo']) => storage.set(key, JSON.stringify({ email, lines, sentTo }))
  // With a cart, and without waiting, the request itself outlives the document.
  if ((cartId.get() !== null && left.length === 0 && !isQueued) || !note(null)) return (send) => send(() => undefined)

  // Requests the lock now, so that a document that finds the entry gets the lock later.
  const turn = new Promise<() => void>((begin) => {
    void locks.run(PENDING_ADDITION, () => new Promise<void>(begin))
  })
  return async (send) => {
    const end = await turn
    const lost = left.filter((other) => storage.get(other) !== null)
    await finishAdditions(lost, true)
    return send((id) => {
      // A sign-out has removed the entry, because a customer's addition is not kept.
      if (storage.get(key) !== null) note(id)
    }).finally(() => {
      storage.remove(key)
      end()
    })
  }
}
