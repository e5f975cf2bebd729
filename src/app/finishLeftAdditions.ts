import { finishAddition } from '#src/features/cart/finishAddition.ts'
import type { FinishedAdditions } from '#src/features/cart/finishAddition.ts'
import { countPieces } from '#src/shell/cart-button/countPieces.ts'
import type { Session, SessionOptions } from './createSession.ts'

/** Finishes the additions with these keys that nobody has finished yet. Call it under the lock of the additions. */
export async function finishLeftAdditions(
  keys: readonly string[],
  isLastTry: boolean,
  { cartId, cartJournal, cartKeeper, customerToken }: Session,
  { environment: environmentOf, locks, storage, tabs, onAdditionsFinished }: SessionOptions,
): Promise<void> {
  const environment = environmentOf()
  const finished: FinishedAdditions[] = []
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
      countPieces: (id) => countPieces(environment, id),
    })
    finished.push(outcome)
  }
  const all: FinishedAdditions = {
    added: finished.flatMap(({ added }) => added),
    refused: finished.flatMap(({ refused }) => refused),
    uncertain: finished.flatMap(({ uncertain }) => uncertain),
  }
  if (Object.values(all).some((names) => names.length > 0)) onAdditionsFinished(all)
}
