import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#src/lib/result.ts'
import type { OrderAttempts } from './orderAttempt.ts'
import type { PlaceOrderError } from './placeOrderError.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import type { PlacedOrder } from './usePlaceOrder.ts'

/** What became of a cart: closed means that an order was made of it. */
export type CartState = 'open' | 'closed' | 'unknown'

export type OrderPhase =
  | 'editing'
  /** The order is on its way. */
  | 'ordering'
  /** Its answer was lost: we are looking what became of the cart. */
  | 'checking'
  /** We could not find out. Nothing is sent until we can. */
  | 'unknown'

/** Why there is no order, once that is certain. */
export type OrderProblem = PlaceOrderError | { readonly kind: 'not-sent'; readonly message: string }

type OrderingOptions<TFailure> = {
  readonly cartId: string
  readonly attempts: OrderAttempts
  /** Saves what the cart does not have yet. */
  readonly save: () => Promise<Result<null, TFailure>>
  readonly readCart: (cartId: string) => Promise<CartState>
  readonly onPlaced: (order: PlacedOrder) => void
  /** There is an order, but its answer was lost, or another tab placed it. */
  readonly onPlacedUnseen: () => void
}

const CHECKS = 3
const PAUSE_BETWEEN_CHECKS_MS = 1_500

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * From the final click to one order. The attempt is written down before it is sent; an attempt without an answer is never
 * repeated, its cart is read instead: Magento closes a cart with its order.
 */
export function useOrdering<TFailure>(options: OrderingOptions<TFailure>): {
  readonly phase: OrderPhase
  readonly problem: OrderProblem | null
  readonly order: () => Promise<void>
  readonly checkAgain: () => Promise<void>
} {
  const { cartId, attempts, save, readCart, onPlaced, onPlacedUnseen } = options
  const placeOrder = usePlaceOrder()
  const [phase, setPhase] = useState<OrderPhase>(() => (attempts.openFor() === cartId ? 'checking' : 'editing'))
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  // State is too slow for a double click.
  const underWay = useRef(false)

  const giveUp = useCallback(
    (why: OrderProblem | null) => {
      attempts.settle()
      setProblem(why)
      setPhase('editing')
    },
    [attempts],
  )

  const check = useCallback(
    async (why: OrderProblem) => {
      setPhase('checking')
      for (let left = CHECKS; left > 0; left -= 1) {
        const state = await readCart(cartId)
        if (state === 'open') return giveUp(why)
        if (state === 'closed') return onPlacedUnseen()
        if (left > 1) await pause(PAUSE_BETWEEN_CHECKS_MS)
      }
      setPhase('unknown')
    },
    [cartId, readCart, giveUp, onPlacedUnseen],
  )

  const send = useCallback(async () => {
    setPhase('ordering')
    setProblem(null)
    const saved = await save()
    if (!saved.ok) return setPhase('editing')
    attempts.begin(cartId)
    const result = await placeOrder(cartId)
    if (result.ok) {
      attempts.settle()
      return onPlaced(result.value)
    }
    const { error } = result
    switch (error.kind) {
      case 'cart-closed':
        return onPlacedUnseen()
      // Of two attempts at once Magento refuses the loser with the words of a failure, so its cart tells more.
      case 'unknown':
      case 'refused':
        return check(error.kind === 'unknown' ? { kind: 'not-sent', message: error.message } : error)
      default:
        return giveUp(error)
    }
  }, [cartId, attempts, save, placeOrder, check, giveUp, onPlaced, onPlacedUnseen])

  const exclusively = useCallback(async (act: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    await act()
    underWay.current = false
  }, [])

  const order = useCallback(() => exclusively(send), [exclusively, send])
  const checkAgain = useCallback(
    () => exclusively(() => check({ kind: 'not-sent', message: '' })),
    [exclusively, check],
  )

  // The page was reloaded while an order was on its way.
  useEffect(() => {
    if (attempts.openFor() === cartId) void checkAgain()
  }, [attempts, cartId, checkAgain])

  return { phase, problem, order, checkAgain }
}
