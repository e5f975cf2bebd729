/**
 * Which feature may use which: the whole list, kept acyclic by the layering test. A new edge is a decision to defend:
 * features meet in pages, so most of them need none.
 */
export const FEATURE_EDGES: readonly (readonly [user: string, used: string])[] = [
  ['product', 'cart'],
  ['catalogue', 'product'],
  ['search', 'product'],
  ['checkout', 'cart'],
  ['checkout', 'cms'],
  ['wishlist', 'product'],
  ['cms', 'product'],
  ['catalogue', 'navigation'],
  ['catalogue', 'seo'],
  ['search', 'navigation'],
  ['product', 'navigation'],
  ['cart', 'navigation'],
  ['cms', 'navigation'],
  ['cms', 'catalogue'],
  ['newsletter', 'cms'],
]
