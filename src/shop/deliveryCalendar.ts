import type { DeliveryCalendar, StoreDefinition } from './defineShop.ts'
import { SHOP } from './selectedShop.ts'

/**
 * Magento's carrier of in-store pick-up, whose goods are not delivered. In a module of the entry, because the build would
 * join a file of its own with the forms of the checkout, which the product page would then load too.
 */
export const PICKUP_CARRIER = 'instore'

/** The delivery calendar of a store. */
export const deliveryCalendarOf = ({ deliveryCalendar = SHOP.deliveryCalendar }: StoreDefinition): DeliveryCalendar =>
  deliveryCalendar
