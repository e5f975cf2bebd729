import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createUnreportedPurchases } from '#src/features/analytics/unreportedPurchases.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { PlacedOrder } from '#src/shop/payments.ts'
import { useOpenReceipt } from '../receipt/useOpenReceipt.ts'
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
  const { tabStorage } = shop
  const environment = useRelayEnvironment()
  const open = useOpenReceipt()
  const act = useCallback(
    (subject: Subject, onDesk: (desk: PaymentDesk) => Promise<DeskResult>) =>
      atDesk(shop, environment, subject, onDesk),
    [shop, environment],
  )
  const openReceipt = useCallback(
    (order: PlacedOrder, isNews: boolean) => {
      if (isNews) createUnreportedPurchases(tabStorage).note(order.number)
      open(order)
    },
    [tabStorage, open],
  )
  return { atDesk: act, openReceipt }
}
