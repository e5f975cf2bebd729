import { finishAddition } from '#src/features/cart/requests/finishAddition.ts'
import { countPieces } from '#src/shell/cart-button/countPieces.ts'
import type { Session, SessionOptions } from './session.ts'

/**
 * Finishes the additions with these keys that no other document has finished. Call it while holding the lock of the
 * additions.
 */
export async function finishPendingAdditions(
  keys: readonly string[],
  isLastTry: boolean,
  { cartId, cartJournal, cartKeeper, customerToken }: Session,
  { environment: environmentOf, locks, storage, tabs, onAdded, onAdditionsFinished }: SessionOptions,
): Promise<void> {
  const environment = environmentOf()
  for (const key of keys) {
    const outcome = await finishAddition(key, isLastTry, {
      environment,
      cartId,
      customerToken,
      journal: cartJournal,
      storage,
      locks,
      tabs,
      cartKeeper,
      onAdded,
      countPieces: (id) => countPieces(environment, id),
    })
    // Written after each addition, because this document may be closed too.
    if (Object.values(outcome).some((names) => names.length > 0)) onAdditionsFinished(outcome)
  }
}
