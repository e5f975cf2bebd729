import { orderDayOf } from '#src/lib/orderDay.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { deliveryCalendarOf } from '#src/shop/deliveryCalendar.ts'

/** The day from which the working days of an order count, by the moment of the order. */
export function useOrderDayOf(): (placedAt: Date) => string {
  const { locale } = useShop()
  return (placedAt) => orderDayOf(placedAt.getTime(), deliveryCalendarOf(locale))
}
