import { Trans } from '@lingui/react/macro'
import { useDeliveryDates } from './useDeliveryDates.ts'
import type { Delivery } from './useDeliveryDates.ts'

/** The expected days of a delivery in one sentence; nothing if the merchant has set none. */
export function DeliveryPromise(delivery: Delivery) {
  const promised = useDeliveryDates()(delivery)
  if (!promised) return null
  const dates = promised.words
  return (
    // Another element for other dates, because a page translator has replaced the old text.
    <span key={dates}>
      <Trans>Consegna stimata: {dates}</Trans>
    </span>
  )
}
