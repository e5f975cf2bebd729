/** Magento's cache tags of the catalogue. */

/** On every answer that contains a product. */
export const ALL_PRODUCTS = 'cat_p'

export const productTag = (id: number): string => `cat_p_${id}`

export const categoryTag = (id: number): string => `cat_c_${id}`

/** For a category's list: its products, their order and its filters. */
export const categoryListTag = (id: number): string => `cat_c_p_${id}`
