import { Trans } from '@lingui/react/macro'
import { useDeliveryDates } from './useDeliveryDates.ts'
import type { Delivery } from './useDeliveryDates.ts'

/** The expected days of a delivery in one sentence; nothing if the merchant has set none. */
export function DeliveryPromise(delivery: Delivery) {
  const promised = useDeliveryDates()(delivery)
  if (!promised) return null
  const dates = promised.words
  return <Trans>Consegna stimata: {dates}</Trans>
}
