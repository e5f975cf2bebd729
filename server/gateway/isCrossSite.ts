/**
 * Whether a browser sent this request from a page of another origin. Same-site siblings (another port or subdomain)
 * are others too. Requests without these headers come from programs, which carry no shopper's ambient rights.
 */
export function isCrossSite(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null || origin === publicOrigin) return false
  // Behind a proxy the scheme is unknown here, so an origin counts as ours when it names the host that was asked.
  return URL.parse(origin)?.host !== request.headers.get('host')
}
