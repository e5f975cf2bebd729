import { failed } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import type { Agreement, PlaceOrderError, Placement } from '#src/shop/payments.ts'

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
  /** Another tab orders this cart. Nothing is sent here until that has ended. */
  | 'elsewhere'

/** The reason why there is no order, once that is certain. */
export type OrderProblem =
  | PlaceOrderError
  | { readonly kind: 'not-sent'; readonly message: string; readonly waitSeconds?: number }
  /** The same pieces were ordered in another browser; `message` is the number of that order. */
  | { readonly kind: 'ordered-before'; readonly message: string; readonly waitSeconds?: undefined }
  /** Another tab tried to order this cart, and there is no order. */
  | { readonly kind: 'ended-elsewhere'; readonly message: string; readonly waitSeconds?: undefined }

export type OrderingState = { readonly phase: OrderPhase; readonly problem: OrderProblem | null }

/** The effects that the page provides. */
export type OrderingEffects = {
  /** Saves unsaved form values to the cart. */
  readonly save: () => Promise<Result<null, unknown>>
  /** The number of an order of the same pieces that another browser has made; null without one. Never rejects. */
  readonly findEarlierOrder?: (() => Promise<string | null>) | null
  /** Asks for the agreement of a method with fields, after the save: null for other methods, an error shows itself. */
  readonly agree?: () => Promise<Result<Agreement | null, PlaceOrderError | null>>
  readonly placeOrder: (cartId: string, agreement: Agreement | null) => Promise<Result<Placement, PlaceOrderError>>
  readonly readCart: (cartId: string) => Promise<CartState>
  readonly onPlaced: (placed: Placement) => void
  /** The order exists, but its answer was lost, or another tab placed it. */
  readonly onPlacedUnseen: () => void
  /** Saves and orders one at a time over all tabs: the cart has one payment method, and each tab may show another. */
  readonly inTurn?: <T>(act: () => Promise<T>) => Promise<T>
  /**
   * Runs the order from the saved method to its end while no other tab orders this cart. False, without running it, if
   * another tab does; then it resolves when that tab has ended, or is closed.
   */
  readonly alone?: (act: () => Promise<void>, whenTaken: () => void) => Promise<boolean>
  /** Whether this browser knows of an order of the cart: the backend may have opened the cart again. */
  readonly isOrdered?: () => boolean
  /** No order exists, and no request for one is pending. */
  readonly onNotPlaced?: () => void
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
  state = createObservableValue<OrderingState>({
    phase: attempts.openFor() === cartId ? 'checking' : 'editing',
    problem: null,
  }),
}: {
  readonly cartId: string
  readonly attempts: OrderAttempts
  readonly pause: (ms: number) => Promise<void>
  /** The state that is shown already. */
  readonly state?: ObservableValue<OrderingState>
}): Ordering {
  const enter = (phase: OrderPhase, problem: OrderProblem | null = null) => state.set({ phase, problem })

  let isPlaced = false
  const endUnseen = ({ onPlacedUnseen }: OrderingEffects) => {
    isPlaced = true
    onPlacedUnseen()
  }

  const giveUp = (why: OrderProblem) => {
    attempts.giveUp(cartId)
    enter('editing', why)
  }

  const look = async (why: OrderProblem, effects: OrderingEffects) => {
    const { readCart, onNotPlaced } = effects
    enter('checking')
    let isOpen = false
    for (let left = LOOKS; left > 0; left -= 1) {
      const found = await readCart(cartId)
      if (found === 'closed') return endUnseen(effects)
      if (found === 'lost') return giveUp({ kind: 'cart-lost', message: '' })
      isOpen = found === 'open'
      // A refusal answers the attempt, so no request is running any more.
      if (isOpen && why.kind !== 'not-sent') return giveUp(why)
      if (left > 1) await pause(PAUSE_BETWEEN_LOOKS_MS)
    }
    if (!isOpen) return enter('unknown')
    onNotPlaced?.()
    giveUp(why)
  }

  /** How the attempt of another tab has ended. The request of a closed tab may arrive later. */
  const lookAfterOther = async (effects: OrderingEffects) => {
    for (let left = LOOKS; left > 0; left -= 1) {
      if (effects.isOrdered?.() || (await effects.readCart(cartId)) === 'closed') return endUnseen(effects)
      if (left > 1) await pause(PAUSE_BETWEEN_LOOKS_MS)
    }
    enter('editing', { kind: 'ended-elsewhere', message: '' })
  }

  /** The shopper has seen that it exists, and may order the same once more. */
  let seenEarlier: string | null = null
  const send = async (effects: OrderingEffects) => {
    enter('ordering')
    const { alone, agree, findEarlierOrder, isOrdered } = effects
    // Before a bank asks the shopper.
    if (isOrdered?.()) return endUnseen(effects)
    const earlier = (await findEarlierOrder?.()) ?? null
    if (earlier !== null && earlier !== seenEarlier) {
      seenEarlier = earlier
      return enter('editing', { kind: 'ordered-before', message: earlier })
    }
    // Not in turn: a bank may ask the shopper for minutes.
    const agreed = await agree?.()
    if (agreed && !agreed.ok) return enter('editing', agreed.error)
    const act = () => sendAlone(effects, agreed?.value ?? null)
    if (!alone) return act()
    if (!(await alone(act, () => enter('elsewhere')))) await lookAfterOther(effects)
  }

  const sendAlone = async (effects: OrderingEffects, agreement: Agreement | null) => {
    const { inTurn = (act) => act(), isOrdered } = effects
    const result = await inTurn(async () => {
      // A method that is sent now would be the one of a cart that is an order.
      if (isOrdered?.()) return failed<PlaceOrderError>({ kind: 'cart-closed', message: '' })
      const saved = await effects.save()
      if (!saved.ok) return null
      attempts.begin(cartId)
      return effects.placeOrder(cartId, agreement)
    })
    if (result === null) {
      // A cart that another tab has ordered, and was closed before it knew, refuses the values, too.
      return (await effects.readCart(cartId)) === 'closed' ? endUnseen(effects) : enter('editing')
    }
    if (result.ok) {
      attempts.succeed(cartId)
      isPlaced = true
      return effects.onPlaced(result.value)
    }
    const { error } = result
    switch (error.kind) {
      case 'cart-closed':
        return endUnseen(effects)
      case 'unknown':
        return look({ ...NOT_SENT, message: error.message }, effects)
      case 'too-many-tries':
        return giveUp(error)
      // Another tab may have ordered the cart meanwhile, and Magento then refuses in many ways: a general failure, a cart
      // that is not found, or a method that cannot be set. After a changed price the cart is loaded again, too.
      default:
        return look(error, effects)
    }
  }

  // A variable, because React state is too slow for a double click.
  let isUnderWay = false
  const exclusively = async (act: () => Promise<void>) => {
    // The form stays until the receipt is loaded, so the second click may come after a fast answer.
    if (isUnderWay || isPlaced) return
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
