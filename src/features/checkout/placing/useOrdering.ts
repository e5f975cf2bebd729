import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import { createOrdering } from './createOrdering.ts'
import type { OrderingEffects, OrderingState } from './createOrdering.ts'
import { placeOrder } from './placeOrder.ts'

type OrderingOptions = Omit<OrderingEffects, 'placeOrder'> & {
  readonly cartId: string
  readonly attempts: OrderAttempts
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The ordering of the shown cart; a component shows one cart for its whole life. */
export function useOrdering({
  cartId,
  attempts,
  save,
  readCart,
  onPlaced,
  onPlacedUnseen,
}: OrderingOptions): OrderingState & {
  readonly order: () => Promise<void>
  readonly checkAgain: () => Promise<void>
} {
  const environment = useRelayEnvironment()
  const [ordering] = useState(() => createOrdering({ cartId, attempts, pause }))
  const { phase, problem } = useSyncExternalStore(ordering.subscribe, ordering.get, ordering.get)
  const withEffects = useCallback(
    (act: (effects: OrderingEffects) => Promise<void>) =>
      act({ save, readCart, onPlaced, onPlacedUnseen, placeOrder: (id) => placeOrder(environment, id) }),
    [environment, save, readCart, onPlaced, onPlacedUnseen],
  )
  const order = useCallback(() => withEffects(ordering.order), [ordering, withEffects])
  const checkAgain = useCallback(() => withEffects(ordering.checkAgain), [ordering, withEffects])
  useEffect(() => {
    void withEffects(ordering.resume)
  }, [ordering, withEffects])
  return { phase, problem, order, checkAgain }
}
