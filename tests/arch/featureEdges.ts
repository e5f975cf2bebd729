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
  // Orders look the same on the receipt and in the account, and can be added to the cart again.
  ['orders', 'checkout'],
  ['orders', 'cart'],
  // A return belongs to an order and is part of the account.
  ['returns', 'account'],
  ['returns', 'orders'],
  ['returns', 'checkout'],
  // Products of a gift registry look and sell as elsewhere, and the account manages them.
  ['gift-registry', 'account'],
  ['gift-registry', 'analytics'],
  ['gift-registry', 'cart'],
  ['gift-registry', 'catalogue'],
  ['gift-registry', 'navigation'],
  ['gift-registry', 'product'],
  ['checkout', 'cms'],
  // Required chunks show an error when they fail to load.
  ['checkout', 'navigation'],
  // One kit of fields for e-mails, names and addresses.
  ['account', 'forms'],
  ['address', 'forms'],
  ['cart', 'forms'],
  ['checkout', 'address'],
  ['checkout', 'forms'],
  ['contact', 'forms'],
  ['gift-registry', 'address'],
  ['gift-registry', 'forms'],
  ['newsletter', 'forms'],
  // Every form says in the same words when to try again.
  ['cart', 'forms'],
  ['reviews', 'forms'],
  ['orders', 'forms'],
  ['withdrawal', 'forms'],
  // Forms that Google reCAPTCHA may protect.
  ['account', 'captcha'],
  ['cart', 'captcha'],
  ['checkout', 'captcha'],
  ['contact', 'captcha'],
  ['newsletter', 'captcha'],
  ['reviews', 'captcha'],
  // The structured data of a product has its reviews.
  ['reviews', 'seo'],
  // The merchant's settings decide which parts are shown.
  ['forms', 'store'],
  ['account', 'store'],
  ['cart', 'store'],
  ['catalogue', 'store'],
  ['checkout', 'store'],
  ['orders', 'store'],
  ['product', 'store'],
  ['cms', 'store'],
  ['reviews', 'store'],
  ['saved', 'store'],
  ['seo', 'store'],
  ['consent', 'navigation'],
  ['display-preferences', 'navigation'],
  ['cms', 'product'],
  // Features publish their own analytics events.
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
  // Products are saved where they are shown.
  ['cart', 'saved'],
  ['catalogue', 'saved'],
  ['wishlist', 'saved'],
  ['compare', 'saved'],
  ['cms', 'navigation'],
  ['cms', 'catalogue'],
  ['newsletter', 'cms'],
  // Blocks of extensions get the store's settings, and have places in the cart and in the checkout.
  ['extensions', 'seo'],
  ['extensions', 'store'],
  ['cart', 'extensions'],
  ['checkout', 'extensions'],
  // Data that outlives the visit needs consent.
  ['search', 'consent'],
]
