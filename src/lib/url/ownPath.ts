/** Only its origin matters: a path that resolves to another one leaves the shop. */
const ANY_ORIGIN = 'https://shop.invalid'

/** An untrusted address as a path of this shop, with its search and hash; null for everything else. */
export function ownPathOf(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null
  const url = URL.parse(address, ANY_ORIGIN)
  // `/..//host` resolves to a path with two slashes, which a browser would read as a host.
  if (url?.origin !== ANY_ORIGIN || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
