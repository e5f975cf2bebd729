import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createUnreportedPurchases } from '#src/features/analytics/unreportedPurchases.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeOrderHint } from './orderHint.ts'
import type { OrderHint } from './orderHint.ts'

export type Receipt = {
  /** Records the cart that the checkout shows. */
  readonly note: (sought: OrderHint) => void
  /** Opens the receipt of the order that was made from this cart, if its number can be found. */
  readonly open: (cartId: string) => void
  /** The same on request of the shopper; without a number it opens the list of orders. */
  readonly seek: (cartId: string) => void
}

/** Finds and opens the receipt of a customer's order whose answer was lost. */
export function useReceipt(): Receipt {
  const { tabStorage, orderAttempts } = useShop()
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useMemo(() => {
    const find = async (cartId: string) => {
      try {
        const { findPlacedOrder } = await import('./findPlacedOrder.ts')
        return await findPlacedOrder(environment, tabStorage, cartId)
      } catch {
        // The code could not be loaded: the page reports the order without a link to it.
        return null
      }
    }
    const lead = async (cartId: string, otherwise: () => unknown) => {
      const number = await find(cartId)
      // No redirect after the page was left.
      if (!isHere.current) return
      if (number === null) return void otherwise()
      createUnreportedPurchases(tabStorage).note(number)
      orderAttempts.succeed(cartId)
      await navigate({ to: '/checkout/success/$number', params: { number }, replace: true })
    }
    return {
      note: (sought) => storeOrderHint(tabStorage, sought),
      open: (cartId) => void lead(cartId, () => undefined),
      seek: (cartId) => void lead(cartId, () => navigate({ to: '/account/orders' })),
    }
  }, [tabStorage, orderAttempts, environment, navigate])
}
