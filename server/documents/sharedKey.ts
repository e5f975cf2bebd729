/** The storefront's cookie with the cart id (spec §4). */
const CART_COOKIE = /(?:^|;\s*)cart=[^;]/

/** Parameters with the same values for many visitors: the state of a list. */
const SHARED_PARAMS: ReadonlySet<string> = new Set(['page', 'sort'])

/** Longer addresses are not worth sharing. */
const MOST_CHARACTERS = 512

/**
 * The cache key of a shared page; null for personal requests, and for addresses with rarely shared parameters. The
 * store view follows from host and path; the order of parameters is kept, because the page contains its own address.
 */
export function sharedKeyOf(request: Request, currency: string | null): string | null {
  return CART_COOKIE.test(request.headers.get('cookie') ?? '') ? null : addressKeyOf(request, currency)
}

/**
 * Like {@link sharedKeyOf}, also for a visitor with a cart: the key of the guests' page, used if their own render
 * fails.
 */
export function addressKeyOf({ headers, url }: Request, currency: string | null): string | null {
  const { host, pathname, search, searchParams } = new URL(url)
  if (headers.has('authorization')) return null
  const key = `${currency === null ? '' : `${currency} `}${host}${pathname}${search}`
  return key.length <= MOST_CHARACTERS && [...searchParams.keys()].every((name) => SHARED_PARAMS.has(name)) ? key : null
}
