/**
 * Whether a browser sent this request from a page of another origin. Same-site siblings (another port or subdomain)
 * count as other origins. Requests without these headers come from programs, which do not carry a shopper's cookies.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null || origin === new URL(request.url).origin) return false
  // Behind a proxy the scheme is unknown here, so only the host of the origin is compared with the requested host.
  return URL.parse(origin)?.host !== request.headers.get('host')
}
