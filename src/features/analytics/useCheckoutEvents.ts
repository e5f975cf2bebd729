import { useCallback, useEffect, useRef } from 'react'
import { useAnalytics } from './AnalyticsContext.ts'
import { cartValueOf } from './cartItems.ts'
import type { CartItems } from './cartItems.ts'

type CheckoutEvents = {
  /** The cart accepted a shipping method, named by its codes. */
  readonly shippingChosen: (method: string) => void
  readonly paymentChosen: (method: string) => void
}

/**
 * Reports the start of a checkout and each choice once, although the same choice is sent again after an address change.
 */
export function useCheckoutEvents(cart: CartItems): CheckoutEvents {
  const { publish } = useAnalytics()
  const value = cartValueOf(cart)
  const seen = useRef(value)
  const told = useRef({ shipping: '', payment: '' })
  useEffect(() => {
    seen.current = value
  })
  useEffect(() => publish('begin_checkout', seen.current), [publish])
  return {
    shippingChosen: useCallback(
      (method) => {
        if (told.current.shipping === method) return
        told.current.shipping = method
        publish('add_shipping_info', { ...seen.current, shipping_tier: method })
      },
      [publish],
    ),
    paymentChosen: useCallback(
      (method) => {
        if (told.current.payment === method) return
        told.current.payment = method
        publish('add_payment_info', { ...seen.current, payment_type: method })
      },
      [publish],
    ),
  }
}
