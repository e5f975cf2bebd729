import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import { documentStays } from '#src/platform/chunkFailures.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ORDERED_CARTS } from '../after-order/openPaymentKey.ts'
import type { Ordering, OrderingState } from './createOrdering.ts'
import type { GivenEffects } from './orderWith.ts'

type OrderingOptions = GivenEffects & {
  readonly cartId: string
  /** The chosen payment method, as the form has it. */
  readonly chosen: () => string | null
}

const load = () => import('./orderWith.ts')

/** The ordering of the shown cart; a component shows one cart for its whole life. */
export function useOrdering({ cartId, chosen, ...effects }: OrderingOptions): OrderingState & {
  readonly order: () => Promise<void>
  readonly checkAgain: () => Promise<void>
  /** Loads the code of the order once more; null unless it is missing. */
  readonly findCode: (() => void) | null
} {
  const { save, agree, findEarlierOrder = null, onPlaced, onPlacedUnseen } = effects
  const environment = useRelayEnvironment()
  const shop = useShop()
  const { orderAttempts } = shop
  const [state] = useState(() =>
    createObservableValue<OrderingState>({
      phase: orderAttempts.openFor() === cartId ? 'checking' : 'editing',
      problem: null,
    }),
  )
  const [knownOrdered] = useState(() => shop.storage.get(ORDERED_CARTS))
  const [codeMissing] = useState(() => createObservableValue(false))
  const [ordering] = useState<{ current?: Ordering }>({})
  const { phase, problem } = useSyncExternalStore(state.subscribe, state.get, state.get)
  const isMissing = useSyncExternalStore(codeMissing.subscribe, codeMissing.get, codeMissing.get)
  const find = useCallback(async () => {
    try {
      const code = await load()
      codeMissing.set(false)
      return code
    } catch (error) {
      // A document that is loaded again would lose the message.
      await documentStays()
      codeMissing.set(true)
      throw error
    }
  }, [codeMissing])
  const findCode = useCallback(() => void find().catch(() => undefined), [find])
  const act = useCallback(
    async (name: 'order' | 'checkAgain' | 'resume') => {
      const { phase: shown, problem: known } = state.get()
      const isRetry = shown === 'unknown' || known !== null || codeMissing.get()
      if (isRetry && name !== 'resume') prepareRetry()
      let code: Awaited<ReturnType<typeof load>>
      try {
        code = await find()
      } catch (error) {
        // Nothing was sent now; whether the last document sent an order remains to be checked.
        if (orderAttempts.openFor() === cartId) state.set({ phase: 'unknown', problem: null })
        else state.set({ phase: 'editing', problem: { kind: 'not-sent', message: String(error) } })
        return
      }
      ordering.current ??= code.orderingOf(shop, cartId, state)
      const given = { save, agree, findEarlierOrder, onPlaced, onPlacedUnseen }
      await ordering.current[name](code.withPayment(shop, environment, cartId, chosen, knownOrdered, given))
    },
    [
      codeMissing,
      find,
      environment,
      shop,
      orderAttempts,
      cartId,
      state,
      ordering,
      chosen,
      knownOrdered,
      save,
      agree,
      findEarlierOrder,
      onPlaced,
      onPlacedUnseen,
    ],
  )
  const order = useCallback(() => act('order'), [act])
  const checkAgain = useCallback(() => act('checkAgain'), [act])
  // Long before the order, whose request should not wait for it.
  useEffect(findCode, [findCode])
  useEffect(() => {
    if (orderAttempts.openFor() === cartId) void act('resume')
  }, [orderAttempts, cartId, act])
  return { phase, problem, order, checkAgain, findCode: isMissing ? findCode : null }
}
