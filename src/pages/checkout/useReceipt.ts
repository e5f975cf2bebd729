import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createUntoldPurchases } from '#src/features/analytics/untoldPurchases.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { noteSoughtOrder } from './soughtOrder.ts'
import type { SoughtOrder } from './soughtOrder.ts'

export type Receipt = {
  /** The cart as the checkout shows it. */
  readonly note: (sought: SoughtOrder) => void
  /** Goes to the receipt of the order that was made of this cart, where its number can be told. */
  readonly open: (cartId: string) => void
  /** The same for a shopper who asks for it: otherwise to all their orders. */
  readonly seek: (cartId: string) => void
}

/** The way to the receipt of a customer's order whose answer was lost. */
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
        // Its code did not come: there is an order all the same, and the page says so.
        return null
      }
    }
    const lead = async (cartId: string, otherwise: () => unknown) => {
      const number = await find(cartId)
      // Whoever has gone on meanwhile is not called back.
      if (!isHere.current) return
      if (number === null) return void otherwise()
      createUntoldPurchases(tabStorage).note(number)
      orderAttempts.succeed(cartId)
      await navigate({ to: '/checkout/success/$number', params: { number }, replace: true })
    }
    return {
      note: (sought) => noteSoughtOrder(tabStorage, sought),
      open: (cartId) => void lead(cartId, () => undefined),
      seek: (cartId) => void lead(cartId, () => navigate({ to: '/account/orders' })),
    }
  }, [tabStorage, orderAttempts, environment, navigate])
}
