/**
 * Which feature may use which: the whole list, kept acyclic by the layering test. A new edge is a decision to defend:
 * features meet in pages, so most of them need none.
 */
export const FEATURE_EDGES: readonly (readonly [user: string, used: string])[] = [
  ['product', 'cart'],
  ['catalogue', 'product'],
  ['search', 'product'],
  ['account', 'cart'],
  ['account', 'navigation'],
  ['account', 'seo'],
  ['checkout', 'cart'],
  // What was ordered looks alike on the receipt and in the account, and can be put into the cart again.
  ['orders', 'checkout'],
  ['orders', 'cart'],
  // What comes back belongs to an order, and is talked about in the account.
  ['returns', 'account'],
  ['returns', 'orders'],
  // What is wished for on a list of gifts looks as in lists, is bought as elsewhere, and is kept in the account.
  ['gift-registry', 'account'],
  ['gift-registry', 'analytics'],
  ['gift-registry', 'cart'],
  ['gift-registry', 'catalogue'],
  // Gifts are sent to an address as the checkout asks for it.
  ['gift-registry', 'checkout'],
  ['gift-registry', 'navigation'],
  ['gift-registry', 'product'],
  ['checkout', 'cms'],
  // What cannot be done without is missed aloud.
  ['checkout', 'navigation'],
  // What the merchant set decides what is shown.
  ['account', 'store'],
  ['cart', 'store'],
  ['catalogue', 'store'],
  ['checkout', 'store'],
  ['cms', 'store'],
  ['reviews', 'store'],
  ['saved', 'store'],
  ['seo', 'store'],
  ['consent', 'navigation'],
  ['display-preferences', 'navigation'],
  ['cms', 'product'],
  // What happened is told where it happens.
  ['catalogue', 'analytics'],
  ['product', 'analytics'],
  ['cart', 'analytics'],
  ['checkout', 'analytics'],
  ['orders', 'analytics'],
  ['saved', 'analytics'],
  ['catalogue', 'cart'],
  ['catalogue', 'navigation'],
  ['catalogue', 'display-preferences'],
  ['catalogue', 'seo'],
  ['catalogue', 'reviews'],
  ['search', 'navigation'],
  ['product', 'navigation'],
  ['cart', 'navigation'],
  // What is put aside is put aside where it is seen.
  ['cart', 'saved'],
  ['catalogue', 'saved'],
  ['wishlist', 'saved'],
  ['compare', 'saved'],
  ['cms', 'navigation'],
  ['cms', 'catalogue'],
  ['newsletter', 'cms'],
  // What outlives the visit is remembered for those who allow it.
  ['search', 'consent'],
]
