import { useLingui } from '@lingui/react/macro'
import { useDeliveryDates } from '#src/features/store/useDeliveryDates.ts'

/** The expected delivery of a carrier as text; null if the merchant has not set it. */
export function useDeliveryEstimate(): (carrier: string) => string | null {
  const { t } = useLingui()
  const datesOf = useDeliveryDates()
  return (carrier) => {
    const promised = datesOf({ carrier })
    if (!promised) return null
    const dates = promised.words
    return t`Consegna stimata: ${dates}`
  }
}
