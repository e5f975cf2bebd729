/** Where a shared cart is shown; which one stands behind `#`. */
export const SHARED_CART_PATH = '/cart/shared'
