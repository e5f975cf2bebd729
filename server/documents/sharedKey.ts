/** The storefront's cookie with the cart id (spec §4). */
const CART_COOKIE = /(?:^|;\s*)cart=[^;]/

/** Parameters with the same values for many visitors: the state of a list. */
const SHARED_PARAMS: ReadonlySet<string> = new Set(['page', 'sort'])

/** Longer addresses are not worth sharing. */
const MOST_CHARACTERS = 512

export const hasCart = ({ headers }: Request): boolean => CART_COOKIE.test(headers.get('cookie') ?? '')

/**
 * The cache key of a shared page; null for requests with a token, and for addresses with rarely shared parameters. The
 * store view follows from host and path; the order of parameters is kept, because the page contains its own address.
 */
export function sharedKeyOf({ headers, url }: Request, currency: string | null): string | null {
  const { host, pathname, search, searchParams } = new URL(url)
  if (headers.has('authorization')) return null
  const key = `${currency === null ? '' : `${currency} `}${host}${pathname}${search}`
  return key.length <= MOST_CHARACTERS && [...searchParams.keys()].every((name) => SHARED_PARAMS.has(name)) ? key : null
}
