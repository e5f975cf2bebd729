/** The path after sign-in without an earlier page. */
export const ACCOUNT_PATH = '/account'
export const SIGN_IN_PATH = '/account/signin'

/** Only its origin matters: a path that resolves to another one leaves the shop. */
const ANY_ORIGIN = 'https://shop.invalid'

/**
 * The path after sign-in from an untrusted address: everything but a path of this shop becomes the account. The sign-in
 * page itself is excluded.
 */
export function returnPathOf(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/')) return ACCOUNT_PATH
  const url = URL.parse(from, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN || url.pathname.endsWith(SIGN_IN_PATH)) return ACCOUNT_PATH
  // `/..//host` resolves to such a path, which a browser would read as a host.
  if (url.pathname.startsWith('//')) return ACCOUNT_PATH
  return url.pathname + url.search + url.hash
}
