/** The storefront's cookie with the cart id (spec §4). */
const CART_COOKIE = /(?:^|;\s*)cart=[^;]/

/** State of a list, and what a campaign's links carry: all of its visitors bring the same. */
const SHARED_PARAMS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
])

/** Longer ones are nobody's links. */
const MOST_CHARACTERS = 512

/**
 * Under what a page can be shared with others who ask for it; null for requests that tell who asks, and for addresses
 * with parameters that hardly two visitors share. Store view and currency follow from the path; the order of the
 * parameters stays, for the page holds its own address.
 */
export function sharedKeyOf(request: Request): string | null {
  return CART_COOKIE.test(request.headers.get('cookie') ?? '') ? null : addressKeyOf(request)
}

/**
 * As {@link sharedKeyOf}, also for a visitor with a cart: under what the page was kept that guests share, for when theirs
 * cannot be rendered.
 */
export function addressKeyOf({ headers, url }: Request): string | null {
  const { pathname, search, searchParams } = new URL(url)
  if (headers.has('authorization')) return null
  const key = pathname + search
  return key.length <= MOST_CHARACTERS && [...searchParams.keys()].every((name) => SHARED_PARAMS.has(name)) ? key : null
}
