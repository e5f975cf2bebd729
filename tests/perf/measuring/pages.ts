/** The measured pages; cart and checkout need a cart with an item. */
export const PAGES: readonly { readonly name: string; readonly path: string; readonly needsCart?: true }[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/tavola.html' },
  { name: 'product', path: '/vaso-anfora.html' },
  { name: 'search', path: '/search?q=vaso' },
  { name: 'cart', path: '/cart', needsCart: true },
  { name: 'checkout', path: '/checkout', needsCart: true },
]
