/** Magento's cache tags of the catalogue. */

/** Every answer with a product carries it. */
export const ALL_PRODUCTS = 'cat_p'

export const productTag = (id: number): string => `cat_p_${id}`

export const categoryTag = (id: number): string => `cat_c_${id}`

/** Of a category's list: which products are in it, in which order and with which filters. */
export const categoryListTag = (id: number): string => `cat_c_p_${id}`
