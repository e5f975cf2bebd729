import { useShop } from '#src/relay/ShopContext.ts'
import { carrierOf } from './carriers.ts'
import type { Delivery } from './useDeliveryDates.ts'
import { useOrderDayOf } from './useOrderDayOf.ts'

/** The carrier and the order day of a placed order, for its expected days. */
export function useOrderDelivery(): (placedAt: Date, shippingMethod: string | null | undefined) => Delivery {
  const { storage } = useShop()
  const orderDayOf = useOrderDayOf()
  return (placedAt, shippingMethod) => {
    const carrier = carrierOf(storage, shippingMethod)
    return { from: orderDayOf(placedAt), ...(carrier !== undefined && { carrier }) }
  }
}
