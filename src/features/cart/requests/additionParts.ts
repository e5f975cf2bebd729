import { CartErrorNotice } from './CartErrorNotice.tsx'
import { createAddProductsToCart } from './useAddProductsToCart.ts'

/** One file, because a request costs more than the bytes of a message that is seldom shown. */
export const additionParts = { CartErrorNotice, createAddProductsToCart }
