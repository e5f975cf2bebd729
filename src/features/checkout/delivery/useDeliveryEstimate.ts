import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { deliveryDates, deliveryDaysOf } from '#src/lib/deliveryDates.ts'
import { dayRange } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The expected delivery of a carrier as text; null if the merchant has not set it. */
export function useDeliveryEstimate(): (carrier: string) => string | null {
  const { t } = useLingui()
  const { deliveryDays, locale, orderDay, closedDays } = useShop()
  const daysOf = useMemo(() => deliveryDaysOf(deliveryDays), [deliveryDays])
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(locale.intlLocale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
    [locale],
  )
  return (carrier) => {
    const days = daysOf.get(carrier)
    if (!days) return null
    const dates = dayRange(format, ...deliveryDates(orderDay, days, closedDays))
    return t`Consegna stimata: ${dates}`
  }
}
