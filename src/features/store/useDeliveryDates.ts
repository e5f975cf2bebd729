import { useMemo } from 'react'
import { deliveryDates, deliveryDaysOf, spanOf } from '#src/lib/deliveryDates.ts'
import { dayRange } from '#src/lib/dayRange.ts'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'

export type PromisedDelivery = {
  /** The dates in words, e.g. `ven 27 nov – mar 1 dic`. */
  readonly words: string
  /** The last of the days, `YYYY-MM-DD`. */
  readonly lastDay: string
}

export type Delivery = {
  /** Left out where the carrier is not known yet or not told: the days of all carriers together. */
  readonly carrier?: string
  /** The day from which the working days of a placed order count; left out, that of an order placed now. */
  readonly from?: string
}

/** The dates of a delivery by the merchant's calendar; null if the merchant has set no days for it. */
export function useDeliveryDates(): (delivery?: Delivery) => PromisedDelivery | null {
  const { deliveryDays, locale, orderDay, closedDays } = useShop()
  const daysOf = useMemo(() => deliveryDaysOf(deliveryDays), [deliveryDays])
  const format = dateTimeFormat(locale.intlLocale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return ({ carrier, from = orderDay } = {}) => {
    const days =
      carrier === undefined
        ? spanOf([...daysOf].flatMap(([code, each]) => (code === PICKUP_CARRIER ? [] : [each])))
        : (daysOf.get(carrier) ?? null)
    if (!days) return null
    const [first, last] = deliveryDates(from, days, closedDays)
    return { words: dayRange(format, first, last), lastDay: last.toISOString().slice(0, 10) }
  }
}
