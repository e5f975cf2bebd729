import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import type { PlacedOrder } from '#src/shop/payments.ts'
import { createUnseenReceipt } from './unseenReceipt.ts'

/** Returns the function that opens the receipt of a placed order in place of the current page. */
export function useOpenReceipt(): (order: PlacedOrder) => void {
  const { tabStorage, customerToken } = useShop()
  const navigate = useNavigate()
  return useCallback(
    (order: PlacedOrder) => {
      createUnseenReceipt(tabStorage).note(order)
      const { number, token } = order
      void (customerToken.get() === null
        ? navigate({ to: '/checkout/success', search: { token }, replace: true })
        : navigate({ to: '/checkout/success/$number', params: { number }, replace: true }))
    },
    [tabStorage, customerToken, navigate],
  )
}
