import type { Result } from '#src/lib/result.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import type { PlacedOrder } from './placeOrder.ts'
import type { PlaceOrderError } from './placeOrderError.ts'

/** The state of a cart. */
export type CartState =
  | 'open'
  /** It was ordered. */
  | 'closed'
  /** The backend does not know this cart. */
  | 'lost'
  /** The backend did not answer. */
  | 'unknown'

export type OrderPhase =
  | 'editing'
  /** The order is being sent. */
  | 'ordering'
  /** The answer was lost, so the cart is checked. */
  | 'checking'
  /** The result is unknown. Nothing is sent until it is known. */
  | 'unknown'

/** The reason why there is no order, once that is certain. */
export type OrderProblem =
  | PlaceOrderError
  | { readonly kind: 'not-sent'; readonly message: string; readonly waitSeconds?: number }

export type OrderingState = { readonly phase: OrderPhase; readonly problem: OrderProblem | null }

/** The effects that the page provides. */
export type OrderingEffects = {
  /** Saves unsaved form values to the cart. */
  readonly save: () => Promise<Result<null, unknown>>
  readonly placeOrder: (cartId: string) => Promise<Result<PlacedOrder, PlaceOrderError>>
  readonly readCart: (cartId: string) => Promise<CartState>
  readonly onPlaced: (order: PlacedOrder) => void
  /** The order exists, but its answer was lost, or another tab placed it. */
  readonly onPlacedUnseen: () => void
}

export type Ordering = Pick<ObservableValue<OrderingState>, 'get' | 'subscribe'> & {
  readonly order: (effects: OrderingEffects) => Promise<void>
  readonly checkAgain: (effects: OrderingEffects) => Promise<void>
  /** Checks an order that was running when the last document ended. */
  readonly resume: (effects: OrderingEffects) => Promise<void>
}

export const LOOKS = 3
export const PAUSE_BETWEEN_LOOKS_MS = 1_500

const NOT_SENT = { kind: 'not-sent', message: '' } as const

/**
 * Places exactly one order after the final click. The attempt is stored before it is sent; an attempt without an answer
 * is never repeated, and the cart is checked: Magento closes a cart with its order. A request may arrive after its
 * timeout, so one look at an open cart proves nothing: it must stay open for several checks.
 */
export function createOrdering({
  cartId,
  attempts,
  pause,
}: {
  readonly cartId: string
  readonly attempts: OrderAttempts
  readonly pause: (ms: number) => Promise<void>
}): Ordering {
  const state = createObservableValue<OrderingState>({
    phase: attempts.openFor() === cartId ? 'checking' : 'editing',
    problem: null,
  })
  const enter = (phase: OrderPhase, problem: OrderProblem | null = null) => state.set({ phase, problem })

  const giveUp = (why: OrderProblem) => {
    attempts.giveUp(cartId)
    enter('editing', why)
  }

  const look = async (why: OrderProblem, { readCart, onPlacedUnseen }: OrderingEffects) => {
    enter('checking')
    let isOpen = false
    for (let left = LOOKS; left > 0; left -= 1) {
      const found = await readCart(cartId)
      if (found === 'closed') return onPlacedUnseen()
      if (found === 'lost') return giveUp({ kind: 'cart-lost', message: '' })
      isOpen = found === 'open'
      // A refusal answers the attempt, so no request is running any more.
      if (isOpen && why.kind !== 'not-sent') return giveUp(why)
      if (left > 1) await pause(PAUSE_BETWEEN_LOOKS_MS)
    }
    if (isOpen) giveUp(why)
    else enter('unknown')
  }

  const send = async (effects: OrderingEffects) => {
    enter('ordering')
    const saved = await effects.save()
    if (!saved.ok) return enter('editing')
    attempts.begin(cartId)
    const result = await effects.placeOrder(cartId)
    if (result.ok) {
      attempts.succeed(cartId)
      return effects.onPlaced(result.value)
    }
    const { error } = result
    switch (error.kind) {
      case 'cart-closed':
        return effects.onPlacedUnseen()
      case 'unknown':
        return look({ ...NOT_SENT, message: error.message }, effects)
      // If two attempts run at once, Magento refuses the second with a general failure, so the cart is checked. After a
      // changed price is refused, the cart is loaded again, too.
      case 'refused':
      case 'points-spent':
      case 'total-changed':
      case 'session-expired':
        return look(error, effects)
      default:
        return giveUp(error)
    }
  }

  // A variable, because React state is too slow for a double click.
  let isUnderWay = false
  const exclusively = async (act: () => Promise<void>) => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await act()
    } finally {
      isUnderWay = false
    }
  }

  const checkAgain = (effects: OrderingEffects) => exclusively(() => look(NOT_SENT, effects))
  return {
    get: state.get,
    subscribe: state.subscribe,
    order: (effects) => exclusively(() => send(effects)),
    checkAgain,
    resume: async (effects) => (attempts.openFor() === cartId ? checkAgain(effects) : undefined),
  }
}
