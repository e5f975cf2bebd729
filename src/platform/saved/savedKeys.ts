// Kept because the shopper asked for it (decision 20). Removed at the end of a customer's session.
export const KEPT_WISHES_KEY = 'vetrina.wishlist'
export const KEPT_COMPARISON_KEY = 'vetrina.compare'
export const WISH_NAMES_KEY = 'vetrina.wishlistNames'
export const COMPARED_NAMES_KEY = 'vetrina.compareNames'
