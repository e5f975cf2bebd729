/** Magento's carrier of in-store pick-up. */
export const PICKUP_CARRIER = 'instore'
