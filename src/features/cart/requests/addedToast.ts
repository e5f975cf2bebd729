/** Prefix of the ids of toasts about additions: they link to the cart, and are dismissed when it opens. */
export const ADDED_TOAST = 'added:'
