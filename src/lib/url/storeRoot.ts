/** Begins the address of a page of the store view that shows a merchant's text. */
export const STORE_ROOT = '{{store}}'
