/** The path of shared carts; the fragment contains the cart. */
export const SHARED_CART_PATH = '/cart/shared'
