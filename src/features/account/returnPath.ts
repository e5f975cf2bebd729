/** Where sign-in leads when nobody said where the shopper came from. */
export const ACCOUNT_PATH = '/account'
export const SIGN_IN_PATH = '/account/signin'

/** Only its origin matters: a path that resolves to another one leaves the shop. */
const ANY_ORIGIN = 'https://shop.invalid'

/**
 * The path to go on to after sign-in, as found in an address that a stranger may have written: anything but a path of
 * this shop becomes the account. The sign-in page itself would be no way on.
 */
export function returnPathOf(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return ACCOUNT_PATH
  const url = URL.parse(from, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN || url.pathname.endsWith(SIGN_IN_PATH)) return ACCOUNT_PATH
  // As `/..//host` resolves to: the browser would read a host in it.
  if (url.pathname.startsWith('//')) return ACCOUNT_PATH
  return url.pathname + url.search + url.hash
}
