/**
 * The pages of this shop that correspond to pages of Magento's own storefront. Magento's mails and the merchant's texts
 * link to those.
 */
export const MAGENTO_PAGES: Readonly<Record<string, string>> = {
  'catalog/product_compare': 'compare',
  'catalogsearch/result': 'search',
  'checkout/cart': 'cart',
  'customer/account': 'account',
  'customer/account/confirm': 'account/confirm',
  'customer/account/confirmation': 'account/signin',
  'customer/account/create': 'account/create',
  'customer/account/createpassword': 'account/reset-password',
  'customer/account/edit': 'account/profile',
  'customer/account/forgotpassword': 'account/forgot-password',
  'customer/account/login': 'account/signin',
  'customer/address': 'account/addresses',
  'downloadable/customer/products': 'account/downloads',
  'newsletter/manage': 'account/profile',
  'review/customer': 'account/reviews',
  'sales/guest/form': 'orders/find',
  'sales/order/history': 'account/orders',
  'vault/cards/listaction': 'account/payment-methods',
}

/**
 * Parameters that only the shopper may know: as in the shop's own mails they are moved into the fragment, which
 * browsers send to no server.
 */
const SECRETS = ['token', 'key', 'email']

export type OwnAddress = {
  /** Without the first slash. */
  readonly path: string
  readonly search: Readonly<Record<string, string>>
  /** Empty, or the fragment with `#`. */
  readonly hash: string
}

/** The address in this shop of an address of Magento's storefront; null for other addresses. */
export function ownAddressOf(path: string, searchText: string): OwnAddress | null {
  const segments = path.toLowerCase().split('/')
  const isLeftOut = (segment: string | undefined) => segment === '' || segment === 'index'
  while (segments.length > 1 && isLeftOut(segments.at(-1))) segments.pop()
  const name = segments.join('/')
  // A visitor may write `constructor`, which every object has.
  const page = Object.hasOwn(MAGENTO_PAGES, name) ? MAGENTO_PAGES[name] : undefined
  if (page === undefined) return null
  const given = new URLSearchParams(searchText)
  const secret = new URLSearchParams(SECRETS.flatMap((name) => given.getAll(name).map((value) => [name, value])))
  const words = given.get('q')
  return { path: page, search: page === 'search' && words !== null ? { q: words } : {}, hash: secret.toString() }
}
