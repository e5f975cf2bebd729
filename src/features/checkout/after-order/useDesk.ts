import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createUnreportedPurchases } from '#src/features/analytics/unreportedPurchases.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { PlacedOrder } from '#src/shop/payments.ts'
import { atDesk } from './atDesk.ts'
import type { Subject } from './atDesk.ts'
import type { DeskResult, PaymentDesk } from './paymentDesk.ts'

/** Returns a function that settles payments of a method, and one that opens the receipt of a paid order. */
export function useDesk(): {
  /** Never rejects: without the code of the method nothing is known. */
  readonly atDesk: (subject: Subject, act: (desk: PaymentDesk) => Promise<DeskResult>) => Promise<DeskResult>
  /** @param isNews the purchase was not reported before */
  readonly openReceipt: (order: PlacedOrder, isNews: boolean) => void
} {
  const shop = useShop()
  const { tabStorage, customerToken } = shop
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const act = useCallback(
    (subject: Subject, onDesk: (desk: PaymentDesk) => Promise<DeskResult>) =>
      atDesk(shop, environment, subject, onDesk),
    [shop, environment],
  )
  const openReceipt = useCallback(
    ({ number, token }: PlacedOrder, isNews: boolean) => {
      if (isNews) createUnreportedPurchases(tabStorage).note(number)
      void (customerToken.get() === null
        ? navigate({ to: '/checkout/success', search: { token }, replace: true })
        : navigate({ to: '/checkout/success/$number', params: { number }, replace: true }))
    },
    [tabStorage, customerToken, navigate],
  )
  return { atDesk: act, openReceipt }
}
