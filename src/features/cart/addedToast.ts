/** How the ids begin of notices that something is in the cart: they lead there, and go when the cart shows. */
export const ADDED_TOAST = 'added:'
